import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, text } from '#/domain/list-columns.ts'
import type { ApiScope } from '#/domain/partners/api-scopes.ts'
import { officeKeyMessages } from '#/messages/office/partner-doors.ts'

export const officeKeyTabs = ['active', 'ending', 'ended'] as const
/** Days before its end from which a key is listed as expiring soon. */
export const endingDays = 14
/** Days without a call after which a key is listed as unused. */
export const idleDays = 90

export type OfficeKeyRow = {
  id: string
  name: string
  /** Last characters of the secret. */
  hint: string
  companyId: string
  company: string | null
  /** Part of the company; null: the whole company. */
  part: string | null
  maker: string | null
  scopes: ApiScope[]
  state: 'active' | 'expired' | 'revoked'
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
  revokedAt: string | null
}

/** API keys of all companies, for our team. */
export const officeKeyList = defineList({
  key: 'office-api-keys',
  permission: 'integrations.read',
  address: href('/admin/integrations/keys'),
  messages: officeKeyMessages,
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'tab', values: officeKeyTabs, label: 'tabs' },
  filters: { usage: oneOf(['never', 'week', 'idle']) },
  sorts: { newest: 'desc', used: 'desc', ends: 'asc', company: 'asc' },
  columns: {
    name: text({ exact: true }),
    company: text({ sort: 'company' }),
    scopes: text({ value: ({ scopes }: { scopes: ApiScope[] }) => scopes.join(', '), room: 'l' }),
    maker: text({ room: 'l' }),
    state: label({ tones: { active: 'green', expired: 'grey', revoked: 'grey' }, card: 'aside', room: 's' }),
    lastUsedAt: moment({ sort: 'used' }),
    expiresAt: moment({ sort: 'ends', room: 'm' }),
    createdAt: moment({ sort: 'newest', room: 'xl' }),
  },
})
export type OfficeKeyQuery = QueryOf<typeof officeKeyList>

import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import type { DisabledReason } from '#/domain/partners/webhook-events.ts'
import { officeWebhookMessages } from '#/messages/office/partner-doors.ts'

/** `failing`: active, and its last attempt failed. The worst first. */
export const officeWebhookStates = ['disabled', 'failing', 'paused', 'active'] as const
export type OfficeWebhookState = (typeof officeWebhookStates)[number]

export type OfficeWebhookRow = {
  id: string
  name: string
  url: string
  version: number
  companyId: string
  company: string | null
  state: OfficeWebhookState
  disabledWhy: DisabledReason | null
  /** Why our team stopped it. */
  stoppedReason: string | null
  failingSince: string | null
  /** Last message that arrived, among those of the last 30 days. */
  goodAt: string | null
  /** Messages that failed and that wait, each counted up to a thousand. */
  failed: number
  waiting: number
}

/** Webhook endpoints of all companies, for our team. */
export const officeWebhookList = defineList({
  key: 'office-webhooks',
  permission: 'integrations.read',
  address: href('/admin/integrations/webhooks'),
  messages: officeWebhookMessages,
  pageSize: 25,
  hasSearch: true,
  filters: { state: oneOf(officeWebhookStates) },
  sorts: { trouble: 'asc', company: 'asc', since: 'asc' },
  columns: {
    name: text({ exact: true }),
    company: text({ sort: 'company' }),
    state: label({
      sort: 'trouble',
      tones: { disabled: 'red', failing: 'yellow', paused: 'grey', active: 'green' },
      card: 'aside',
    }),
    goodAt: moment({ room: 's' }),
    failed: number({ labelled: true }),
    waiting: number({ labelled: true, room: 'm' }),
    failingSince: moment({ sort: 'since', room: 'l' }),
  },
})
export type OfficeWebhookQuery = QueryOf<typeof officeWebhookList>

import { href } from 'react-router'
import type { AuthorityFaultReason } from '#/domain/billing/tax-unit.ts'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { label, moment, text } from '#/domain/list-columns.ts'
import type { TaxDocumentKind } from '#/domain/tax-document.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import type { ToldMessage } from './fault.ts'
import { type AuthorityState, authorityStates } from './lists.ts'

export type Outcome = 'accepted' | 'report-instead' | 'rejected' | 'fault'
export type SentRow = {
  id: string
  number: string
  kind: TaxDocumentKind
  form: 'standard' | 'simplified'
  client: string
  issued: string
  state: AuthorityState
  isLate: boolean
  /** Time and outcome of the last call. */
  last: { at: string; outcome: Outcome; reason: AuthorityFaultReason | null; messages: ToldMessage[] } | null
}

/** Documents for the tax authority. */
export const sentList = defineList({
  key: 'sent-documents',
  permission: 'tax-units.manage',
  address: href('/admin/invoices/units/documents'),
  messages: { ...taxUnitMessages, caption: taxUnitMessages.documentsCaption },
  pageSize: 25,
  hasSearch: true,
  filters: { state: oneOf(authorityStates), form: oneOf(['standard', 'simplified']), unit: recordId() },
  sorts: { issued: 'desc', number: 'asc', client: 'asc' },
  columns: {
    number: text(),
    state: label({ card: 'aside' }),
    kind: label(),
    form: label({ only: 'file' }),
    client: text(),
    issued: moment(),
    lastCall: moment({ value: ({ last }: SentRow) => last?.at ?? null }),
    said: text({
      value: ({ last }: SentRow, { t }) =>
        [
          ...(last?.reason ? [t(`fault_${last.reason}`)] : []),
          ...(last?.messages ?? []).map(({ code, text: words }) => `${code} ${words}`.trim()),
        ].join('; '),
    }),
  },
  file: { name: 'tax-authority', action: 'tax-units.export', entity: 'tax-unit' },
})
export type SentQuery = QueryOf<typeof sentList>

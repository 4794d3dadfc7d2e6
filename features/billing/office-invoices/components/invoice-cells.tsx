import { startOfDay } from '#/domain/riyadh-time.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { InvoiceRow } from '../list.ts'
import { AuthorityBadge, InvoiceStateBadge } from './state-badge.tsx'

export function useInvoiceCells(): ListCells<InvoiceRow> {
  const t = useT(invoiceMessages)
  return {
    number: ({ number }) =>
      number ? (
        <bdi dir="ltr" className="whitespace-nowrap">
          {number}
        </bdi>
      ) : (
        t('draftName')
      ),
    state: ({ state }) => <InvoiceStateBadge state={state} />,
    kind: ({ kind, purpose }) => (
      <span className="cell-pair">
        <span>{t(`kind_${kind}`)}</span>
        <span className="room-xl text-caption text-ink-2">{t(`purpose_${purpose}`)}</span>
      </span>
    ),
    issued: ({ issued, due }) =>
      issued && (
        <span className="cell-pair">
          <Time at={issued} />
          {due && (
            <span className="text-caption text-ink-2">
              {t('dueShort')} <Time at={startOfDay(due)} />
            </span>
          )}
        </span>
      ),
    owed: ({ owed, number }) => (number ? <Money halalas={owed} bare /> : null),
    authority: ({ number, authority }) => number && authority !== 'none' && <AuthorityBadge state={authority} />,
  }
}

import type { ReactNode } from 'react'
import type { ListCells } from '#/ui/list-table.tsx'
import type { PaymentRow } from '../list.ts'
import { PaymentStateBadge } from './payment-state.tsx'

const code = (text: string): ReactNode => (
  <bdi dir="ltr" className="whitespace-nowrap">
    {text}
  </bdi>
)

/** Cells with more than one value of the payment; codes do not wrap. */
export const paymentCells: ListCells<PaymentRow> = {
  reference: ({ reference }) => code(reference),
  state: (row) => <PaymentStateBadge {...row} />,
  client: ({ client, payer }) => (
    <span className="cell-pair">
      <bdi>{client}</bdi>
      {payer && (
        <span className="text-caption text-ink-2">
          <bdi>{payer}</bdi>
        </span>
      )}
    </span>
  ),
  number: ({ number }) => code(number),
}

import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleCheckBig,
  Clock,
  MailQuestion,
  ReceiptText,
  Stamp,
  Wallet,
} from 'lucide-react'
import type { InvoiceState } from '#/domain/kitchen/buying/invoice.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const looks = {
  entered: ['grey', Clock],
  matched: ['green', CircleCheck],
  differs: ['red', CircleAlert],
  accepted: ['blue', Stamp],
  credit_asked: ['yellow', MailQuestion],
  credited: ['blue', ReceiptText],
  ready: ['violet', Wallet],
  paid: ['green', CircleCheckBig],
  void: ['grey', Ban],
} as const satisfies Record<InvoiceState, readonly [Tone, typeof Clock]>

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  const t = useT(supplierInvoiceMessages)
  const [tone, icon] = looks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}

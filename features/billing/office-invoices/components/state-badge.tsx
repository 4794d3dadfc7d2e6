import { Ban, CircleAlert, CircleCheck, CircleDashed, Clock, Contrast, type LucideIcon, Send } from 'lucide-react'
import type { InvoiceState } from '#/domain/invoice.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { Badge, StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { AuthorityState } from '../list.ts'

const looks: Record<InvoiceState, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'grey', icon: CircleDashed },
  issued: { tone: 'blue', icon: Send },
  partly_paid: { tone: 'yellow', icon: Contrast },
  paid: { tone: 'green', icon: CircleCheck },
  overdue: { tone: 'red', icon: CircleAlert },
  credited: { tone: 'violet', icon: Ban },
}

/** State of a document as text, colour and icon. */
export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  const t = useT(invoiceMessages)
  return <StatusBadge {...looks[state]}>{t(`state_${state}`)}</StatusBadge>
}

const authorityTones: Record<AuthorityState, Tone> = {
  none: 'grey',
  waiting: 'grey',
  cleared: 'green',
  reported: 'green',
  warned: 'yellow-deep',
  rejected: 'red',
}
const authorityIcons: Partial<Record<AuthorityState, LucideIcon>> = {
  waiting: Clock,
  cleared: CircleCheck,
  reported: CircleCheck,
  warned: CircleAlert,
  rejected: CircleAlert,
}

/** State of a document at the tax authority. */
export function AuthorityBadge({ state }: { state: AuthorityState }) {
  const t = useT(invoiceMessages)
  const icon = authorityIcons[state]
  return (
    <Badge tone={authorityTones[state]} {...(icon ? { icon } : {})}>
      {t(`authority_${state}`)}
    </Badge>
  )
}

import {
  Ban,
  Banknote,
  CircleAlert,
  CircleCheck,
  CirclePause,
  Clock,
  Hourglass,
  Landmark,
  type LucideIcon,
  Package,
  Undo2,
  Users,
  XCircle,
} from 'lucide-react'
import type { PayoutState } from '#/domain/payout.ts'
import { bankName } from '#/domain/iban.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { Badge, StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { AccountState } from '../account-state.ts'
import type { BatchState } from '../hold-batch.server.ts'
import type { Outcome } from '../lists.ts'

type Look = { tone: Tone; icon: LucideIcon }

const payouts: Record<PayoutState, Look> = {
  accrued: { tone: 'grey', icon: Hourglass },
  payable: { tone: 'blue', icon: Banknote },
  batched: { tone: 'violet', icon: Package },
  paid: { tone: 'green', icon: CircleCheck },
  held: { tone: 'yellow-deep', icon: CirclePause },
  failed: { tone: 'red', icon: XCircle },
}
const batches: Record<BatchState, Look> = {
  open: { tone: 'yellow', icon: Clock },
  approved: { tone: 'blue', icon: CircleCheck },
  sent: { tone: 'violet', icon: Landmark },
  done: { tone: 'green', icon: CircleCheck },
  dropped: { tone: 'grey', icon: Ban },
}
const transfers: Record<Outcome, Look> = {
  waiting: { tone: 'grey', icon: Clock },
  paid: { tone: 'green', icon: CircleCheck },
  failed: { tone: 'red', icon: XCircle },
  returned: { tone: 'red', icon: Undo2 },
}
const accounts: Record<AccountState, Look> = {
  ready: { tone: 'green', icon: CircleCheck },
  missing: { tone: 'red', icon: CircleAlert },
  unverified: { tone: 'yellow-deep', icon: CircleAlert },
  shared: { tone: 'red', icon: Users },
  changed: { tone: 'yellow-deep', icon: Clock },
  blocked: { tone: 'red', icon: Ban },
}

export function PayoutStateBadge({ state }: { state: PayoutState }) {
  const t = useT(payoutMessages)
  return <StatusBadge {...payouts[state]}>{t(`state_${state}`)}</StatusBadge>
}

export function BatchStateBadge({ state }: { state: BatchState }) {
  const t = useT(payoutMessages)
  return <StatusBadge {...batches[state]}>{t(`batchState_${state}`)}</StatusBadge>
}

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const t = useT(payoutMessages)
  return <StatusBadge {...transfers[outcome]}>{t(`outcome_${outcome}`)}</StatusBadge>
}

export function AccountBadge({ state }: { state: AccountState }) {
  const t = useT(payoutMessages)
  return <Badge {...accounts[state]}>{t(`account_${state}`)}</Badge>
}

const masked = (last: string): string => `•••• ${last}`

/** Bank and last four digits only, never more of the account number. */
export function AccountName({ bank, last }: { bank: string | null; last: string | null }) {
  const lang = useLang()
  if (!last) return null
  return (
    <span className="text-caption text-ink-2">
      {bank && bankName(bank) && <bdi className="me-1">{bankName(bank)?.[lang]}</bdi>}
      <bdi dir="ltr" className="num">
        {masked(last)}
      </bdi>
    </span>
  )
}

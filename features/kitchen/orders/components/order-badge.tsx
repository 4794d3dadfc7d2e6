import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  Lock,
  PackageCheck,
  PackageOpen,
  PencilLine,
  Replace,
  Send,
} from 'lucide-react'
import type { OrderAnswer, OrderState } from '#/domain/kitchen/buying/order.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const looks = {
  draft: ['grey', PencilLine],
  awaiting: ['yellow', Clock],
  approved: ['blue', CircleCheck],
  sent: ['blue', Send],
  confirmed: ['green', CircleCheck],
  part_received: ['yellow', PackageOpen],
  received: ['green', PackageCheck],
  closed: ['grey', Lock],
  cancelled: ['grey', Ban],
} as const satisfies Record<OrderState, readonly [Tone, typeof Clock]>

/** State of an order; while it is sent, an answer that the buyer has to judge. */
export function OrderBadge({ state, answered }: { state: OrderState; answered: OrderAnswer | null }) {
  const t = useT(orderMessages)
  if (state === 'sent' && answered === 'changed')
    return (
      <StatusBadge tone="yellow" icon={Replace}>
        {t('changeAsked')}
      </StatusBadge>
    )
  if (state === 'sent' && answered === 'declined')
    return (
      <StatusBadge tone="red" icon={CircleX}>
        {t('declinedBadge')}
      </StatusBadge>
    )
  const [tone, icon] = looks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}

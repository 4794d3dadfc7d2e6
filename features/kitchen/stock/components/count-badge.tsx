import { CircleCheck, Hourglass, PencilLine, RotateCcw } from 'lucide-react'
import type { CountState } from '#/domain/kitchen/buying/count.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const looks = {
  open: ['blue', PencilLine],
  submitted: ['yellow', Hourglass],
  approved: ['green', CircleCheck],
  restated: ['yellow', RotateCcw],
} as const satisfies Record<CountState, readonly [Tone, typeof PencilLine]>

export function CountBadge({ state }: { state: CountState }) {
  const t = useT(stockMessages)
  const [tone, icon] = looks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}

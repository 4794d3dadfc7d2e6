import { Award, Ban, CircleCheck, CircleX, Clock, Eye, Lock, PencilLine, Send, Undo2 } from 'lucide-react'
import type { AnswerState, RequestState } from '#/domain/kitchen/buying/request.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const requestLooks = {
  draft: ['grey', PencilLine],
  sent: ['blue', Send],
  closed: ['yellow', Lock],
  awarded: ['green', Award],
  cancelled: ['grey', Ban],
} as const satisfies Record<RequestState, readonly [Tone, typeof Clock]>

export function RequestBadge({ state }: { state: RequestState }) {
  const t = useT(quotationMessages)
  const [tone, icon] = requestLooks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}

const answerLooks = {
  invited: ['grey', Clock],
  opened: ['blue', Eye],
  submitted: ['green', CircleCheck],
  declined: ['grey', CircleX],
  expired: ['grey', Clock],
  withdrawn: ['grey', Undo2],
} as const satisfies Record<AnswerState, readonly [Tone, typeof Clock]>

export function AnswerBadge({ state }: { state: AnswerState }) {
  const t = useT(quotationMessages)
  const [tone, icon] = answerLooks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`answer_${state}`)}
    </StatusBadge>
  )
}

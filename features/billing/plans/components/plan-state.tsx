import { officePlanMessages, planWords } from '#/messages/subscriptions.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { Plan } from '../hold.server.ts'
import { stateWord } from '../lists.ts'

/** State of a plan; of an active one also whether its month is paid. */
export function PlanState({ plan, isUnpaid }: { plan: Pick<Plan, 'state' | 'endedWhy'>; isUnpaid: boolean }) {
  const word = useT(planWords)
  const t = useT(officePlanMessages)
  if (plan.state === 'active' && isUnpaid) return <StatusBadge tone="yellow-deep">{t('state_unpaid')}</StatusBadge>
  const tone = plan.state === 'active' ? 'green' : plan.state === 'waiting' ? 'yellow' : 'grey'
  return <StatusBadge tone={tone}>{word(stateWord(plan))}</StatusBadge>
}

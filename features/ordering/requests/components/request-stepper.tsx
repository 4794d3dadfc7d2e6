import { type EvaluationStatus, evaluationStatuses } from '#/domain/evaluation.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { type Step, Stepper } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'

type Reached = { to: EvaluationStatus; at: string }

const way = evaluationStatuses.filter((status) => status !== 'cancelled')

/** Progress of a request with times; a cancelled one stops at its last step. */
export function RequestStepper({ status, events }: { status: EvaluationStatus; events: readonly Reached[] }) {
  const t = useT(evaluationMessages)
  const cancelled = status === 'cancelled'
  const before = events.find(({ to }) => to !== 'cancelled')?.to ?? 'pending'
  const current = way.indexOf((cancelled ? before : status) as (typeof way)[number])
  const detail = (of: EvaluationStatus) => {
    const event = events.find(({ to }) => to === of)
    return event && <Time at={event.at} />
  }
  const reached: Step[] = way.map((key, index) => ({
    key,
    label: t(`status_${key}`),
    state:
      index < current || status === 'completed' || (cancelled && index === current)
        ? 'done'
        : index === current
          ? 'current'
          : 'upcoming',
    detail: index <= current ? detail(key) : undefined,
  }))
  const stop: Step = { key: 'cancelled', label: t('status_cancelled'), state: 'stopped', detail: detail('cancelled') }
  return <Stepper label={t('progress')} steps={cancelled ? [...reached.slice(0, current + 1), stop] : reached} />
}

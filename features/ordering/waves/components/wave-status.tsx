import {
  isStaffed,
  type PickState,
  type Staffing,
  type WaveStatus as Status,
  waveTone,
} from '#/domain/ordering/wave-status.ts'
import type { BadgeTone } from '#/domain/evaluation.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { waveMessages, waveWorkMessages } from '#/messages/ordering/waves.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { type Step, Stepper } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'

/** Step of a wave; of a confirmed one the number of filled visits. */
export function WaveStatus({ status, staffing }: { status: Status; staffing: Staffing }) {
  const t = useT(waveMessages)
  if (status === 'confirmed' && staffing.visits > 0) {
    const { staffed, visits } = staffing
    const tone = isStaffed(staffing) ? 'green' : 'yellow'
    return <StatusBadge tone={tone}>{t('staffedOf', { staffed, visits })}</StatusBadge>
  }
  return <StatusBadge tone={waveTone[status]}>{t(`status_${status}`)}</StatusBadge>
}

const pickTone = {
  open: 'grey',
  proposed: 'violet',
  hand: 'blue',
  refused: 'red',
  offered: 'yellow',
  taken: 'green',
  cancelled: 'red',
} as const satisfies Record<PickState, BadgeTone>

/** State of a visit in a wave. */
export function PickStatus({ state }: { state: PickState }) {
  const t = useT(wavePickMessages)
  return <StatusBadge tone={pickTone[state]}>{t(`state_${state}`)}</StatusBadge>
}

const steps = ['plan', 'visits', 'proposal', 'confirm'] as const
/** Current step; a confirmed wave has finished all once every visit has a shopper. */
const at: Record<Status, number> = { draft: 1, planned: 2, proposing: 2, proposed: 3, confirmed: 3, cancelled: -1 }

type WaveStepsProps = { status: Status; staffing: Staffing; hasVisits: boolean }

export function WaveSteps({ status, staffing, hasVisits }: WaveStepsProps) {
  const t = useT(waveWorkMessages)
  const current = status === 'confirmed' && isStaffed(staffing) ? steps.length : at[status]
  const stopped = hasVisits ? 2 : 1
  const stateOf = (index: number): Step['state'] => {
    if (status === 'cancelled') return index < stopped ? 'done' : index === stopped ? 'stopped' : 'upcoming'
    return index < current ? 'done' : index === current ? 'current' : 'upcoming'
  }
  return (
    <Stepper
      label={t('steps')}
      steps={steps.map((key, index) => ({ key, label: t(`step_${key}`), state: stateOf(index) }))}
    />
  )
}

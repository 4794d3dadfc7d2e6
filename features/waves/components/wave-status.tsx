import { type WaveStatus as Status, waveTone } from '#/domain/wave-status.ts'
import type { BadgeTone } from '#/domain/evaluation.ts'
import { wavePickMessages } from '#/messages/wave-visits.ts'
import { waveMessages, waveWorkMessages } from '#/messages/waves.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { type Step, Stepper } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import type { PickState } from '../lists.ts'

export function WaveStatus({ status }: { status: Status }) {
  const t = useT(waveMessages)
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

/** How a visit of a wave stands. */
export function PickStatus({ state }: { state: PickState }) {
  const t = useT(wavePickMessages)
  return <StatusBadge tone={pickTone[state]}>{t(`state_${state}`)}</StatusBadge>
}

const steps = ['plan', 'visits', 'proposal', 'confirm'] as const
/** Which step is the current one; a confirmed wave has all of them behind it. */
const at: Record<Status, number> = { draft: 0, planned: 2, proposing: 2, proposed: 3, confirmed: 4, cancelled: -1 }

export function WaveSteps({ status, hasVisits }: { status: Status; hasVisits: boolean }) {
  const t = useT(waveWorkMessages)
  const current = status === 'draft' ? 1 : at[status]
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

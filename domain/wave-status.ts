import type { BadgeTone } from './evaluation.ts'
import type { Step } from './step.ts'

export const waveStatuses = ['draft', 'planned', 'proposing', 'proposed', 'confirmed', 'cancelled'] as const
export type WaveStatus = (typeof waveStatuses)[number]

/** How a wave moves. What is left open by a confirmed one may be proposed anew; stopping brings back the proposal before, if there was one. Anything that is not in this table is refused. */
export const waveSteps = {
  change: { from: ['draft'], to: 'draft', permission: 'waves.write' },
  createVisits: { from: ['draft'], to: 'planned', permission: 'waves.write' },
  propose: { from: ['planned', 'proposed', 'confirmed'], to: 'proposing', permission: 'waves.write' },
  stop: { from: ['proposing'], to: 'planned', permission: 'waves.write' },
  keepLast: { from: ['proposing'], to: 'proposed', permission: 'waves.write' },
  finish: { from: ['proposing'], to: 'proposed', permission: 'waves.write' },
  choose: { from: ['proposed'], to: 'proposed', permission: 'waves.write' },
  confirm: { from: ['proposed'], to: 'confirmed', permission: 'waves.write' },
  cancel: {
    from: ['draft', 'planned', 'proposing', 'proposed', 'confirmed'],
    to: 'cancelled',
    permission: 'waves.write',
  },
} as const satisfies Record<string, Step<WaveStatus>>
export type WaveStep = keyof typeof waveSteps

export const waveTone = {
  draft: 'grey',
  planned: 'yellow',
  proposing: 'blue',
  proposed: 'violet',
  confirmed: 'green',
  cancelled: 'red',
} as const satisfies Record<WaveStatus, BadgeTone>

import type { BadgeTone } from '../evaluation.ts'
import type { Step } from '../step.ts'

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
  /** What is open is given another bonus or another date, or is cancelled; what is staffed goes on. */
  staffRest: { from: ['confirmed'], to: 'confirmed', permission: 'waves.write' },
  cancel: {
    from: ['draft', 'planned', 'proposing', 'proposed', 'confirmed'],
    to: 'cancelled',
    permission: 'waves.write',
  },
} as const satisfies Record<string, Step<WaveStatus>>
export type WaveStep = keyof typeof waveSteps

/** How the visits of a wave stand, cancelled ones left out: with a shopper, offered to one, or neither. */
export type Staffing = { visits: number; staffed: number; offered: number; open: number }

/** A wave whose visits are given out is done when every one of them has a shopper, and not before. */
export const isStaffed = ({ visits, staffed }: Staffing): boolean => staffed === visits

export const waveTone = {
  draft: 'grey',
  planned: 'yellow',
  proposing: 'blue',
  proposed: 'violet',
  confirmed: 'green',
  cancelled: 'red',
} as const satisfies Record<WaveStatus, BadgeTone>

import type { BadgeTone } from '../evaluation.ts'
import type { Step } from '../step.ts'

export const waveStatuses = ['draft', 'planned', 'proposing', 'proposed', 'confirmed', 'cancelled'] as const
export type WaveStatus = (typeof waveStatuses)[number]

/**
 * Steps of a wave; all others are refused. Visits left open after confirmation may be proposed again; stopping restores
 * the previous proposal.
 */
export const waveSteps = {
  change: { from: ['draft'], to: 'draft', permission: 'waves.write' },
  createVisits: { from: ['draft'], to: 'planned', permission: 'waves.write' },
  propose: { from: ['planned', 'proposed', 'confirmed'], to: 'proposing', permission: 'waves.write' },
  stop: { from: ['proposing'], to: 'planned', permission: 'waves.write' },
  keepLast: { from: ['proposing'], to: 'proposed', permission: 'waves.write' },
  finish: { from: ['proposing'], to: 'proposed', permission: 'waves.write' },
  choose: { from: ['proposed'], to: 'proposed', permission: 'waves.write' },
  confirm: { from: ['proposed'], to: 'confirmed', permission: 'waves.write' },
  /** Gives open visits another bonus or date, or cancels them; staffed ones continue. */
  staffRest: { from: ['confirmed'], to: 'confirmed', permission: 'waves.write' },
  cancel: {
    from: ['draft', 'planned', 'proposing', 'proposed', 'confirmed'],
    to: 'cancelled',
    permission: 'waves.write',
  },
} as const satisfies Record<string, Step<WaveStatus>>
export type WaveStep = keyof typeof waveSteps

/** State of a wave's visit. `hand`: chosen by hand; `refused`: by a rule at the confirmation, or by the shopper. */
export const pickStates = ['open', 'proposed', 'hand', 'refused', 'offered', 'taken', 'cancelled'] as const
export type PickState = (typeof pickStates)[number]
export type PickCounts = Record<PickState, number>

/** Visits of a wave without cancelled ones: with a shopper, offered, or open. */
export type Staffing = { visits: number; staffed: number; offered: number; open: number }

/** Done only when every visit has a shopper. */
export const isStaffed = ({ visits, staffed }: Staffing): boolean => staffed === visits

export const waveTone = {
  draft: 'grey',
  planned: 'yellow',
  proposing: 'blue',
  proposed: 'violet',
  confirmed: 'green',
  cancelled: 'red',
} as const satisfies Record<WaveStatus, BadgeTone>

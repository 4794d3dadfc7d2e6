import type { PickCounts, Staffing, WaveStatus } from './wave-status.ts'

/** How far the visits of a wave are. Each stage includes those after it; cancelled visits count in none. */
export const waveStages = ['planned', 'offered', 'accepted', 'carried', 'released'] as const
export type WaveStage = (typeof waveStages)[number]

/** Visits by stage, and those that wait for a step: assigned with a date in the past, handed in and not released. */
export type WaveProgress = Record<WaveStage, number> & { late: number; toRelease: number }

export const noProgress: WaveProgress = {
  planned: 0,
  offered: 0,
  accepted: 0,
  carried: 0,
  released: 0,
  late: 0,
  toRelease: 0,
}

export const waveNeeds = ['failed', 'late', 'refused', 'open', 'toRelease'] as const
export type WaveNeed = { kind: (typeof waveNeeds)[number]; count: number }

type Standing = {
  status: WaveStatus
  /** The last proposal ended with an error. */
  hasFailed: boolean
  counts: PickCounts
  progress: WaveProgress
}

/**
 * What keeps a wave from its end, the most urgent first. Visits without a shopper count once the wave is confirmed, and
 * before it those that a proposal left open; a wave that is still to be ordered or is over waits for nothing.
 */
export function needsOfWave({ status, hasFailed, counts, progress }: Standing): WaveNeed[] {
  if (status === 'draft' || status === 'cancelled' || status === 'proposing') return []
  const open =
    status === 'confirmed' ? counts.open + counts.proposed + counts.hand : status === 'proposed' ? counts.open : 0
  const found: Record<WaveNeed['kind'], number> = {
    failed: hasFailed ? 1 : 0,
    late: progress.late,
    refused: counts.refused,
    open,
    toRelease: progress.toRelease,
  }
  return waveNeeds.flatMap((kind) => (found[kind] > 0 ? [{ kind, count: found[kind] }] : []))
}

export type NextStep = 'order' | 'propose' | 'confirm' | 'propose-rest'

/** The step that carries a wave on; null while the platform works, and when nothing is left to do. */
export function nextStepOf({
  status,
  staffing,
  isWorking,
}: {
  status: WaveStatus
  staffing: Staffing
  isWorking: boolean
}): NextStep | null {
  if (isWorking || status === 'proposing' || status === 'cancelled') return null
  if (status === 'draft') return 'order'
  if (status === 'planned') return staffing.open > 0 ? 'propose' : null
  if (status === 'proposed') return 'confirm'
  return staffing.open > 0 ? 'propose-rest' : null
}

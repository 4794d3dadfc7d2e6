import type { Priority } from '../corrective-action.ts'
import { pointsLost, type ReportScore } from '../score.ts'

/** `critical`: a critical question failed; `low` and `high`: the score is beyond a bound of the company. */
export const scoreAlertKinds = ['critical', 'low', 'high'] as const
export type ScoreAlertKind = (typeof scoreAlertKinds)[number]

/**
 * `new`: nobody acknowledged it; `acknowledged`: seen, without a corrective action; `action`: an action of the report is
 * unfinished; `closed`: all actions are finished, or someone found that nothing is left to do.
 */
export const scoreAlertStates = ['new', 'acknowledged', 'action', 'closed'] as const
export type ScoreAlertState = (typeof scoreAlertStates)[number]

/** A score below `low`, or of at least `high`, raises an alert; null: no alerts of that kind. In per cent. */
export type AlertBounds = { low: number | null; high: number | null }
/** Bounds of a company that has not set its own; the same defaults are in the database. */
export const usualBounds: AlertBounds = { low: 70, high: 95 }

export type Raised = { kind: ScoreAlertKind; bound: number | null }

/** The alert of a released report, the most serious reason; null: none. A report where nothing counts has no score. */
export function alertOf(
  { final, criticalFailed }: Pick<ReportScore, 'final' | 'criticalFailed'>,
  { low, high }: AlertBounds,
): Raised | null {
  if (criticalFailed.length > 0) return { kind: 'critical', bound: null }
  if (final === null) return null
  if (low !== null && final < low) return { kind: 'low', bound: low }
  return high !== null && final >= high ? { kind: 'high', bound: high } : null
}

/** Findings told by an alert. */
export const mostTold = 3

/** Questions that failed, critical ones first, then those that cost most points of the overall score. */
export function toldQuestions(score: ReportScore): string[] {
  const { criticalFailed } = score
  const lost = [...pointsLost(score)].toSorted(([, a], [, b]) => b - a).flatMap(([key, n]) => (n > 0 ? [key] : []))
  return [...criticalFailed, ...lost.filter((key) => !criticalFailed.includes(key))].slice(0, mostTold)
}

type Handling = { acknowledged: boolean; closed: boolean; actions: number; unfinished: number }

/** State of an alert by what its company did; an unfinished action opens a closed alert again. */
export function alertState({ acknowledged, closed, actions, unfinished }: Handling): ScoreAlertState {
  if (unfinished > 0) return 'action'
  if (closed || actions > 0) return 'closed'
  return acknowledged ? 'acknowledged' : 'new'
}

/** Priority offered for a corrective action that is opened from an alert. */
export const priorityOfAlert = { critical: 'critical', low: 'high', high: 'low' } as const satisfies Record<
  ScoreAlertKind,
  Priority
>

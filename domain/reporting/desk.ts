/** State of an answer in a report, as readers see it. */
export type QuestionState = 'counted' | 'not_applicable' | 'unanswered' | 'hidden' | 'unscored'

/** What decides whether an editor has to look at an answer. */
export type DeskAnswer = {
  state: QuestionState
  failed: boolean
  /** Problems of the final check. */
  problems: readonly unknown[]
  /** Corrected by an editor, or by the stamps of the visit. */
  isCorrected: boolean
}

/**
 * Whether an answer stands open on the editor's desk: failed, with a problem, corrected, missing, or the shopper's own words, which the client reads
 * as they are. The others are folded into one line of their section.
 */
export const isOpenOnDesk = ({ state, failed, problems, isCorrected }: DeskAnswer): boolean =>
  failed || problems.length > 0 || isCorrected || state === 'unanswered' || state === 'unscored'

/** Next point without a grade, for the digit keys; null once all are given. */
export const nextUngraded = <Point extends string>(
  points: readonly Point[],
  given: Partial<Record<Point, unknown>>,
): Point | null => points.find((point) => given[point] === undefined) ?? null

import { type Answer, isLow, type Question } from '../questionnaire.ts'

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
  /** Its photo, its words or its minutes contradict the evidence of the visit. */
  isInDoubt: boolean
  /** Has a comment that the questionnaire or a low value requires. */
  isExplained: boolean
}

/**
 * Whether an answer stands open on the editor's desk: failed, with a problem, corrected, in doubt, explained, missing, or the shopper's own words, which
 * the client reads as they are. The others are folded into one line of their section.
 */
export const isOpenOnDesk = ({ state, failed, problems, ...signs }: DeskAnswer): boolean =>
  state !== 'hidden' &&
  (failed ||
    problems.length > 0 ||
    signs.isCorrected ||
    signs.isInDoubt ||
    signs.isExplained ||
    state === 'unanswered' ||
    state === 'unscored')

/** Whether a comment explains the answer. That on full marks does not count: it is required of every good rating. */
export const isExplained = (question: Question, { value, notApplicable, comment }: Answer): boolean =>
  !notApplicable &&
  comment.trim() !== '' &&
  question.comment !== 'none' &&
  (question.comment === 'required' || isLow(question, value))

/** Next point without a grade, for the digit keys; null once all are given. */
export const nextUngraded = <Point extends string>(
  points: readonly Point[],
  given: Partial<Record<Point, unknown>>,
): Point | null => points.find((point) => given[point] === undefined) ?? null

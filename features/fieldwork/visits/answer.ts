import type { ErrorCode } from '#/domain/errors.ts'
import { type Answer, type AnswerValue, sameValue } from '#/domain/questionnaire.ts'

/** What a shopper says to one question, without where it is stored. */
export type AnswerDraft = { value: AnswerValue; notApplicable: boolean; naReason: string; comment: string }

/** An answer as the server holds it; each change raises the version by one. */
export type SavedAnswer = AnswerDraft & { questionKey: string; version: number }

/** One save of one answer. The phone names it, so that a save that arrives twice is applied once. */
export type AnswerSave = AnswerDraft & {
  saveId: string
  questionKey: string
  /** The version the phone had seen when the answer was given, 0 for none. */
  baseVersion: number
  /** By the device's clock. */
  answeredAt: string
}

export type SaveOutcome =
  | { saveId: string; outcome: 'saved'; version: number }
  | { saveId: string; outcome: 'stale'; current: SavedAnswer }
  | { saveId: string; outcome: 'refused'; code: ErrorCode }

/** A photo, the photo of a receipt, or a voice note with the seconds it lasts. */
export type PhotoOfAnswer = {
  id: string
  questionKey: string
  fileId: string
  kind: 'photo' | 'receipt' | 'voice'
  seconds: number | null
}

export const emptyDraft: AnswerDraft = { value: null, notApplicable: false, naReason: '', comment: '' }

export const maximumCommentLength = 5000
export const maximumReasonLength = 1000
export const maximumPhotosPerQuestion = 5

export const draftOf = ({ value, notApplicable, naReason, comment }: AnswerDraft): AnswerDraft => ({
  value,
  notApplicable,
  naReason,
  comment,
})

export const sameDraft = (a: AnswerDraft, b: AnswerDraft): boolean =>
  sameValue(a.value, b.value) &&
  a.notApplicable === b.notApplicable &&
  a.naReason === b.naReason &&
  a.comment === b.comment

/** The answers as the rules read them: with the number of photos that belong to each. */
export function answersForRules(
  answers: readonly (AnswerDraft & { questionKey: string })[],
  photos: readonly (Pick<PhotoOfAnswer, 'questionKey'> & Partial<Pick<PhotoOfAnswer, 'kind'>>)[],
): Answer[] {
  const count = new Map<string, number>()
  for (const { questionKey, kind } of photos)
    if (kind !== 'voice') count.set(questionKey, (count.get(questionKey) ?? 0) + 1)
  return answers.map(({ questionKey, value, notApplicable, naReason, comment }) => ({
    questionKey,
    value,
    notApplicable,
    naReason,
    comment,
    photos: count.get(questionKey) ?? 0,
  }))
}

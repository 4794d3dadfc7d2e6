import type { ErrorCode } from '#/domain/errors.ts'
import { sameValue } from '#/domain/fieldwork/answer-values.ts'
import type { Answer, AnswerValue } from '#/domain/questionnaire.ts'

/** A shopper's answer to one question, without its storage key. */
export type AnswerDraft = { value: AnswerValue; notApplicable: boolean; naReason: string; comment: string }

/** A stored answer; each change increments the version. */
export type SavedAnswer = AnswerDraft & { questionKey: string; version: number }

/** One save of one answer, named by the phone for idempotency. */
export type AnswerSave = AnswerDraft & {
  saveId: string
  questionKey: string
  /** Version that the phone had seen when answering; 0: none. */
  baseVersion: number
  /** By the device's clock. */
  answeredAt: string
}

export type SaveOutcome =
  | { saveId: string; outcome: 'saved'; version: number }
  | { saveId: string; outcome: 'stale'; current: SavedAnswer }
  | { saveId: string; outcome: 'refused'; code: ErrorCode }

/** A photo, the photo of a receipt, or a voice note with its length in seconds. */
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

/** Answers as input for the rules, each with its number of photos. */
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

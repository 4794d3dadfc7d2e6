import { type AnswerDraft, emptyDraft, type PhotoOfAnswer, sameDraft, type SavedAnswer } from './answer.ts'

type Now = {
  drafts: ReadonlyMap<string, AnswerDraft>
  photos: readonly Pick<PhotoOfAnswer, 'id' | 'questionKey'>[]
}
type Loaded = { answers: readonly SavedAnswer[]; photos: readonly Pick<PhotoOfAnswer, 'id'>[] }

/**
 * Points of a returned report not answered on this device. A point is answered by a new answer, comment or photo since
 * the page was loaded; `open`: those open on the server then.
 */
export function openPoints(open: readonly string[], loaded: Loaded, { drafts, photos }: Now): string[] {
  const before = new Map(loaded.answers.map((answer) => [answer.questionKey, answer]))
  const known = new Set(loaded.photos.map(({ id }) => id))
  return open.filter((key) => {
    const isSame = sameDraft(drafts.get(key) ?? emptyDraft, before.get(key) ?? emptyDraft)
    return isSame && !photos.some((photo) => photo.questionKey === key && !known.has(photo.id))
  })
}

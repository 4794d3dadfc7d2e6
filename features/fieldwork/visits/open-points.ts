import { type AnswerDraft, emptyDraft, type PhotoOfAnswer, sameDraft, type SavedAnswer } from './answer.ts'

type Now = {
  drafts: ReadonlyMap<string, AnswerDraft>
  photos: readonly Pick<PhotoOfAnswer, 'id' | 'questionKey'>[]
}
type Loaded = { answers: readonly SavedAnswer[]; photos: readonly Pick<PhotoOfAnswer, 'id'>[] }

/**
 * The points of a returned report that this device has not answered yet. A point is answered by another answer, a comment or a photo
 * that were not there when the page was loaded; `open` are the points that the server still had open then.
 */
export function openPoints(open: readonly string[], loaded: Loaded, { drafts, photos }: Now): string[] {
  const before = new Map(loaded.answers.map((answer) => [answer.questionKey, answer]))
  const known = new Set(loaded.photos.map(({ id }) => id))
  return open.filter((key) => {
    const isSame = sameDraft(drafts.get(key) ?? emptyDraft, before.get(key) ?? emptyDraft)
    return isSame && !photos.some((photo) => photo.questionKey === key && !known.has(photo.id))
  })
}

import type { Answer } from '#/domain/questionnaire.ts'
import { createPhotoUploads, type PhotoItem, type PhotoResult, type PhotoToSend } from './photo-uploads.ts'
import {
  type AnswerDraft,
  type AnswerSave,
  answersForRules,
  draftOf,
  emptyDraft,
  type PhotoOfAnswer,
  type SavedAnswer,
} from './answer.ts'
import { type Conflict, createSaveQueue, type QueueStatus, type SendResult, type Shelf } from './save-queue.ts'

export type VisitContent = { answers: readonly SavedAnswer[]; photos: readonly PhotoOfAnswer[] }

/** What the store needs of the browser. */
export type Surroundings = {
  send: (saves: readonly AnswerSave[]) => Promise<SendResult>
  sendPhoto: (photo: PhotoToSend) => Promise<PhotoResult>
  removePhoto: (id: string) => Promise<boolean>
  shrink: (file: Blob) => Promise<Blob>
  addressOf: (picture: Blob) => string
  shelf: Shelf
}

export type VisitState = {
  drafts: ReadonlyMap<string, AnswerDraft>
  photos: readonly PhotoItem[]
  /** Answers as the rules read them, with photos that are here or on their way. */
  answers: readonly Answer[]
  status: QueueStatus
  conflicts: ReadonlyMap<string, Conflict>
  refused: ReadonlySet<string>
  /** Rises when an answer changes by something else than typing: its fields are drawn anew then. */
  revisions: ReadonlyMap<string, number>
}

/** The questionnaire as it stands on this device: answers, photos, and what of them is with the server. */
export function createVisitStore({ answers, photos }: VisitContent, surroundings: Surroundings) {
  const drafts = new Map<string, AnswerDraft>(answers.map((answer) => [answer.questionKey, draftOf(answer)]))
  const revisions = new Map<string, number>()
  const refused = new Set<string>()
  const listeners = new Set<() => void>()

  const queue = createSaveQueue({
    versions: answers.map(({ questionKey, version }) => [questionKey, version] as const),
    send: surroundings.send,
    shelf: surroundings.shelf,
    onChange: changed,
    onRefused: (questionKey) => refused.add(questionKey),
  })
  const uploads = createPhotoUploads({
    stored: photos,
    shrink: surroundings.shrink,
    send: surroundings.sendPhoto,
    remove: surroundings.removePhoto,
    addressOf: surroundings.addressOf,
    onChange: changed,
  })
  let state = look()

  function look(): VisitState {
    const items = uploads.items()
    const counted = items.filter((item) => item.state !== 'refused')
    return {
      drafts: new Map(drafts),
      photos: items,
      answers: answersForRules(
        [...drafts].map(([questionKey, draft]) => ({ questionKey, ...draft })),
        counted,
      ),
      status: queue.status(),
      conflicts: queue.conflicts(),
      refused: new Set(refused),
      revisions: new Map(revisions),
    }
  }
  function changed() {
    state = look()
    for (const listener of listeners) listener()
  }
  function redraw(questionKey: string, draft: AnswerDraft) {
    drafts.set(questionKey, draft)
    revisions.set(questionKey, (revisions.get(questionKey) ?? 0) + 1)
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    versionOf: queue.versionOf,
    answer(questionKey: string, part: Partial<AnswerDraft>): void {
      const draft = { ...(drafts.get(questionKey) ?? emptyDraft), ...part }
      drafts.set(questionKey, draft)
      refused.delete(questionKey)
      queue.put(questionKey, draft)
    },
    /** An answer that was not typed (a stopwatch, an emptied answer): its fields show it too. */
    setAnswer(questionKey: string, value: AnswerDraft['value']): void {
      const draft = { ...(drafts.get(questionKey) ?? emptyDraft), value, notApplicable: false }
      redraw(questionKey, draft)
      refused.delete(questionKey)
      queue.put(questionKey, draft)
    },
    choose(questionKey: string, choice: 'mine' | 'theirs'): void {
      const draft = queue.settleConflict(questionKey, choice)
      if (draft) redraw(questionKey, draft)
      changed()
    },
    addPhotos: uploads.add,
    removePhoto: (id: string) => void uploads.remove(id),
    retry: (): void => {
      queue.retry()
      uploads.retry()
    },
    flush: queue.flush,
    unsent: (): number => queue.status().unsent + uploads.unsent(),
    /** Puts back what an earlier visit to this page could not send. */
    restore(): void {
      queue.restore()
      for (const [questionKey, draft] of queue.unsentDrafts()) redraw(questionKey, draft)
      changed()
    },
    pause(): void {
      queue.pause()
      uploads.pause()
    },
  }
}
export type VisitStore = ReturnType<typeof createVisitStore>

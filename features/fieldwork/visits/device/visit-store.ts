import type { Answer } from '#/domain/questionnaire.ts'
import { newClientKey } from '#/ui/client-key.ts'
import {
  type AnswerDraft,
  type AnswerSave,
  answersForRules,
  draftOf,
  emptyDraft,
  type PhotoOfAnswer,
  type SavedAnswer,
} from '../answer.ts'
import type { Device } from './device.ts'
import {
  type Arrival,
  createOutbox,
  type Moment,
  type StoredOutbox,
  type OutboxStatus,
  type StepResult,
} from './outbox.ts'
import { isNothing, type StoredVisit, parseStored } from './stored-visit.ts'
import {
  createPhotoUploads,
  type NewFile,
  type PhotoItem,
  type PhotoResult,
  type PhotoToSend,
} from './photo-uploads.ts'
import { type Conflict, createSaveQueue, type QueueStatus, type SendResult } from './save-queue.ts'
import type { PhotoHint } from './shrink-photo.ts'

export type VisitContent = {
  /** Null while the check-in is stored on this phone only. */
  reportId: string | null
  answers: readonly SavedAnswer[]
  photos: readonly PhotoOfAnswer[]
}

/** Dependencies of the store on browser and server. */
export type Surroundings = {
  checkIn: (arrival: Arrival) => Promise<StepResult<{ reportId: string }>>
  send: (reportId: string, saves: readonly AnswerSave[]) => Promise<SendResult>
  sendPhoto: (reportId: string, photo: PhotoToSend) => Promise<PhotoResult>
  removePhoto: (reportId: string, id: string) => Promise<boolean>
  sendMoments: (reportId: string, moments: readonly Moment[]) => Promise<StepResult<null>>
  handIn: (reportId: string, key: string) => Promise<StepResult<{ receiptNumber: number }>>
  shrink: (file: Blob) => Promise<{ picture: Blob; hint: PhotoHint | null }>
  addressOf: (picture: Blob) => string
  onBegun?: (reportId: string) => void
  delayMs?: number
}

export type VisitState = {
  drafts: ReadonlyMap<string, AnswerDraft>
  photos: readonly PhotoItem[]
  /** Answers as input for the rules, with photos stored or uploading. */
  answers: readonly Answer[]
  status: QueueStatus
  conflicts: ReadonlyMap<string, Conflict>
  refused: ReadonlySet<string>
  /** Incremented when an answer changes other than by typing, which re-renders its fields. */
  revisions: ReadonlyMap<string, number>
  stamps: readonly Moment[]
  outbox: OutboxStatus & { arrival: Arrival | null; handIn: StoredOutbox['handIn']; reportId: string | null }
  /** Whether this device stores unsent work: `opening` until its storage is read. */
  device: 'opening' | 'keeps' | 'refuses'
}

/** State of the visit on this device: check-in, answers, photos, stamps, and what of them is on the server. */
export function createVisitStore({ reportId, answers, photos }: VisitContent, surroundings: Surroundings) {
  const drafts = new Map<string, AnswerDraft>(answers.map((answer) => [answer.questionKey, draftOf(answer)]))
  const settled = new Map<string, SavedAnswer>(answers.map((answer) => [answer.questionKey, answer]))
  const revisions = new Map<string, number>()
  const refused = new Set<string>()
  const listeners = new Set<() => void>()
  let device: Device | null = null
  let deviceState: VisitState['device'] = 'opening'
  let queueText: string | null = null
  let restored = false
  /** Whether anything of the visit is stored on this device. */
  let keeping = false

  const written = async (): Promise<void> => {
    await Promise.resolve() // why: includes the caller's changes of this step in the write
    if (device) deviceState = (await device.written()) ? 'keeps' : 'refuses'
  }
  const keepQueue = (text: string | null) => {
    queueText = text
  }
  const { delayMs } = surroundings
  const outbox = createOutbox(reportId, {
    checkIn: surroundings.checkIn,
    sendMoments: surroundings.sendMoments,
    handIn: surroundings.handIn,
    isEverythingSent: () =>
      restored && queue.status().unsent === 0 && uploads.unsent() === 0 && queue.conflicts().size === 0,
    kept: written,
    onChange: changed,
    onBegun: (id) => surroundings.onBegun?.(id),
    onReceipt: () => void device?.clear(),
    ...(delayMs === undefined ? {} : { delayMs }),
  })
  const queue = createSaveQueue({
    versions: answers.map(({ questionKey, version }) => [questionKey, version] as const),
    async send(saves) {
      const report = await outbox.begun()
      if (!report.ok) return { ok: false, failure: report.failure === 'refused' ? 'closed' : report.failure }
      return surroundings.send(report.value, saves)
    },
    shelf: { read: () => queueText, write: keepQueue, clear: () => keepQueue(null), written },
    onChange: changed,
    onRefused: (questionKey) => refused.add(questionKey),
    onSaved: (answer) => void settled.set(answer.questionKey, answer),
    ...(delayMs === undefined ? {} : { delayMs }),
  })
  const uploads = createPhotoUploads({
    stored: photos,
    shrink: surroundings.shrink,
    async send(photo) {
      const report = await outbox.begun()
      return report.ok ? surroundings.sendPhoto(report.value, photo) : report
    },
    async remove(id) {
      const report = await outbox.begun()
      return report.ok && surroundings.removePhoto(report.value, id)
    },
    addressOf: surroundings.addressOf,
    shelf: {
      put: async (id, picture) => (await device?.putPicture(id, picture)) ?? false,
      get: async (id) => (await device?.picture(id)) ?? null,
      remove: (id) => device?.removePicture(id),
    },
    written,
    onChange: changed,
  })
  let state = look()

  function look(): VisitState {
    const items = uploads.items()
    const counted = items.filter((item) => item.state !== 'refused' && item.kind !== 'voice')
    const { arrival, handIn, stamps, reportId: begunId } = outbox.held()
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
      stamps,
      outbox: { ...outbox.status(), arrival, handIn, reportId: begunId },
      device: restored ? deviceState : 'opening',
    }
  }
  const unsent = (): number => queue.status().unsent + uploads.unsent() + outbox.unsent()
  function keep() {
    if (!device || outbox.status().receiptNumber !== null) return
    const kept: StoredVisit = {
      queue: queueText,
      settled: [...settled.values()],
      photos: uploads.kept(),
      outbox: outbox.held(),
    }
    // why: a visit only viewed stores nothing, and a submitted one is not stored again
    if (!keeping && isNothing(kept)) return
    keeping = true
    device.write(JSON.stringify(kept), unsent() + queue.conflicts().size)
  }
  function changed() {
    keep()
    state = look()
    for (const listener of listeners) listener()
    const { handIn } = outbox.held()
    if (handIn && !handIn.attempted && queue.status().unsent === 0 && uploads.unsent() === 0) void outbox.advance()
  }
  function redraw(questionKey: string, draft: AnswerDraft) {
    drafts.set(questionKey, draft)
    revisions.set(questionKey, (revisions.get(questionKey) ?? 0) + 1)
  }
  const noted = new Map<string, number>()
  const opened = new Set<string>()
  /** Logs when each question was answered, at most once a minute. */
  function noteQuestion(questionKey: string) {
    const at = Date.now()
    if (at - (noted.get(questionKey) ?? 0) < 60_000) return
    noted.set(questionKey, at)
    note('question', questionKey, { event: 'answered' })
  }
  function note(kind: Moment['kind'], name: string, detail: Moment['detail'] = {}, at: number = Date.now()) {
    outbox.note({ id: newClientKey(), kind, name, deviceAt: new Date(at).toISOString(), detail })
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
      noteQuestion(questionKey)
    },
    /** Sets an answer other than by typing (stopwatch, cleared answer) and re-renders its fields. */
    setAnswer(questionKey: string, value: AnswerDraft['value']): void {
      const draft = { ...(drafts.get(questionKey) ?? emptyDraft), value, notApplicable: false }
      redraw(questionKey, draft)
      refused.delete(questionKey)
      queue.put(questionKey, draft)
      noteQuestion(questionKey)
    },
    choose(questionKey: string, choice: 'mine' | 'theirs'): void {
      const conflict = queue.conflicts().get(questionKey)
      const draft = queue.settleConflict(questionKey, choice)
      if (draft) redraw(questionKey, draft)
      if (conflict && choice === 'theirs') settled.set(questionKey, conflict.theirs)
      changed()
    },
    arrive: outbox.arrive,
    note,
    /** Logs when each question was first read, once per page load: the server counts the earliest. */
    opened(questionKey: string): void {
      if (opened.has(questionKey) || noted.has(questionKey)) return
      opened.add(questionKey)
      note('question', questionKey, { event: 'opened' })
    },
    submit: (): void => outbox.submit(newClientKey(), new Date().toISOString()),
    withdraw: outbox.withdraw,
    addPhotos: (questionKey: string, files: readonly NewFile[]): void => uploads.add(questionKey, files),
    removePhoto: (id: string) => uploads.remove(id),
    retry: (): void => {
      queue.retry()
      uploads.retry()
      void outbox.advance()
    },
    flush: queue.flush,
    unsent,
    /** Restores unsent work of an earlier page; null where the device stores nothing. */
    async restore(opened: Device | null): Promise<void> {
      outbox.resume()
      queue.resume()
      uploads.resume()
      device = opened
      deviceState = opened ? 'keeps' : 'refuses'
      keeping = opened?.text != null
      const kept = parseStored(opened?.text ?? null)
      for (const answer of kept.settled ?? []) {
        if (answer.version <= queue.versionOf(answer.questionKey)) continue
        settled.set(answer.questionKey, answer)
        queue.knows(answer.questionKey, answer.version)
        redraw(answer.questionKey, draftOf(answer))
      }
      const typed = new Set(queue.unsentDrafts().keys())
      if (kept.queue) {
        queueText = kept.queue
        queue.restore()
        for (const [questionKey, draft] of queue.unsentDrafts()) if (!typed.has(questionKey)) redraw(questionKey, draft)
      }
      if (kept.outbox) outbox.restore(kept.outbox)
      if (kept.photos) await uploads.restore(kept.photos)
      // why: unsent work is known only from here on
      restored = true
      changed()
      void outbox.advance()
    },
    /** Stops all writes to the device: another page may have the visit from here on. */
    leave(): void {
      // why: without storage, unsent answers are only in memory, so retries continue while the page is open
      if (deviceState === 'refuses') return void queue.flush()
      device = null
      queue.pause()
      uploads.pause()
      outbox.pause()
    },
  }
}
export type VisitStore = ReturnType<typeof createVisitStore>

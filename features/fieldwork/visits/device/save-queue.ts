import { newClientKey } from '#/ui/client-key.ts'
import { type AnswerDraft, type AnswerSave, draftOf, sameDraft, type SavedAnswer, type SaveOutcome } from '../answer.ts'

/** Why a batch failed. Only `closed` is final: the report can no longer be changed. */
export type SendFailure = 'offline' | 'busy' | 'signed-out' | 'closed'
export type SendResult = { ok: true; outcomes: readonly SaveOutcome[] } | { ok: false; failure: SendFailure }

export type Conflict = { mine: AnswerDraft; theirs: SavedAnswer }
type Waiting = AnswerDraft & { questionKey: string; answeredAt: string }
type StoredAnswers = { sending: AnswerSave[]; waiting: Waiting[]; conflicts: [string, Conflict][] }

/** Storage of unsent answers across reloads. Empty when nothing is unsent. */
export type Shelf = {
  read(): string | null
  write(text: string): void
  clear(): void
  /** Resolves once writes are crash-safe. */
  written?(): Promise<void>
}

export type QueueStatus = {
  state: 'saved' | 'saving' | 'waiting' | 'failed'
  unsent: number
  failure: SendFailure | null
}

type Options = {
  versions: Iterable<readonly [questionKey: string, version: number]>
  send: (saves: readonly AnswerSave[]) => Promise<SendResult>
  shelf: Shelf
  onChange: () => void
  onRefused: (questionKey: string) => void
  onSaved?: (answer: SavedAnswer) => void
  delayMs?: number
}

const batchSize = 20
const batchCharacters = 20_000
const retryDelaysMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const

export type SaveQueue = ReturnType<typeof createSaveQueue>

/**
 * Sends answers in the background, in order, each under its own id. Repeats a batch without a response unchanged, with
 * newer answers queued behind it, so that a lost response is never mistaken for another device's change.
 */
export function createSaveQueue({ versions, send, shelf, onChange, onRefused, onSaved, delayMs = 500 }: Options) {
  const known = new Map(versions)
  const waiting = new Map<string, Waiting>()
  const conflicts = new Map<string, Conflict>()
  let sending: AnswerSave[] = []
  let inFlight: Promise<void> | null = null
  let failure: SendFailure | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const unsent = () => new Set([...sending.map(({ questionKey }) => questionKey), ...waiting.keys()]).size

  function keep() {
    if (unsent() === 0 && conflicts.size === 0) return shelf.clear()
    const kept: StoredAnswers = { sending, waiting: [...waiting.values()], conflicts: [...conflicts] }
    shelf.write(JSON.stringify(kept))
  }
  function changed() {
    keep()
    onChange()
  }
  function plan(afterMs: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void pump(), afterMs)
  }

  function nextBatch(): AnswerSave[] {
    const batch: AnswerSave[] = []
    let characters = 0
    for (const [questionKey, answer] of waiting) {
      characters += answer.comment.length + answer.naReason.length + JSON.stringify(answer.value).length
      if (batch.length >= batchSize || (batch.length > 0 && characters > batchCharacters)) break
      batch.push({ ...answer, saveId: newClientKey(), baseVersion: known.get(questionKey) ?? 0 })
    }
    for (const { questionKey } of batch) waiting.delete(questionKey)
    return batch
  }

  function settle(save: AnswerSave, outcome: SaveOutcome | undefined) {
    const { questionKey } = save
    if (outcome?.outcome === 'saved') {
      known.set(questionKey, outcome.version)
      onSaved?.({ ...draftOf(save), questionKey, version: outcome.version })
    } else if (outcome?.outcome === 'stale') {
      known.set(questionKey, outcome.current.version)
      const mine = waiting.get(questionKey) ?? save
      waiting.delete(questionKey)
      if (sameDraft(mine, outcome.current)) onSaved?.(outcome.current)
      else conflicts.set(questionKey, { mine: draftOf(mine), theirs: outcome.current })
    } else onRefused(questionKey)
  }

  function take(result: SendResult) {
    if (result.ok) {
      const settled = sending
      sending = []
      failure = null
      failures = 0
      for (const save of settled)
        settle(
          save,
          result.outcomes.find(({ saveId }) => saveId === save.saveId),
        )
      if (waiting.size > 0) plan(0)
      return
    }
    failure = result.failure
    const delay = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!
    failures += 1
    if (failure !== 'closed') plan(delay)
  }

  async function sendBatch(): Promise<void> {
    // why: a batch keeps its ids across a crash, so that its own save is never mistaken for another device's
    await shelf.written?.()
    const result = await send(sending)
    inFlight = null
    take(result)
    changed()
  }

  async function pump(): Promise<void> {
    clearTimeout(timer)
    if (inFlight) return inFlight
    if (sending.length === 0) sending = nextBatch()
    if (sending.length === 0) return
    keep()
    inFlight = sendBatch()
    changed()
    return inFlight
  }

  /** Sends everything now. True when nothing is left unsent. */
  async function flush(): Promise<boolean> {
    while (unsent() > 0) {
      const before = failures
      await pump()
      if (failures > before) return false
    }
    return true
  }

  function restore(): void {
    const kept = parseStored(shelf.read())
    if (!kept) return
    for (const answer of kept.waiting) if (!waiting.has(answer.questionKey)) waiting.set(answer.questionKey, answer)
    if (sending.length === 0 && !inFlight) sending = kept.sending
    else
      for (const save of kept.sending)
        if (!waiting.has(save.questionKey) && !sending.some(({ questionKey }) => questionKey === save.questionKey))
          waiting.set(save.questionKey, {
            questionKey: save.questionKey,
            ...draftOf(save),
            answeredAt: save.answeredAt,
          })
    for (const [key, conflict] of kept.conflicts) conflicts.set(key, conflict)
    if (unsent() > 0) plan(0)
    changed()
  }

  return {
    put(questionKey: string, draft: AnswerDraft): void {
      conflicts.delete(questionKey)
      waiting.set(questionKey, { questionKey, ...draftOf(draft), answeredAt: new Date().toISOString() })
      if (!failure || failure === 'closed') plan(delayMs)
      changed()
    },
    /** Restores unsent answers of an earlier page. */
    restore,
    flush,
    retry: () => void pump(),
    /** Stops retrying; unsent answers stay in storage, where another page may have loaded them. */
    pause(): void {
      stopped = true
      clearTimeout(timer)
    },
    resume: (): void => void (stopped = false),
    settleConflict(questionKey: string, choice: 'mine' | 'theirs'): AnswerDraft | null {
      const conflict = conflicts.get(questionKey)
      if (!conflict) return null
      conflicts.delete(questionKey)
      if (choice === 'mine') this.put(questionKey, conflict.mine)
      else changed()
      return draftOf(choice === 'mine' ? conflict.mine : conflict.theirs)
    },
    conflicts: (): ReadonlyMap<string, Conflict> => new Map(conflicts),
    /** Answers given here and not yet on the server, newest first. */
    unsentDrafts(): ReadonlyMap<string, AnswerDraft> {
      const drafts = new Map<string, AnswerDraft>()
      for (const save of sending) drafts.set(save.questionKey, draftOf(save))
      for (const [key, answer] of waiting) drafts.set(key, draftOf(answer))
      for (const [key, { mine }] of conflicts) drafts.set(key, mine)
      return drafts
    },
    versionOf: (questionKey: string): number => known.get(questionKey) ?? 0,
    /** Records a version accepted by the server, newer than an older copy of the page. */
    knows: (questionKey: string, version: number): void => void known.set(questionKey, version),
    status(): QueueStatus {
      const count = unsent()
      if (count === 0) return { state: 'saved', unsent: 0, failure: null }
      if (failure === 'offline') return { state: 'waiting', unsent: count, failure }
      if (failure) return { state: 'failed', unsent: count, failure }
      return { state: 'saving', unsent: count, failure: null }
    },
  }
}

function parseStored(text: string | null): StoredAnswers | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<StoredAnswers> | null
    return kept && { sending: kept.sending ?? [], waiting: kept.waiting ?? [], conflicts: kept.conflicts ?? [] }
  } catch {
    return null
  }
}

import type { CorrectiveActionStatus } from '#/domain/corrective-action.ts'
import type { ErrorCode } from '#/domain/errors.ts'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import { newClientKey } from '#/ui/client-key.ts'

export type ActionTexts = { causeClass: string; rootCause: string; note: string; prevention: string }
/** Address of the picture on this page, or null until it was read. */
export type ActionPhoto = { id: string; src: string | null }
export type ActionSend = { key: string; texts: ActionTexts; photos: readonly Blob[] }
export type ActionOutcome = { kind: 'done' } | { kind: 'closed'; status: CorrectiveActionStatus }
export type ActionSent =
  | { kind: 'ok'; outcome: ActionOutcome }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'offline' | 'busy' | 'signed-out' }
export type ActionSync = 'opening' | 'kept' | 'sending' | 'sent' | 'offline' | 'busy' | 'signed-out' | 'refused'

type Stored = { texts: ActionTexts; photos: string[]; key: string | null; outcome: ActionOutcome | null }
export type ActionStoreState = {
  texts: ActionTexts
  photos: readonly ActionPhoto[]
  /** Marked as done on this phone; null while it is worked on. */
  key: string | null
  outcome: ActionOutcome | null
  sync: ActionSync
  refusal: ErrorCode | null
  /** The phone could not store a photo. */
  isFull: boolean
}

const retryDelaysMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const
type Options = {
  send: (given: ActionSend) => Promise<ActionSent>
  shrink?: (file: Blob) => Promise<Blob>
  retryMs?: readonly number[]
}

export type ActionStore = ReturnType<typeof createActionStore>

/**
 * What was written about an action on this device. It is stored as it is typed; once marked as done, it is sent with a key
 * made here until the server has answered, so that a lost response finishes the action once.
 */
export function createActionStore(start: ActionTexts, { send, shrink, retryMs = retryDelaysMs }: Options) {
  let held: Stored = { texts: start, photos: [], key: null, outcome: null }
  let shown: Pick<ActionStoreState, 'sync' | 'refusal' | 'isFull'> = { sync: 'opening', refusal: null, isFull: false }
  let device: Device | null = null
  let inFlight = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const pictures = new Map<string, { picture: Blob; src: string | null }>()
  const listeners = new Set<() => void>()
  const read = (): ActionStoreState => ({
    ...held,
    ...shown,
    photos: held.photos.map((id) => ({ id, src: pictures.get(id)?.src ?? null })),
  })
  let state = read()

  function changed(next: Partial<typeof shown> = {}) {
    shown = { ...shown, ...next }
    state = read()
    for (const listener of listeners) listener()
  }
  const keep = () => device?.write(JSON.stringify(held), held.key ? 1 : 0)
  const plan = (afterMs: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void pump(), afterMs)
  }
  function hold(id: string, picture: Blob): void {
    const src = typeof URL.createObjectURL === 'function' ? URL.createObjectURL(picture) : null
    pictures.set(id, { picture, src })
  }

  async function pump(): Promise<void> {
    clearTimeout(timer)
    const { key, texts, photos } = held
    if (inFlight || stopped || key === null || held.outcome) return
    inFlight = true
    changed({ sync: shown.sync === 'offline' || shown.sync === 'busy' ? shown.sync : 'sending' })
    await device?.written()
    const found = photos.flatMap((id) => pictures.get(id)?.picture ?? [])
    const sent = await send({ key, texts, photos: found }).catch(() => ({ kind: 'offline' as const }))
    inFlight = false
    if (sent.kind === 'ok') {
      failures = 0
      held = { ...held, outcome: sent.outcome }
      // why: what was written stays readable on the phone when it was not accepted
      if (sent.outcome.kind === 'done') await device?.clear()
      else device?.write(JSON.stringify({ ...held, key: null }), 0)
      return changed({ sync: 'sent', refusal: null })
    }
    if (sent.kind === 'refused' && sent.code !== 'changed-meanwhile') {
      held = { ...held, key: null }
      keep()
      return changed({ sync: 'refused', refusal: sent.code })
    }
    changed({ sync: sent.kind === 'refused' ? 'busy' : sent.kind })
    plan(retryMs[Math.min(failures, retryMs.length - 1)]!)
    failures += 1
  }

  /** Takes over what this device kept, and sends what was marked as done. */
  async function restore(opened: Device | null): Promise<void> {
    device = opened
    const kept = parse(opened?.text ?? null)
    if (kept) {
      held = { ...kept, outcome: null }
      for (const id of kept.photos) {
        const picture = await opened?.picture(id)
        if (picture) hold(id, picture)
      }
      held = { ...held, photos: held.photos.filter((id) => pictures.has(id)) }
    }
    changed({ sync: held.key ? 'sending' : 'kept' })
    if (held.key) plan(0)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    restore,
    write(texts: ActionTexts): void {
      if (held.key) return
      held = { ...held, texts }
      keep()
      changed({ sync: 'kept', refusal: null })
    },
    async addPhotos(files: readonly Blob[]): Promise<void> {
      for (const file of files) {
        const id = newClientKey()
        const picture = shrink ? await shrink(file) : file
        const isKept = device === null || (await device.putPicture(id, picture))
        hold(id, picture)
        held = { ...held, photos: [...held.photos, id] }
        keep()
        changed({ isFull: shown.isFull || !isKept })
      }
    },
    removePhoto(id: string): void {
      if (held.key) return
      const src = pictures.get(id)?.src
      if (src) URL.revokeObjectURL(src)
      pictures.delete(id)
      device?.removePicture(id)
      held = { ...held, photos: held.photos.filter((one) => one !== id) }
      keep()
      changed()
    },
    /** Marks the action as done; sent now, or when the connection is back. */
    finish(): void {
      if (held.key) return
      held = { ...held, key: newClientKey() }
      keep()
      changed({ sync: 'sending', refusal: null })
      plan(0)
    },
    waits: () => held.key !== null && held.outcome === null,
    retry: () => plan(0),
    pause(): void {
      stopped = true
      clearTimeout(timer)
    },
    resume: (): void => void (stopped = false),
  }
}

function parse(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null
  } catch {
    return null
  }
}

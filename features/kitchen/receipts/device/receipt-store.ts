import type { ErrorCode } from '#/domain/errors.ts'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import {
  createPhotoUploads,
  type PhotoItem,
  type PhotoResult,
  type PhotoToSend,
  type StoredPhotos,
} from '#/features/fieldwork/visits/device/photo-uploads.ts'
import { shrinkPhoto } from '#/features/fieldwork/visits/device/shrink-photo.ts'
import type { PostReceiptRequest } from '../form.ts'
import type { Expected, Receiving } from '../read-receiving.server.ts'
import { type Draft, type DraftLine, draftLine, newDraft, requestOf } from './draft.ts'

export type ReceiptSent =
  | { kind: 'ok'; receiptId: string }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'offline' | 'busy' | 'signed-out' }
/** `kept`: on this phone alone, as long as it is not posted. */
export type ReceiptSync = 'opening' | 'kept' | 'sending' | 'offline' | 'busy' | 'signed-out' | 'refused' | 'posted'
export type ReceiptStoreState = {
  draft: Draft
  photos: readonly PhotoItem[]
  sync: ReceiptSync
  refusal: ErrorCode | null
}
type Options = {
  send: (given: PostReceiptRequest) => Promise<ReceiptSent>
  sendPhoto: (photo: PhotoToSend) => Promise<PhotoResult>
  removePhoto: (id: string) => Promise<boolean>
  addressOf?: (picture: Blob) => string
}
type Stored = { draft: Draft; photos: StoredPhotos }

const retryDelaysMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const
export type ReceiptStore = ReturnType<typeof createReceiptStore>

/**
 * A delivery on this device. What was entered and photographed is stored at once and stays until the server has it. It is
 * posted as a whole, after its photos; sent again under the same id it is posted once.
 */
export function createReceiptStore(start: Receiving, options: Options) {
  const { send, sendPhoto, removePhoto, addressOf = (picture) => URL.createObjectURL(picture) } = options
  let draft = newDraft(start)
  let device: Device | null = null
  let shown: Pick<ReceiptStoreState, 'sync' | 'refusal'> = { sync: 'opening', refusal: null }
  let inFlight = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const uploads = createPhotoUploads({
    stored: [],
    shrink: shrinkPhoto,
    send: sendPhoto,
    remove: removePhoto,
    addressOf,
    shelf: {
      put: (id, picture) => device?.putPicture(id, picture) ?? Promise.resolve(false),
      get: (id) => device?.picture(id) ?? Promise.resolve(null),
      remove: (id) => device?.removePicture(id),
    },
    written: async () => void (await device?.written()),
    onChange: () => {
      keep()
      changed()
      // why: the delivery waits for its last photo
      if (draft.posting && uploads.unsent() === 0) plan(0)
    },
  })
  const read = (): ReceiptStoreState => ({ draft, photos: uploads.items(), ...shown })
  let state = read()

  function changed(next: Partial<typeof shown> = {}) {
    shown = { ...shown, ...next }
    state = read()
    for (const listener of listeners) listener()
  }
  function keep() {
    if (draft.posted === null)
      device?.write(JSON.stringify({ draft, photos: uploads.kept() }), (draft.posting ? 1 : 0) + uploads.unsent())
  }
  function plan(afterMs: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void pump(), afterMs)
  }
  function change(part: Partial<Draft>) {
    draft = { ...draft, ...part, posting: null }
    keep()
    changed({ sync: 'kept', refusal: null })
  }
  const photoOf = (lineId: string): string | null =>
    uploads.items().find(({ questionKey, state: of }) => questionKey === lineId && of !== 'refused')?.id ?? null

  async function pump(): Promise<void> {
    clearTimeout(timer)
    if (inFlight || stopped || !draft.posting) return
    if (uploads.unsent() > 0) {
      if (uploads.items().some((photo) => photo.state === 'failed')) changed({ sync: 'offline' })
      return
    }
    inFlight = true
    changed({ sync: shown.sync === 'offline' || shown.sync === 'busy' ? shown.sync : 'sending' })
    await device?.written()
    const sent = await send(requestOf(draft, start, photoOf)).catch(() => ({ kind: 'offline' as const }))
    inFlight = false
    if (sent.kind === 'ok') {
      draft = { ...draft, posted: sent.receiptId, posting: null }
      changed({ sync: 'posted', refusal: null })
      return void device?.clear()
    }
    if (sent.kind === 'refused') {
      draft = { ...draft, posting: null }
      keep()
      return changed({ sync: 'refused', refusal: sent.code })
    }
    changed({ sync: sent.kind })
    plan(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!)
    failures += 1
  }

  /** Takes over what this device kept: the delivery as it was entered, with its photos. */
  async function restore(opened: Device | null): Promise<void> {
    device = opened
    const kept = parseStored(opened?.text ?? null)
    if (kept) {
      draft = kept.draft
      await uploads.restore(kept.photos)
    }
    changed({ sync: draft.posting ? 'sending' : 'kept' })
    if (draft.posting) plan(0)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    restore,
    set: (part: Partial<Pick<Draft, 'supplierId' | 'arrived' | 'paperNumber' | 'note'>>): void => change(part),
    setLine: (id: string, part: Partial<DraftLine>): void =>
      change({ lines: draft.lines.map((line) => (line.id === id ? { ...line, ...part } : line)) }),
    allFine: (): void => change({ lines: draft.lines.map((line) => ({ ...line, isChecked: true })) }),
    addLine(of: Expected): string {
      const line = draftLine(of)
      change({ lines: [...draft.lines, line] })
      return line.id
    },
    removeLine(id: string): void {
      for (const photo of uploads.items()) if (photo.questionKey === id) uploads.remove(photo.id)
      change({ lines: draft.lines.filter((line) => line.id !== id) })
    },
    /** Posts it. `confirmed`: although another delivery of the order was posted meanwhile. */
    post(confirmed = false): void {
      if (draft.posting) return
      draft = { ...draft, posting: { at: new Date().toISOString(), confirmed } }
      failures = 0
      keep()
      changed({ sync: 'sending', refusal: null })
      uploads.retry()
      plan(0)
    },
    addPhoto: (lineId: string, file: File): void => uploads.add(lineId, [{ file }]),
    removePhoto: (id: string): void => uploads.remove(id),
    retry(): void {
      uploads.retry()
      plan(0)
    },
    pause(): void {
      stopped = true
      clearTimeout(timer)
      uploads.pause()
    },
    resume(): void {
      stopped = false
      uploads.resume()
    },
  }
}

function parseStored(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null
  } catch {
    return null
  }
}

import type { ErrorCode } from '#/domain/errors.ts'
import { newClientKey } from '#/ui/client-key.ts'
import type { PhotoOfAnswer } from '../answer.ts'
import type { PhotoHint } from './shrink-photo.ts'

export type PhotoState = 'storing' | 'sending' | 'waiting' | 'failed' | 'refused' | 'stored'
export type PhotoKind = 'photo' | 'receipt' | 'voice'
export type PhotoItem = {
  id: string
  questionKey: string
  kind: PhotoKind
  src: string
  state: PhotoState
  /** Reason of a refusal. */
  code: ErrorCode | null
  hint: PhotoHint | null
  /** By the device's clock. */
  takenAt: string | null
  /** SHA-256 of the picture as sent; null where this device did not compute it. */
  print: string | null
  /** Length of a voice note. */
  seconds: number | null
  /** Whether the device had no room for it: only the open page has it until it is sent. */
  unkept: boolean
}

export type PhotoToSend = Pick<PhotoItem, 'id' | 'questionKey' | 'kind' | 'takenAt' | 'seconds'> & { picture: Blob }
export type PhotoResult =
  | { ok: true; photo: PhotoOfAnswer }
  | { ok: false; failure: 'offline' | 'busy' | 'signed-out' }
  | { ok: false; failure: 'refused'; code: ErrorCode }

/** Crash-safe storage of pictures. */
export type PictureShelf = {
  put(id: string, picture: Blob): Promise<boolean>
  get(id: string): Promise<Blob | null>
  remove(id: string): void
}
export type PhotoRecord = Omit<PhotoItem, 'src' | 'state' | 'unkept'> & {
  state: 'waiting' | 'refused' | 'stored'
  attempted: boolean
}
export type StoredPhotos = { photos: PhotoRecord[]; removed: string[] }
export type NewFile = { file: Blob; kind?: PhotoKind; seconds?: number }

type Options = {
  stored: readonly PhotoOfAnswer[]
  /** Shrinks a photo for a mobile connection and checks its quality. */
  shrink: (file: Blob) => Promise<{ picture: Blob; hint: PhotoHint | null }>
  send: (photo: PhotoToSend) => Promise<PhotoResult>
  remove: (id: string) => Promise<boolean>
  addressOf: (picture: Blob) => string
  shelf?: PictureShelf
  /** Resolves once the list of photos is stored crash-safe. */
  written?: () => Promise<void>
  onChange: () => void
}

const retryDelaysMs = [3_000, 8_000, 20_000, 60_000] as const

/** SHA-256 of the bytes; null without Web Crypto (outside https). */
async function printOf(picture: Blob): Promise<string | null> {
  if (typeof crypto.subtle?.digest !== 'function') return null
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A picture from the gallery has the time of its file; one from the camera is from now. */
const takenAtOf = (file: Blob): string =>
  new Date(
    file instanceof File && file.lastModified > 0 ? Math.min(file.lastModified, Date.now()) : Date.now(),
  ).toISOString()

export const photoAddress = (fileId: string): string => `/files/${fileId}`

const plain = { code: null, hint: null, takenAt: null, print: null, seconds: null, unkept: false } as const

/** Uploads photos: shown immediately, stored on the device, sent one at a time, retried until stored. */
export function createPhotoUploads(options: Options) {
  const { stored, shrink, send, remove, addressOf, shelf, written, onChange } = options
  let items: PhotoItem[] = stored.map(({ id, questionKey, fileId, kind }) => ({
    ...plain,
    id,
    questionKey,
    kind,
    src: photoAddress(fileId),
    state: 'stored',
  }))
  const pictures = new Map<string, Blob>()
  const attempted = new Set<string>()
  const shelved = new Set<string>()
  let removed: string[] = []
  let busy = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  function change(id: string, part: Partial<PhotoItem>) {
    items = items.map((item) => (item.id === id ? { ...item, ...part } : item))
    onChange()
  }
  function planRetry() {
    const delay = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!
    failures += 1
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(retry, delay)
  }
  function settle(id: string, result: PhotoResult) {
    if (result.ok) {
      failures = 0
      change(id, { state: 'stored' })
    } else if (result.failure === 'refused') {
      pictures.delete(id)
      shelf?.remove(id)
      change(id, { state: 'refused', code: result.code })
    } else {
      change(id, { state: 'failed' })
      planRetry()
    }
  }

  async function passRemovals(): Promise<boolean> {
    for (const id of removed) {
      if (!(await remove(id))) {
        planRetry()
        return false
      }
      removed = removed.filter((each) => each !== id)
      onChange()
    }
    return true
  }

  async function sendNext(item: PhotoItem): Promise<boolean> {
    const { id, questionKey, kind, takenAt, seconds } = item
    const picture = pictures.get(id) ?? (await shelf?.get(id)) ?? null
    if (!picture) {
      change(id, { state: 'refused', code: 'file.unreadable' })
      return true
    }
    attempted.add(id)
    change(id, { state: 'sending' })
    await written?.()
    const result = await send({ id, questionKey, kind, takenAt, seconds, picture })
    if (items.some((each) => each.id === id)) settle(id, result)
    return result.ok || result.failure === 'refused'
  }

  async function pump(): Promise<void> {
    if (busy) return
    busy = true
    try {
      if (!(await passRemovals())) return
      for (;;) {
        const next = items.find(({ state }) => state === 'waiting')
        if (!next || stopped || !(await sendNext(next))) break
      }
      await passRemovals()
    } finally {
      busy = false
    }
  }

  function retry(): void {
    clearTimeout(timer)
    items = items.map((item) => (item.state === 'failed' ? { ...item, state: 'waiting' } : item))
    onChange()
    void pump()
  }

  async function prepare(id: string, { file, kind }: NewFile): Promise<void> {
    const small = kind === 'voice' ? { picture: file, hint: null } : await shrink(file)
    pictures.set(id, small.picture)
    const kept = (await shelf?.put(id, small.picture)) ?? false
    if (!items.some((item) => item.id === id)) return shelf?.remove(id)
    if (kept) {
      pictures.delete(id)
      shelved.add(id)
      change(id, { hint: small.hint })
      // why: 'on this device' is shown only once picture and list would survive the end of the page
      await written?.()
      if (!items.some((item) => item.id === id)) return
    }
    change(id, { state: 'waiting', hint: small.hint, unkept: shelf !== undefined && !kept })
    // why: the hash is only for a hint, so storing and sending the picture never wait for it
    void printOf(small.picture).then((print) => print && change(id, { print }))
    void pump()
  }

  return {
    items: (): readonly PhotoItem[] => items,
    add(questionKey: string, files: readonly NewFile[]): void {
      for (const given of files) {
        const id = newClientKey()
        const { file, kind = 'photo', seconds = null } = given
        const item: PhotoItem = {
          ...plain,
          id,
          questionKey,
          kind,
          seconds,
          takenAt: takenAtOf(file),
          src: addressOf(file),
          state: 'storing',
        }
        items = [...items, item]
        void prepare(id, given)
      }
      onChange()
    },
    remove(id: string): void {
      const item = items.find((each) => each.id === id)
      if (!item) return
      items = items.filter((each) => each.id !== id)
      pictures.delete(id)
      shelf?.remove(id)
      // why: an upload whose response was lost may have been stored
      if (item.state !== 'refused' && (item.state === 'stored' || attempted.has(id))) removed = [...removed, id]
      onChange()
      void pump()
    },
    retry,
    unsent: (): number =>
      removed.length + items.filter(({ state }) => state !== 'stored' && state !== 'refused').length,
    /** Crash-safe state: photos are listed once their pictures are stored on the device. */
    kept: (): StoredPhotos => ({
      photos: items
        .filter(({ id, state }) => state !== 'storing' || shelved.has(id))
        .map(({ id, questionKey, kind, code, hint, takenAt, print, seconds, state }) => ({
          id,
          questionKey,
          kind,
          code,
          hint,
          takenAt,
          print: print ?? null,
          seconds,
          state: state === 'stored' || state === 'refused' ? state : 'waiting',
          attempted: attempted.has(id),
        })),
      removed,
    }),
    /** Restores the stored state. The device is newer than a page loaded before an upload. */
    async restore(before: StoredPhotos): Promise<void> {
      removed = [...new Set([...before.removed, ...removed])]
      items = items.filter(({ id }) => !removed.includes(id))
      for (const { attempted: tried, ...record } of before.photos) {
        if (tried) attempted.add(record.id)
        if (items.some(({ id, state }) => id === record.id && state !== 'stored')) continue
        const picture = await shelf?.get(record.id)
        const known = items.find(({ id }) => id === record.id)
        const src = picture ? addressOf(picture) : (known?.src ?? '')
        const state = known ? 'stored' : record.state
        items = [...items.filter(({ id }) => id !== record.id), { ...record, state, src, unkept: false }]
      }
      onChange()
      void pump()
    },
    /** Stops retrying: another page may have opened the visit. */
    pause(): void {
      stopped = true
      clearTimeout(timer)
    },
    resume: (): void => void (stopped = false),
  }
}
export type PhotoUploads = ReturnType<typeof createPhotoUploads>

import type { ErrorCode } from '#/domain/errors.ts'
import type { PhotoOfAnswer } from './answer.ts'
import { newClientKey } from '#/ui/client-key.ts'

export type PhotoState = 'sending' | 'waiting' | 'failed' | 'refused' | 'stored'
export type PhotoItem = {
  id: string
  questionKey: string
  src: string
  state: PhotoState
  /** Why it was refused. */
  code: ErrorCode | null
}

export type PhotoToSend = { id: string; questionKey: string; picture: Blob }
export type PhotoResult =
  | { ok: true; photo: PhotoOfAnswer }
  | { ok: false; failure: 'offline' | 'busy' | 'signed-out' }
  | { ok: false; failure: 'refused'; code: ErrorCode }

type Options = {
  stored: readonly PhotoOfAnswer[]
  /** Makes a photo small enough for a phone's connection. */
  shrink: (file: Blob) => Promise<Blob>
  send: (photo: PhotoToSend) => Promise<PhotoResult>
  remove: (id: string) => Promise<boolean>
  addressOf: (picture: Blob) => string
  onChange: () => void
}

const retryDelaysMs = [3_000, 8_000, 20_000, 60_000] as const

export const photoAddress = (fileId: string): string => `/files/${fileId}`

/** Photos on their way: shown at once, sent one after the other, tried again until they arrive. */
export function createPhotoUploads({ stored, shrink, send, remove, addressOf, onChange }: Options) {
  let items: PhotoItem[] = stored.map(({ id, questionKey, fileId }) => ({
    id,
    questionKey,
    src: photoAddress(fileId),
    state: 'stored',
    code: null,
  }))
  const pictures = new Map<string, Promise<Blob>>()
  let busy = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(id: string, part: Partial<PhotoItem>) {
    items = items.map((item) => (item.id === id ? { ...item, ...part } : item))
    onChange()
  }

  function settle(id: string, result: PhotoResult) {
    if (result.ok) {
      failures = 0
      pictures.delete(id)
      change(id, { state: 'stored' })
    } else if (result.failure === 'refused') {
      pictures.delete(id)
      change(id, { state: 'refused', code: result.code })
    } else {
      const delay = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!
      failures += 1
      change(id, { state: 'failed' })
      clearTimeout(timer)
      timer = setTimeout(retry, delay)
    }
  }

  async function pump(): Promise<void> {
    if (busy) return
    const next = items.find(({ state }) => state === 'waiting')
    const picture = next && pictures.get(next.id)
    if (!next || !picture) return
    busy = true
    change(next.id, { state: 'sending' })
    const result = await send({ id: next.id, questionKey: next.questionKey, picture: await picture })
    busy = false
    if (items.some(({ id }) => id === next.id)) settle(next.id, result)
    else if (result.ok) await remove(next.id)
    if (result.ok || result.failure === 'refused') await pump()
  }

  function retry(): void {
    clearTimeout(timer)
    items = items.map((item) => (item.state === 'failed' ? { ...item, state: 'waiting' } : item))
    onChange()
    void pump()
  }

  return {
    items: (): readonly PhotoItem[] => items,
    add(questionKey: string, files: readonly Blob[]): void {
      for (const file of files) {
        const id = newClientKey()
        pictures.set(id, shrink(file))
        items = [...items, { id, questionKey, src: addressOf(file), state: 'waiting', code: null }]
      }
      onChange()
      void pump()
    },
    async remove(id: string): Promise<void> {
      const item = items.find((each) => each.id === id)
      if (!item) return
      items = items.filter((each) => each.id !== id)
      pictures.delete(id)
      onChange()
      const onServer = item.state === 'stored'
      if (onServer && !(await remove(id))) {
        items = [...items, item]
        onChange()
      }
    },
    retry,
    unsent: (): number =>
      items.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'failed').length,
    pause: () => clearTimeout(timer),
  }
}
export type PhotoUploads = ReturnType<typeof createPhotoUploads>

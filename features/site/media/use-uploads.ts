import { useState } from 'react'
import type { ErrorCode } from '#/domain/errors.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import { mostPictureBytes, pictureLibrary } from './limits.ts'

export type Uploaded = PublicPicture & { name: string }
/** State of an upload: pending, or refused with a reason (null: server unreachable). */
export type Upload =
  | { key: number; name: string; state: 'sending' }
  | { key: number; name: string; state: 'refused'; code: ErrorCode | null }

type Answer = { ok: true; picture: Uploaded } | { ok: false; code: ErrorCode }

async function send(file: File): Promise<Answer> {
  if (file.size > mostPictureBytes) return { ok: false, code: 'too-large' }
  const body = new FormData()
  body.set('file', file)
  const answer = await fetch(pictureLibrary, { method: 'POST', body, headers: { accept: 'application/json' } })
  if (answer.redirected) return { ok: false, code: 'sign-in-required' }
  if (answer.status === 413) return { ok: false, code: 'too-large' }
  return (await answer.json()) as Answer
}

let lastKey = 0

/** Uploads files one by one (why: parallel ones share a slow line) and reports each. */
export function useUploads(onDone: (pictures: Uploaded[]) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  async function add(files: readonly File[]): Promise<void> {
    const waiting = files.map((file) => ({ key: ++lastKey, file }))
    setUploads((now) => [
      ...now,
      ...waiting.map(({ key, file }) => ({ key, name: file.name, state: 'sending' as const })),
    ])
    const arrived: Uploaded[] = []
    for (const { key, file } of waiting) {
      const answer = await send(file).catch(() => ({ ok: false as const, code: null }))
      if (answer.ok) arrived.push(answer.picture)
      setUploads((now) =>
        answer.ok
          ? now.filter((upload) => upload.key !== key)
          : now.map((upload) =>
              upload.key === key ? { key, name: file.name, state: 'refused', code: answer.code } : upload,
            ),
      )
    }
    if (arrived.length > 0) onDone(arrived)
  }
  const clear = () => setUploads((now) => now.filter(({ state }) => state === 'sending'))
  return { uploads, add, clear }
}

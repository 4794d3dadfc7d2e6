import { type ErrorCode, errorStatus } from '#/domain/errors.ts'
import type { PhotoResult, PhotoToSend } from './photo-uploads.ts'
import type { AnswerSave, PhotoOfAnswer, SaveOutcome } from './answer.ts'
import type { SendResult } from './save-queue.ts'

const json = { accept: 'application/json' }
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorStatus, value)

type Answer<T> =
  | { kind: 'ok'; body: T }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'offline' | 'busy' | 'signed-out' }

async function post<T>(address: string, init: RequestInit): Promise<Answer<T>> {
  let response: Response
  try {
    response = await fetch(address, { method: 'POST', redirect: 'manual', ...init })
  } catch {
    return { kind: 'offline' }
  }
  // why: a session that ended answers with the way to the sign-in page, which a script must not follow.
  if (response.type === 'opaqueredirect' || response.status === 401) return { kind: 'signed-out' }
  const body = (await response.json().catch(() => null)) as { ok?: boolean; code?: unknown } | null
  if (response.ok && body?.ok) return { kind: 'ok', body: body as T }
  if (response.status === 413) return { kind: 'refused', code: 'too-large' }
  return isCode(body?.code) && response.status !== 429 ? { kind: 'refused', code: body.code } : { kind: 'busy' }
}

/** Sends a batch of answers. With `leaving` the browser goes on sending while the page is closed. */
export async function sendSaves(reportId: string, saves: readonly AnswerSave[], leaving = false): Promise<SendResult> {
  const answer = await post<{ outcomes: SaveOutcome[] }>('/freelancer/answers', {
    headers: { ...json, 'content-type': 'application/json' },
    body: JSON.stringify({ reportId, saves }),
    keepalive: leaving,
  })
  if (answer.kind === 'ok') return { ok: true, outcomes: answer.body.outcomes }
  if (answer.kind === 'refused') return { ok: false, failure: answer.code === 'bad-request' ? 'busy' : 'closed' }
  return { ok: false, failure: answer.kind }
}

export async function sendPhoto(reportId: string, { id, questionKey, picture }: PhotoToSend): Promise<PhotoResult> {
  const form = new FormData()
  form.set('id', id)
  form.set('reportId', reportId)
  form.set('questionKey', questionKey)
  form.set('file', picture, 'photo.jpg')
  const answer = await post<{ photo: PhotoOfAnswer }>('/freelancer/photos', { headers: json, body: form })
  if (answer.kind === 'ok') return { ok: true, photo: answer.body.photo }
  if (answer.kind === 'refused') return { ok: false, failure: 'refused', code: answer.code }
  return { ok: false, failure: answer.kind }
}

export async function sendPhotoRemoval(reportId: string, id: string): Promise<boolean> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'remove', id, reportId })) form.set(name, value)
  const answer = await post('/freelancer/photos', { headers: json, body: form })
  return answer.kind === 'ok'
}

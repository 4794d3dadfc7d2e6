import { href } from 'react-router'
import { type ErrorCode, errorStatus } from '#/domain/errors.ts'
import type { AnswerSave, PhotoOfAnswer, SaveOutcome } from '../answer.ts'
import type { Arrival, Moment, StepResult } from './outbox.ts'
import type { PhotoResult, PhotoToSend } from './photo-uploads.ts'
import type { SendResult } from './save-queue.ts'

const json = { accept: 'application/json' }
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorStatus, value)

export type Fields = Readonly<Record<string, string>>
export type Answer<T> =
  | { kind: 'ok'; body: T }
  | { kind: 'refused'; code: ErrorCode; fields: Fields }
  | { kind: 'offline' | 'busy' | 'signed-out' }

async function post<T>(address: string, init: RequestInit): Promise<Answer<T>> {
  let response: Response
  try {
    response = await fetch(address, { method: 'POST', redirect: 'manual', ...init })
  } catch {
    return { kind: 'offline' }
  }
  // why: an expired session redirects to the sign-in page, which a script must not follow.
  if (response.type === 'opaqueredirect' || response.status === 401) return { kind: 'signed-out' }
  const body = (await response.json().catch(() => null)) as { ok?: boolean; code?: unknown; fields?: Fields } | null
  if (response.ok && body?.ok) return { kind: 'ok', body: body as T }
  if (response.status === 413) return { kind: 'refused', code: 'too-large', fields: {} }
  return isCode(body?.code) && response.status < 500 && response.status !== 429
    ? { kind: 'refused', code: body.code, fields: body.fields ?? {} }
    : { kind: 'busy' }
}

export const postJson = <T>(address: string, value: unknown, init: RequestInit = {}): Promise<Answer<T>> =>
  post<T>(address, {
    headers: { ...json, 'content-type': 'application/json' },
    body: JSON.stringify(value),
    ...init,
  })

/** A form with files. */
export const postForm = <T>(address: string, body: FormData): Promise<Answer<T>> =>
  post<T>(address, { headers: json, body })

function stepOf<T, R>(answer: Answer<T>, read: (body: T) => R): StepResult<R> {
  if (answer.kind === 'ok') return { ok: true, value: read(answer.body) }
  if (answer.kind === 'refused') return { ok: false, failure: 'refused', code: answer.code }
  return { ok: false, failure: answer.kind }
}

/** Sends a batch of answers. With `leaving` the request outlives the page. */
export async function sendSaves(reportId: string, saves: readonly AnswerSave[], leaving = false): Promise<SendResult> {
  const init = { keepalive: leaving }
  const answer = await postJson<{ outcomes: SaveOutcome[] }>(href('/freelancer/answers'), { reportId, saves }, init)
  if (answer.kind === 'ok') return { ok: true, outcomes: answer.body.outcomes }
  if (answer.kind === 'refused') return { ok: false, failure: answer.code === 'bad-request' ? 'busy' : 'closed' }
  return { ok: false, failure: answer.kind }
}

const nameOf = (type: string): string => (type.startsWith('audio/') ? 'voice' : 'photo.jpg')

export async function sendPhoto(reportId: string, photo: PhotoToSend): Promise<PhotoResult> {
  const { id, questionKey, kind, takenAt, seconds, picture } = photo
  const form = new FormData()
  const fields = { id, reportId, questionKey, kind, takenAt, seconds: seconds === null ? null : String(seconds) }
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value)
  form.set('file', picture, nameOf(picture.type))
  const answer = await postForm<{ photo: PhotoOfAnswer }>(href('/freelancer/photos'), form)
  if (answer.kind === 'ok') return { ok: true, photo: answer.body.photo }
  if (answer.kind === 'refused') return { ok: false, failure: 'refused', code: answer.code }
  return { ok: false, failure: answer.kind }
}

/** Whether the photo is settled with the server: removed, or the report is closed and nothing can be removed. */
export async function sendPhotoRemoval(reportId: string, id: string): Promise<boolean> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'remove', id, reportId })) form.set(name, value)
  const answer = await postForm(href('/freelancer/photos'), form)
  return answer.kind === 'ok' || answer.kind === 'refused'
}

export const sendMoments = async (reportId: string, moments: readonly Moment[]): Promise<StepResult<null>> =>
  stepOf(
    await postJson(href('/freelancer/moments'), { reportId, sentAt: new Date().toISOString(), moments }),
    () => null,
  )

export const sendArrival = async (arrival: Arrival): Promise<StepResult<{ reportId: string }>> =>
  stepOf(
    await postJson<{ reportId: string }>(href('/freelancer/check-in'), {
      ...arrival,
      sentAt: new Date().toISOString(),
      late: true,
    }),
    ({ reportId }) => ({
      reportId,
    }),
  )

/** A check-in while online: missing fields are returned to the form. */
export const tryArrival = (arrival: Arrival): Promise<Answer<{ reportId: string }>> =>
  postJson(
    href('/freelancer/check-in'),
    { ...arrival, sentAt: new Date().toISOString(), late: false },
    { signal: AbortSignal.timeout(12_000) },
  )

export const sendHandIn = async (reportId: string, key: string): Promise<StepResult<{ receiptNumber: number }>> =>
  stepOf(
    await postJson<{ receiptNumber: number }>(href('/freelancer/hand-in'), {
      reportId,
      submissionKey: key,
      declaration: true,
    }),
    ({ receiptNumber }) => ({ receiptNumber }),
  )

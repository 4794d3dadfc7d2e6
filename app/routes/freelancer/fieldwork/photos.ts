import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { photoForm, removePhotoForm } from '#/features/fieldwork/evidence/form.ts'
import { removePhoto } from '#/features/fieldwork/evidence/remove-photo.server.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import { storeVoice } from '#/features/fieldwork/evidence/store-voice.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/photos'

export const loader = () => redirect(href('/freelancer/submit-report'))

/**
 * Adds and removes photos and voice notes of a report. Scripts get JSON; a plain form is redirected to its section,
 * with the error if any.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const scripted = request.headers.get('accept')?.includes('application/json') ?? false
  let form = new FormData()
  try {
    form = await plainFormOf(request)
    const photo = await (form.get('intent') === 'remove' ? remove(context, form) : store(context, form))
    return scripted ? Response.json({ ok: true, photo }) : redirect(sectionAddress(form))
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    const { code, details, status } = error
    const goesBack = !scripted && code !== 'not-found' && z.uuid().safeParse(form.get('reportId')).success
    if (!scripted && !goesBack) throw data({ code, details }, { status })
    return scripted ? Response.json({ ok: false, code }, { status }) : redirect(sectionAddress(form, code))
  }
}

type Context = Route.ActionArgs['context']

async function store(context: Context, form: FormData) {
  const files = form.getAll('file').filter((file) => file instanceof File && file.size > 0)
  const parsed = photoForm.safeParse({ ...Object.fromEntries(form), file: files })
  if (!parsed.success) throw new AppError('bad-request')
  const { id, reportId, questionKey, file, kind, takenAt, seconds } = parsed.data
  const bytes = new Uint8Array(await file[0]!.arrayBuffer())
  const evidence = { id, reportId, questionKey, bytes, takenAt: takenAt || undefined }
  return kind === 'voice'
    ? storeVoice(actorOf(context), { ...evidence, seconds })
    : storePhoto(actorOf(context), { ...evidence, kind })
}

async function remove(context: Context, form: FormData): Promise<null> {
  const parsed = removePhotoForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new AppError('bad-request')
  const { id, reportId } = parsed.data
  await removePhoto(actorOf(context), { id, reportId })
  return null
}

/** Always a page of the portal: only the parts of a report's own address are taken from the request. */
function sectionAddress(form: FormData, problem?: ErrorCode): string {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? encodeURIComponent(value) : ''
  }
  const query = `section=${text('section')}${problem ? `&photo=${problem}` : ''}`
  const place = form.has('questionKey') && !problem ? `#q-${text('questionKey')}` : ''
  return `${href('/freelancer/submit-report/:reportId', { reportId: text('reportId') })}?${query}${place}`
}

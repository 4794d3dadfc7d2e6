import { redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { photoForm, removePhotoForm } from '#/features/evidence/form.ts'
import { removePhoto, storePhoto } from '#/features/evidence/store-photo.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/photos'

export const loader = () => redirect('/freelancer/submit-report')

/** Takes and removes photos of a report. Scripts ask for JSON; a plain form goes back to its section. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const form = await request.formData().catch(() => null)
    if (!form) throw new AppError('bad-request')
    const { photo, back } = await (form.get('intent') === 'remove' ? remove(context, form) : store(context, form))
    return request.headers.get('accept')?.includes('application/json')
      ? Response.json({ ok: true, photo })
      : redirect(back)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}

type Context = Route.ActionArgs['context']

async function store(context: Context, form: FormData) {
  const files = form.getAll('file').filter((file) => file instanceof File && file.size > 0)
  const parsed = photoForm.safeParse({ ...Object.fromEntries(form), file: files })
  if (!parsed.success) throw new AppError('bad-request')
  const { id, reportId, questionKey, file, section } = parsed.data
  const bytes = new Uint8Array(await file[0]!.arrayBuffer())
  const photo = await storePhoto(actorOf(context), { id, reportId, questionKey, bytes })
  return { photo, back: sectionAddress(reportId, section, questionKey) }
}

async function remove(context: Context, form: FormData) {
  const parsed = removePhotoForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new AppError('bad-request')
  const { id, reportId, section } = parsed.data
  await removePhoto(actorOf(context), { id, reportId })
  return { photo: null, back: sectionAddress(reportId, section) }
}

const sectionAddress = (reportId: string, section = '', questionKey = ''): string =>
  `/freelancer/submit-report/${reportId}?${new URLSearchParams({ section })}${questionKey && `#q-${encodeURIComponent(questionKey)}`}`

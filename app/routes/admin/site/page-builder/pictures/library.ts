import { data, href, redirect } from 'react-router'
import { readList } from '#/domain/list.ts'
import { AppError } from '#/domain/errors.ts'
import { listPictures } from '#/features/site/media/browse-pictures.server.ts'
import { uploadForm } from '#/features/site/media/form.ts'
import { pictureList } from '#/features/site/media/picture-list.ts'
import { uploadPicture } from '#/features/site/media/upload-picture.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/library'

const page = href('/admin/page-builder/pictures')

/** Picture library as JSON, for the picture dialog. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const library = await listPictures(actorOf(context), readList(pictureList, url.searchParams))
  return Response.json(library, { headers: { 'cache-control': 'no-store' } })
})

/** Stores an uploaded picture. Scripts get JSON; a plain form is redirected to the library, with the error if any. */
export async function action({ request, context }: Route.ActionArgs) {
  const scripted = request.headers.get('accept')?.includes('application/json') ?? false
  try {
    const form = await plainFormOf(request)
    const files = form.getAll('file').filter((file) => file instanceof File && file.size > 0)
    const parsed = uploadForm.safeParse({ ...Object.fromEntries(form), file: files })
    if (!parsed.success) throw new AppError(refusalOf(parsed.error.issues))
    const { file, altEn: en, altAr: ar } = parsed.data
    const bytes = new Uint8Array(await file[0]!.arrayBuffer())
    const picture = await uploadPicture(actorOf(context), { name: file[0]!.name, bytes, alt: { en, ar } })
    return scripted ? Response.json({ ok: true, picture }) : redirect(page)
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    const { code, details, status } = error
    if (scripted) return Response.json({ ok: false, code }, { status })
    if (code === 'sign-in-required' || code === 'not-allowed') throw data({ code, details }, { status })
    return redirect(`${page}?problem=${code}`)
  }
}

const refusalOf = (issues: readonly { message: string }[]) =>
  issues.some(({ message }) => message === 'too-large') ? 'too-large' : 'bad-request'

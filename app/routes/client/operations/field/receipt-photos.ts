import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { receiptPhotoForm, receiptPhotoRemovalForm } from '#/features/kitchen/receipts/form.ts'
import { removeReceiptPhoto, storeReceiptPhoto } from '#/features/kitchen/receipts/photos.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/receipt-photos'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = () => redirect(href('/client/procurement/receive'))

/** Adds and removes photos of a delivery that is not posted yet: a form in, JSON out. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const form = await plainFormOf(request)
    const photo = await (form.get('intent') === 'remove' ? remove(context, form) : store(context, form))
    return Response.json({ ok: true, photo })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}

type Context = Route.ActionArgs['context']

async function store(context: Context, form: FormData) {
  const file = form.get('file')
  form.delete('file')
  const parsed = receiptPhotoForm.safeParse(Object.fromEntries(form))
  if (!parsed.success || !(file instanceof File) || file.size === 0) throw new AppError('bad-request')
  return storeReceiptPhoto(actorOf(context), { ...parsed.data, bytes: new Uint8Array(await file.arrayBuffer()) })
}

async function remove(context: Context, form: FormData): Promise<null> {
  const parsed = receiptPhotoRemovalForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new AppError('bad-request')
  await removeReceiptPhoto(actorOf(context), parsed.data.id)
  return null
}

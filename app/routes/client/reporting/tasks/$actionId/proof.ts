import { data, href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { companyField, type FormResult } from '#/domain/form-result.ts'
import { storeProof } from '#/features/reporting/corrective-actions/store-proof.server.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { assertShownCompany } from '#/platform/shown-company.server.ts'
import type { Route } from './+types/proof'

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(href('/client/tasks/:actionId', { actionId: params.actionId }))

/** Stores the proof photo of a corrective action. */
export async function action({ request, context, params }: Route.ActionArgs) {
  try {
    const form = await plainFormOf(request)
    await assertShownCompany(infoOf(context), request, form.get(companyField) ?? undefined)
    const file = form.get('file')
    const version = Number(form.get('version'))
    if (!(file instanceof File) || file.size === 0 || !Number.isInteger(version)) throw new AppError('file.unreadable')
    const bytes = new Uint8Array(await file.arrayBuffer())
    await storeProof(actorOf(context), { actionId: params.actionId, version, bytes })
    return data<FormResult<null>>({ ok: true, result: null })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'sign-in-required') throw error
    const { code, details, status } = error
    return data<FormResult<null>>({ ok: false, problem: { code, details }, fields: {}, values: {} }, status)
  }
}

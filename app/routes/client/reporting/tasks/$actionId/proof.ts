import { href, redirect } from 'react-router'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import { actionPhotosForm } from '#/features/reporting/corrective-actions/form.ts'
import { removeProof, storeProof } from '#/features/reporting/corrective-actions/store-proof.server.ts'
import { formAction } from '#/platform/form-action.server.ts'
import type { Route } from './+types/proof'

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(href('/client/tasks/:actionId', { actionId: params.actionId }))

/** Adds or removes photos that prove a corrective action; the files are read from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  const { actionId } = args.params
  return formAction(actionPhotosForm, async (actor, input) => {
    if (input.intent === 'remove-photo') await removeProof(actor, { actionId, ...input })
    else await storeProof(actor, { actionId, version: input.version }, await sentFilesOf(copy))
    return null
  })(args)
}

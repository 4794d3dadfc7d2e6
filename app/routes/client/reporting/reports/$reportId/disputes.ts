import { href, redirect } from 'react-router'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import { openDisputeForm } from '#/features/reporting/disputes/form.ts'
import { openDispute } from '#/features/reporting/disputes/open.server.ts'
import { formAction } from '#/platform/form-action.server.ts'
import type { Route } from './+types/disputes'

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(href('/client/reports/:reportId', { reportId: params.reportId }))

/** Disputes an answer of a report, with files: an address of its own, because it takes larger requests than the report's. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(openDisputeForm, async (actor, { clientKey: id, questionKey, reason }, { params }) => {
    const files = await sentFilesOf(copy)
    await openDispute(actor, { id, reportId: params['reportId'] ?? '', questionKey, reason }, files)
    return null
  })(args)
}

import { data } from 'react-router'
import { isRecordId } from '#/domain/record-id.ts'
import { readActionMembers } from '#/features/reporting/corrective-actions/owner.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/owners'

/** Members who can be named as owner of an action of a branch, or of a report's branch. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const branchId = url.searchParams.get('branch') ?? ''
  const reportId = url.searchParams.get('report') ?? ''
  const place = isRecordId(branchId) ? { branchId } : isRecordId(reportId) ? { reportId } : null
  return data({ members: await readActionMembers(actor, place) }, { headers: { 'cache-control': 'private, no-store' } })
})

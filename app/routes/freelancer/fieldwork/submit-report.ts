import { href, redirect } from 'react-router'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'
import { listOpenReports } from '#/features/fieldwork/visits/list-visits.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/submit-report'

/** Leads to the one report that can be continued, or to what is to do. */
export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const reports = await listOpenReports(actorOf(context))
  const only = reports.length === 1 ? reports[0]?.report : undefined
  return redirect(only ? href('/freelancer/submit-report/:reportId', { reportId: only.id }) : flowPath('todo'))
})

import { readBesideReport } from '#/features/reporting/review/read-beside.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A report beside the editors' queues. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBesideReport(actorOf(context), params.reportId, infoOf(context).lang),
)

import { readLine } from '#/features/payouts/bank-statements/read-line.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A line of a statement beside the list. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) => readLine(actorOf(context), params.lineId, ''))

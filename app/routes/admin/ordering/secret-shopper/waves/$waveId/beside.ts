import { readBesideWave } from '#/features/ordering/wave-record/read-record.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A wave beside the list of waves. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBesideWave(actorOf(context), params.waveId),
)

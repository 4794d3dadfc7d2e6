import { offeredQuestions } from '#/features/fieldwork/questionnaires/bank/list.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/search'

/** Questions of the bank to insert into a questionnaire. */
export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  offeredQuestions(actorOf(context), (url.searchParams.get('q') ?? '').slice(0, 200)),
)

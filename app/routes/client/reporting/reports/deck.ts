import { sendBoardDeck } from '#/features/reporting/board-deck/deck.server.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { askedIn } from '#/features/reporting/report-documents/asked.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/deck'

/** Slides for a board as PDF, in the language of the address. */
export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  sendBoardDeck(
    actorOf(context),
    readInsightQuery(url.searchParams),
    askedIn(url.searchParams, infoOf(context).lang).lang,
  ),
)

import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { readJobBoard } from '#/features/ordering/offers/job-board.server.ts'
import { readMyOffers } from '#/features/ordering/offers/read-offers.server.ts'
import { listCurrentVisits } from '#/features/fieldwork/visits/list-visits.server.ts'
import { now } from '#/platform/clock.ts'
import type { TasksQuery } from './form.ts'
import { jobBoardPageSize, mapPageSize, type TaskView } from './lists.ts'
import { readMyStandbys } from './read-standbys.server.ts'
import { readReadiness } from './readiness.server.ts'

/** Data of a view of the page of tasks. Default view: the offers if there are any, else the board. */
export async function readTasks(actor: Actor, query: TasksQuery) {
  authorize(actor, 'board.read')
  const [offers, mine, readiness] = await Promise.all([
    readMyOffers(actor),
    listCurrentVisits(actor),
    readReadiness(actor),
  ])
  const view: TaskView = query.view ?? (offers.length > 0 ? 'offers' : 'board')
  const { q, city, type, within: withinKm, sort, only, page } = query
  const standbys = view === 'mine' ? await readMyStandbys(actor) : []
  const board =
    view === 'board'
      ? await readJobBoard(
          actor,
          { q, city, type, withinKm, sort, only: only ?? 'all', page },
          query.show === 'map' ? mapPageSize : jobBoardPageSize,
        )
      : null
  return {
    view,
    query,
    offers,
    mine,
    standbys,
    board,
    readiness,
    counts: { offers: offers.length, mine: mine.length },
    now: now().getTime(),
  }
}

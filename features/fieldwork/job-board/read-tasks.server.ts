import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { readJobBoard } from '#/features/ordering/offers/job-board.server.ts'
import { readMyOffers } from '#/features/ordering/offers/read-offers.server.ts'
import { listVisits } from '#/features/fieldwork/visits/list-visits.server.ts'
import { inTab } from '#/features/fieldwork/visits/visit-line.ts'
import { now } from '#/platform/clock.ts'
import type { TasksQuery } from './form.ts'
import { type FlowView, jobBoardPageSize, mapPageSize } from './lists.ts'
import { readMyStandbys } from './read-standbys.server.ts'
import { readReadiness } from './readiness.server.ts'

/**
 * Data of a view of the shopper's flow, with the counts of all its tabs. Default view: what is to do, else the offers, else
 * the open visits.
 */
export async function readTasks(actor: Actor, query: TasksQuery) {
  authorize(actor, 'board.read')
  const [offers, { visits, paidTotal }, readiness] = await Promise.all([
    readMyOffers(actor),
    listVisits(actor, query.view === 'paid' ? query.page : 1),
    readReadiness(actor),
  ])
  const counts = {
    offered: offers.length,
    todo: visits.filter(inTab('todo')).length,
    sent: visits.filter(inTab('sent')).length,
    paid: paidTotal,
  }
  const usual: FlowView = counts.todo > 0 ? 'todo' : counts.offered > 0 ? 'offered' : 'board'
  const view = query.view ?? usual
  const { q, city, type, within: withinKm, sort, only, page } = query
  const standbys = view === 'todo' ? await readMyStandbys(actor) : []
  const board =
    view === 'board'
      ? await readJobBoard(
          actor,
          { q, city, type, withinKm, sort, only: only ?? 'all', page },
          query.show === 'map' ? mapPageSize : jobBoardPageSize,
        )
      : null
  const shown = view === 'todo' || view === 'sent' || view === 'paid' ? visits.filter(inTab(view)) : []
  return { view, query, offers, visits: shown, standbys, board, readiness, counts, now: now().getTime() }
}

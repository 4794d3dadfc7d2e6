import { setImmediate } from 'node:timers/promises'
import { asSystem } from '#/db/database.server.ts'
import { refusalsOf } from '#/domain/assignment.ts'
import { fewTakersHours, mostTakersCounted } from '#/domain/ordering/date-risk.ts'
import { addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  branchDay,
  loadPool,
  readsIn,
  selectJobs,
  visitsByBranchDay,
} from '#/features/ordering/assignment/load-pool.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { setTakers } from '#/features/ordering/requests/change-request.server.ts'
import { now } from '#/platform/clock.ts'

const why = 'how many shoppers may take a visit is counted by the platform'
/** Nearest visits counted per run; others follow as time passes. */
const mostVisits = 500

/** Loads all facts of the rules for open visits of the next two weeks. */
const load = () =>
  asSystem(why, async (tx) => {
    const open = await tx
      .selectFrom('mystery_shopping_requests')
      .select('id')
      .where('status', 'in', ['pending', 'approved'])
      .where('scheduled_date', '>', now().toISOString())
      .where('scheduled_date', '<=', addHours(now(), fewTakersHours).toISOString())
      .orderBy('scheduled_date')
      .limit(mostVisits)
      .execute()
    const jobs = await selectJobs(
      tx,
      open.map(({ id }) => id),
    )
    const settings = await assignmentSettings()
    if (jobs.length === 0) return { jobs, pool: [], atBranch: new Map<string, number>(), settings }
    const days = jobs.map(({ visitAt }) => riyadhDay(visitAt)).sort()
    const query = { from: days[0]!, until: days.at(-1)!, settings }
    const read = readsIn(tx)
    return { jobs, pool: await loadPool(read, query), atBranch: await visitsByBranchDay(read, query), settings }
  })

/** Hourly: counts the allowed shoppers of each open visit, up to ten. Yields to other requests between visits. */
export async function countTakers(): Promise<void> {
  const { jobs, pool, atBranch, settings } = await load()
  const counted: { id: string; takers: number }[] = []
  for (const job of jobs) {
    const visits = atBranch.get(branchDay(job.branchId, riyadhDay(job.visitAt))) ?? 0
    let takers = 0
    for (const shopper of pool) {
      if (refusalsOf(shopper, job, visits, settings).length === 0) takers++
      if (takers === mostTakersCounted) break
    }
    counted.push({ id: job.id, takers })
    await setImmediate()
  }
  if (counted.length === 0) return
  await asSystem(why, (tx) => setTakers(tx, counted))
}

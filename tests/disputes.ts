import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import { openDispute } from '#/features/disputes/open.server.ts'
import type { World } from './world.ts'

/** The client of a report objects to an answer; its dispute. */
export async function disputed(client: Actor, reportId: string, questionKey = 'Q1'): Promise<string> {
  const id = randomUUID()
  await openDispute(client, {
    id,
    reportId,
    questionKey,
    reason: 'The till shows that the order came four minutes later.',
  })
  return id
}

/** Everything a stored revision says. */
export async function revisionsOf(world: World, reportId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await world.owner.query<Record<string, unknown>>(
    'select * from app.report_revisions where report_id = $1 order by number',
    [reportId],
  )
  return rows
}

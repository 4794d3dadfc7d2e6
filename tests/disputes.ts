import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { AnswerValue } from '#/domain/questionnaire.ts'
import { decideDispute } from '#/features/reporting/disputes/decide.server.ts'
import { openDispute } from '#/features/reporting/disputes/open.server.ts'
import { seen } from './reports.ts'
import type { World } from './world.ts'

/** A client's dispute about an answer. */
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

/** A dispute upheld by a second editor: the report has its next revision. */
export async function upheld(
  world: World,
  {
    client,
    reportId,
    questionKey,
    value,
  }: { client: Actor; reportId: string; questionKey: string; value: AnswerValue },
): Promise<void> {
  const disputeId = await disputed(client, reportId, questionKey)
  const { version } = await seen(world, reportId)
  const correction = { value, notApplicable: false, naReason: '', comment: 'The receipt says so.' }
  const decision = 'The receipt proves it.'
  await decideDispute(await world.admin(), { disputeId, version, outcome: 'upheld', decision, correction })
}

/** Content of all stored revisions. */
export async function revisionsOf(world: World, reportId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await world.owner.query<Record<string, unknown>>(
    'select * from app.report_revisions where report_id = $1 order by number',
    [reportId],
  )
  return rows
}

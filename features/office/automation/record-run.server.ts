import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { declared } from '#/domain/automation/events.ts'
import type { StopReason } from '#/domain/automation/rule.ts'
import { now } from '#/platform/clock.ts'
import type { HappenedEvent } from './event.ts'
import { putToRest } from './rest.server.ts'
import type { StoredRule } from './stored-rule.ts'
import type { StepDone } from './take-steps.server.ts'

/** An event that a rule follows; `run`: its row of the history, when the rule has waited. */
export type Due = { rule: StoredRule; event: HappenedEvent; run: string | null }

export type Outcome =
  | { result: 'waiting'; dueAt: Date }
  | { result: 'done'; steps: StepDone[]; effects: string[] }
  | { result: 'stopped' | 'failed'; reason: StopReason }

/** Somebody else has followed the event, or the rule was paused meanwhile; what was begun is undone. */
export class AlreadySettled extends Error {}

const factsOf = ({ facts, named, refId, branchId }: HappenedEvent) => JSON.stringify({ facts, named, refId, branchId })

const columnsOf = (event: HappenedEvent, outcome: Outcome) => ({
  facts: factsOf(event),
  ran_at: now(),
  result: outcome.result,
  reason: 'reason' in outcome ? outcome.reason : null,
  effects: sql<string[]>`${outcome.result === 'done' ? outcome.effects : []}::uuid[]`,
  steps: JSON.stringify(outcome.result === 'done' ? outcome.steps : []),
})

/** Records what became of an event; a version follows it once, so a second record is refused by the database. */
export async function recordRun(
  tx: Tx,
  runId: string,
  { rule, event, run }: Due,
  chain: readonly string[],
  outcome: Outcome,
): Promise<void> {
  const columns = columnsOf(event, outcome)
  if (run !== null) {
    const settled = await tx
      .updateTable('automation_runs')
      .set(columns)
      .where('id', '=', run)
      .where('result', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (!settled) throw new AlreadySettled()
    return
  }
  await tx
    .insertInto('automation_runs')
    .values({
      id: runId,
      rule_id: rule.id,
      version: rule.version,
      client_id: rule.clientId,
      event_key: event.key,
      event: event.event,
      needs: declared(event.event).needs,
      node_id: event.nodeId,
      happened_at: event.at,
      chain: sql`${chain}::uuid[]`,
      due_at: outcome.result === 'waiting' ? outcome.dueAt : null,
      ...columns,
    })
    .execute()
}

function isTaken(error: unknown): boolean {
  if (error instanceof AlreadySettled) return true
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23505' && String(constraint).startsWith('automation_runs_')
}

/** Does something that may have been done before. Returns null when it was. */
export async function unlessSettled<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
}

/** Records what became of an event when no step was taken. Returns false when it was recorded before. */
export async function recordAlone(
  due: Due,
  runId: string,
  chain: readonly string[],
  outcome: Outcome,
): Promise<boolean> {
  const recorded = await unlessSettled(() =>
    asSystem('only the platform writes the history of rules', async (tx) => {
      await recordRun(tx, runId, due, chain, outcome)
      if (outcome.result === 'stopped' && outcome.reason === 'too-many') await putToRest(tx, due.rule, 'too-many')
      return true
    }),
  )
  return recorded ?? false
}

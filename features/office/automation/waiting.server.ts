import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { StopReason } from '#/domain/automation/rule.ts'
import { now } from '#/platform/clock.ts'
import type { HappenedEvent } from './event.ts'
import { ruleColumns, ruleOf, type StoredRule } from './stored-rule.ts'

/** Ends what a rule waits for, with its reason in the history. For transactions of the platform. */
export async function endWaiting(tx: Tx, ruleId: string, reason: StopReason): Promise<void> {
  await tx
    .updateTable('automation_runs')
    .set({ result: 'stopped', reason, ran_at: now() })
    .where('rule_id', '=', ruleId)
    .where('result', '=', 'waiting')
    .execute()
}

export type WaitedRun = { run: string; chain: string[]; rule: StoredRule; event: HappenedEvent; end: StopReason | null }

const perPass = 1000

/** A rule that no longer is what it was when it began to wait does not act. */
function endOf(rule: StoredRule, version: number, isClosing: boolean): StopReason | null {
  if (rule.state !== 'active') return rule.state
  if (rule.version !== version) return 'changed'
  return isClosing ? 'closing' : null
}

/** Events whose wait is over, the first ones first; `end`: why the rule does not act any more. */
export async function waitedRuns(): Promise<WaitedRun[]> {
  const rows = await asSystem('a job reads events for which rules of all companies have waited', (tx) =>
    tx
      .selectFrom('automation_runs as u')
      .innerJoin('automation_rules as r', 'r.id', 'u.rule_id')
      .select(ruleColumns)
      .select(['u.id as run', 'u.version as of_version', 'u.event_key', 'u.happened_at', 'u.facts', 'u.chain'])
      .select('u.node_id as event_node')
      .select(
        sql<boolean>`exists (select from company_closings c where c.client_id = r.client_id and c.kept_at is null)`.as(
          'is_closing',
        ),
      )
      .where('u.result', '=', 'waiting')
      .where('u.due_at', '<=', now().toISOString())
      .orderBy('u.due_at')
      .limit(perPass)
      .execute(),
  )
  return rows.flatMap((row) => {
    const rule = ruleOf(row)
    if (!rule) return []
    const stored = row.facts as unknown as Pick<HappenedEvent, 'facts' | 'named' | 'refId' | 'branchId'>
    const event: HappenedEvent = {
      key: row.event_key,
      event: rule.event,
      clientId: row.client_id,
      nodeId: row.event_node,
      at: new Date(row.happened_at).toISOString(),
      reportId: null,
      holds: true,
      ...stored,
    }
    return [{ run: row.run, chain: row.chain, rule, event, end: endOf(rule, row.of_version, row.is_closing) }]
  })
}

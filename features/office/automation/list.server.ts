import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow, nodeName } from '#/db/names.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { type AutomationEvent, isAutomationEvent } from '#/domain/automation/events.ts'
import { type RuleState, ruleStates, type StopReason } from '#/domain/automation/rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { countsIn, nullsLast, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import {
  type AutomationQuery,
  type automationList,
  type OfficeAutomationQuery,
  type officeAutomationList,
  type RuleRow,
  type RunQuery,
  type runList,
  type RunRow,
} from './list.ts'

type Query = AutomationQuery | OfficeAutomationQuery

const inState = (state: RuleState) => sql<boolean>`r.state = ${state}`

const filtered = (db: Tx, { q }: Query) =>
  db.selectFrom('automation_rules as r').$if(q !== '', (found) => found.where(wordsMatch(sql.ref('r.name'), q)))

const selectRules = (db: Tx, query: Query) => {
  const since = addHours(now(), -30 * 24).toISOString()
  return {
    select: filtered(db, query)
      .leftJoin('org_nodes as n', (join) =>
        join.onRef('n.client_id', '=', 'r.client_id').onRef('n.id', '=', 'r.node_id'),
      )
      .where(inState(query.tab))
      .select(['r.id', 'r.name', 'r.state'])
      .select(sql<AutomationEvent>`r.event`.as('event'))
      .select(sql<string | null>`case when n.kind <> 'root' then ${nodeName('n')} end`.as('place'))
      .select(
        sql<number>`(select count(*)::int from automation_runs u where u.rule_id = r.id and u.result = 'done'
          and u.ran_at > ${since}::timestamptz)`.as('runs'),
      )
      .select(
        sql<string | null>`(select max(u.ran_at) from automation_runs u where u.rule_id = r.id
          and u.result <> 'waiting')`.as('last'),
      ),
    order: { name: sql`app.fold(r.name)`, runs: sql.ref('runs'), last: nullsLast(sql.ref('last')) },
    id: 'r.id',
  }
}

/** Rules of a query, of the page and of the file. */
export const ruleRows: RowsOf<typeof automationList, RuleRow> = (db, query) => selectRules(db, query)
export const officeRuleRows: RowsOf<typeof officeAutomationList, RuleRow> = (db, query) => selectRules(db, query)

/** One page of rules, with the number in each state. */
export async function browseRules(actor: Actor, query: Query) {
  authorize(actor, 'automation.read')
  return readAs(actor, async (db) => {
    const [found, rows] = await Promise.all([
      filtered(db, query).select(tabCounts(ruleStates, inState)).executeTakeFirstOrThrow(),
      pageRows(db, actor, query, ruleRows),
    ])
    const counts = countsIn(ruleStates, found)
    return { rows, counts, total: counts[query.tab] }
  })
}

const runsOf = (db: Tx, ruleId: string, { result }: RunQuery) =>
  db
    .selectFrom('automation_runs as u')
    .where('u.rule_id', '=', recordId(ruleId))
    .$if(result !== null, (found) => found.where('u.result', '=', result!))

type Stored = Pick<RunRow, 'id' | 'at' | 'branch' | 'result' | 'dueAt'> & {
  event: string
  facts: JsonValue
  reason: string | null
  steps: JsonValue
}

const rowOf = ({ event, facts: stored, reason, steps, ...run }: Stored): RunRow[] => {
  if (!isAutomationEvent(event)) return []
  const { facts, named, refId, branchId } = stored as unknown as Pick<RunRow, 'facts' | 'named' | 'refId' | 'branchId'>
  return [
    {
      ...run,
      event,
      facts,
      named,
      refId,
      branchId,
      reason: reason as StopReason | null,
      steps: steps as RunRow['steps'],
    },
  ]
}

/** Runs of a rule, of the page and of the file. */
export const runRows =
  (ruleId: string): RowsOf<ReturnType<typeof runList>, RunRow, Stored> =>
  (db, query) => ({
    select: runsOf(db, ruleId, query)
      .leftJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'u.client_id').onRef('b.id', '=', 'u.node_id'),
      )
      .select(['u.id', 'u.ran_at as at', 'u.event', 'u.facts', 'u.result', 'u.reason', 'u.steps', 'u.due_at as dueAt'])
      .select(branchNow('b').as('branch')),
    order: { at: sql.ref('u.ran_at') },
    id: 'u.id',
    finish: (rows) => rows.flatMap(rowOf),
  })

/** One page of the history of a rule. */
export async function browseRuns(actor: Actor, ruleId: string, query: RunQuery) {
  authorize(actor, 'automation.read')
  return readAs(actor, async (db) => {
    const [{ total }, rows] = await Promise.all([
      runsOf(db, ruleId, query)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      pageRows(db, actor, query, runRows(ruleId)),
    ])
    return { rows, total }
  })
}

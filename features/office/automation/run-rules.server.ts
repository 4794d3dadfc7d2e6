import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, asSystem, asSystemWithin, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type AutomationEvent, declared } from '#/domain/automation/events.ts'
import { applies, isTooOften, longestChain, loopOf, type StopReason, waitOf } from '#/domain/automation/rule.ts'
import { AppError } from '#/domain/errors.ts'
import { addHours, addMinutes } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'
import { type HappenedEvent, recordedAt } from './event.ts'
import { readEvents } from './read-events.server.ts'
import { type Due, type Outcome, recordAlone, recordRun, unlessSettled } from './record-run.server.ts'
import { putToRest, readyOwner } from './rest.server.ts'
import { ruleColumns, ruleOf, type StoredRule } from './stored-rule.ts'
import { StepRefused, takeSteps } from './take-steps.server.ts'
import { type WaitedRun, waitedRuns } from './waiting.server.ts'

/** Events of a transaction that was open longer than this are missed. */
const overlapMinutes = 10
/** After a longer stop of the worker older events are not followed. */
const mostBackHours = 30 * 24
const perKind = 5000
const cursorName = 'events'

type Span = { from: Date; until: Date }

/** Active rules by event; a company that closes only reads, so its rules follow nothing. */
async function activeRules(): Promise<Map<AutomationEvent, StoredRule[]>> {
  const rows = await asSystem('a job reads the active rules of all companies', (tx) =>
    tx
      .selectFrom('automation_rules as r')
      .select(ruleColumns)
      .where('r.state', '=', 'active')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('company_closings as c')
              .select('c.id')
              .whereRef('c.client_id', '=', 'r.client_id')
              .where('c.kept_at', 'is', null),
          ),
        ),
      )
      .execute(),
  )
  return Map.groupBy(
    rows.map(ruleOf).filter((rule) => rule !== null),
    ({ event }) => event,
  )
}

/** Events followed before, by rule and version. */
async function followed(tx: Tx, rules: readonly StoredRule[], events: readonly HappenedEvent[]): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const rows = await tx
    .selectFrom('automation_runs')
    .select(['rule_id', 'version', 'event_key'])
    .where(sql<boolean>`rule_id = any (${rules.map(({ id }) => id)}::uuid[])`)
    .where(sql<boolean>`event_key = any (${events.map(({ key }) => key)}::text[])`)
    .execute()
  return new Set(rows.map(({ rule_id, version, event_key }) => `${rule_id} ${version} ${event_key}`))
}

/** Events of a kind that rules have not followed yet, the oldest first. */
async function dueOf(event: AutomationEvent, rules: readonly StoredRule[], span: Span): Promise<Due[]> {
  return asSystem('a job reads new events for rules of all companies', async (tx) => {
    const clientIds = rules.flatMap(({ clientId }) => clientId ?? [])
    const ofCompanies = declared(event).of === 'company' ? { clientIds } : {}
    const events = await readEvents(tx, event, { by: 'recorded', ...span, ...ofCompanies, most: perKind })
    const known = await followed(tx, rules, events)
    return events
      .toReversed()
      .flatMap((one) =>
        rules
          .filter(
            (rule) =>
              (rule.clientId === null || rule.clientId === one.clientId) &&
              recordedAt(one) >= new Date(rule.since) &&
              applies(rule.spec, one.facts) &&
              !known.has(`${rule.id} ${rule.version} ${one.key}`),
          )
          .map((rule) => ({ rule, event: one, run: null })),
      )
  })
}

/** Events that a rule itself may have caused, or that follow from what it made. */
const ofOwnMaking: readonly AutomationEvent[] = ['action.opened', 'action.overdue', 'note.written']

/** Rules that caused an event, the first one first; empty for what a person or the platform did. */
async function chainOf(tx: Tx, { event, refId }: HappenedEvent): Promise<string[]> {
  if (!ofOwnMaking.includes(event)) return []
  const run = await tx
    .selectFrom('automation_runs')
    .select(['chain', 'rule_id'])
    .where(sql<boolean>`effects @> array[${refId}::uuid]`)
    .executeTakeFirst()
  return run ? [...run.chain, run.rule_id] : []
}

async function runsBefore(tx: Tx, ruleId: string): Promise<{ hour: number; day: number }> {
  return tx
    .selectFrom('automation_runs')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('ran_at', '>', addHours(now(), -1).toISOString()).as('hour'),
      eb.fn.countAll<number>().as('day'),
    ])
    .where('rule_id', '=', ruleId)
    .where('result', '<>', 'stopped')
    .where('ran_at', '>', addHours(now(), -24).toISOString())
    .executeTakeFirstOrThrow()
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
/** Failures of the connection or of the moment: the job is tried again. */
const isPassing = (error: unknown): boolean => /^(08|40|53|57)/.test(codeOf(error))

/** Why steps failed; throws what the job should try again. */
function failureOf(error: unknown): StopReason {
  if (error instanceof StepRefused) return error.reason
  if (error instanceof AppError) return 'refused'
  if (isPassing(error)) throw error
  log.error('a rule of automation failed', { job: 'automation.run', error })
  return 'error'
}

type Ready = { due: Due; owner: Actor; chain: string[]; isFull: boolean }

/** Looks at the owner, the chain and the number of runs; null when the rule was paused. */
async function prepare(due: Due, known?: string[]): Promise<Ready | null> {
  return asSystem('a job checks the owner of a rule and what caused its event', async (tx) => {
    const owner = await readyOwner(tx, due.rule)
    if (typeof owner === 'string') {
      await putToRest(tx, due.rule, owner)
      return null
    }
    const chain = known ?? (await chainOf(tx, due.event))
    return { due, owner, chain, isFull: isTooOften(await runsBefore(tx, due.rule.id)) }
  })
}

/** The event as the owner may see it, with the facts of now when the rule has waited; null: none for the rule, or no longer. */
async function seenBy(tx: Tx, { rule, event, run }: Due): Promise<HappenedEvent | null> {
  const at = new Date(event.at)
  const [seen] = await readEvents(tx, event.event, {
    by: 'happened',
    from: addMinutes(at, -1),
    until: addMinutes(at, 1),
    ...(rule.clientId !== null && { clientIds: [rule.clientId], nodeId: rule.nodeId! }),
    ...(run !== null && { waited: daysSince(at) }),
    keys: [event.key],
    most: 1,
  })
  return seen && seen.holds && applies(rule.spec, seen.facts) ? seen : null
}

const daysSince = (at: Date): number => Math.max(0, now().getTime() - at.getTime()) / 86_400_000

async function act({ due, owner, chain }: Ready): Promise<boolean> {
  const runId = due.run ?? randomUUID()
  const { id, clientId, name, version, spec } = due.rule
  try {
    const done = await unlessSettled(() =>
      asActor(owner, async (tx) => {
        const event = await seenBy(tx, due)
        if (!event) return false
        const rule = { id, clientId, name, version, steps: spec.steps }
        const { done: steps, effects } = await takeSteps({ tx, actor: owner, rule, event, runId })
        await asSystemWithin('only the platform writes the history of rules', tx, () =>
          recordRun(tx, runId, { ...due, event }, chain, { result: 'done', steps, effects }),
        )
        return true
      }),
    )
    if (done === false && due.run !== null)
      await recordAlone(due, runId, chain, { result: 'stopped', reason: 'no-longer' })
    return done === true
  } catch (error) {
    return recordAlone(due, runId, chain, { result: 'failed', reason: failureOf(error) })
  }
}

/** Records an event that leads to no step now: it is stopped, or waits. Returns whether the owner may see it. */
async function recordSeen({ due, owner, chain }: Ready, outcome: Outcome): Promise<boolean> {
  const seen = due.run !== null || (await asActor(owner, (tx) => seenBy(tx, due))) !== null
  return seen && recordAlone(due, due.run ?? randomUUID(), chain, outcome)
}

/** Follows one event. Returns whether something came of it. */
async function follow(due: Due): Promise<boolean> {
  const ready = await prepare(due)
  if (!ready) return false
  const reason = loopOf(due.rule.id, ready.chain) ?? (ready.isFull ? 'too-many' : null)
  if (reason) return recordSeen(ready, { result: 'stopped', reason })
  const wait = waitOf(due.rule.spec)
  if (wait === 0) return act(ready)
  return recordSeen(ready, { result: 'waiting', dueAt: addHours(new Date(due.event.at), wait * 24) })
}

/** Takes the steps of an event whose wait is over, if its conditions are still met. */
async function followWaited({ chain, end, ...due }: WaitedRun): Promise<boolean> {
  if (end) return recordAlone(due, due.run, chain, { result: 'stopped', reason: end })
  const ready = await prepare(due, chain)
  if (!ready) return false
  return ready.isFull ? recordSeen(ready, { result: 'stopped', reason: 'too-many' }) : act(ready)
}

/** Follows what is due within a time, and reads again while rules cause new events. */
async function followAll(from: Date): Promise<void> {
  for (let pass = 0; pass <= longestChain; pass++) {
    const span = { from, until: addMinutes(now(), 1) }
    let hasRun = false
    for (const due of await waitedRuns()) hasRun = (await followWaited(due)) || hasRun
    for (const [event, rules] of await activeRules())
      for (const due of await dueOf(event, rules, span)) {
        // why: a rule that was paused a moment ago has a new revision
        if (await isStillActive(due.rule)) hasRun = (await follow(due)) || hasRun
      }
    if (!hasRun) return
  }
}

const isStillActive = ({ id, revision }: StoredRule): Promise<boolean> =>
  asSystem('a job checks that a rule was not paused meanwhile', async (tx) => {
    const row = await tx
      .selectFrom('automation_rules')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'active')
      .where('revision', '=', revision)
      .executeTakeFirst()
    return row !== undefined
  })

/** Reads new events from where the last run ended, and takes the steps of the rules that they are for. */
export async function runRules(): Promise<void> {
  const started = now()
  const cursor = await asSystem('a job reads how far it has come', (tx) =>
    tx.selectFrom('automation_cursor').select('read_until').where('name', '=', cursorName).executeTakeFirst(),
  )
  const last = cursor ? new Date(cursor.read_until) : started
  const from = addMinutes(last < started ? last : started, -overlapMinutes)
  const earliest = addHours(started, -mostBackHours)
  await followAll(from > earliest ? from : earliest)
  await asSystem('a job stores how far it has come', (tx) =>
    tx
      .insertInto('automation_cursor')
      .values({ name: cursorName, read_until: started })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ read_until: started }))
      .execute(),
  )
}

import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import type { Condition, RuleStep } from '#/domain/automation/rule.ts'
import { addRule } from '#/features/office/automation/write-rule.server.ts'
import type { World } from './world.ts'

export const noteStep: RuleStep = { do: 'note', text: 'Look at it today' }
export const actionStep: RuleStep = { do: 'action', title: 'Check the branch', priority: 'high', days: 3 }
export const taskStep: RuleStep = { do: 'task', title: 'Call the client', priority: 'high', days: 2, ownerId: null }
export const telling = (of: 'notify' | 'mail' | 'propose', roles: string[], people: string[] = []): RuleStep => ({
  do: of,
  roles,
  people,
  text: 'Please take care of it',
})

type Given = {
  event: AutomationEvent
  conditions?: Condition[]
  wait?: number
  steps: RuleStep[]
  nodeId?: string
  name?: string
}

/** Adds a rule as a person. */
export const ruleOf = (
  actor: Actor,
  { event, conditions = [], wait = 0, steps, nodeId, name = 'A rule' }: Given,
): Promise<string> =>
  addRule(actor, {
    id: randomUUID(),
    name,
    event,
    nodeId: nodeId ?? null,
    spec: { matching: 'all', conditions, wait, steps },
  })

export type StoredRun = {
  rule_id: string
  version: number
  event: string
  event_key: string
  result: string
  reason: string | null
  chain: string[]
  steps: { do: string; told?: number }[]
}

/** Runs of a rule, the oldest first. */
export async function runsOf(world: World, ruleId: string): Promise<StoredRun[]> {
  const { rows } = await world.owner.query<StoredRun>(
    `select rule_id, version, event, event_key, result, reason, chain, steps from app.automation_runs where rule_id = $1 order by ran_at, id`,
    [ruleId],
  )
  return rows
}

/** Results of a rule's runs with their reasons, the oldest first. */
export const resultsIn = async (world: World, ruleId: string): Promise<string[]> =>
  (await runsOf(world, ruleId)).map(({ result, reason }) => (reason ? `${result} ${reason}` : result))

/** Texts of the notes on a company's timeline, the oldest first. */
export async function notesIn(world: World, company: Actor): Promise<string[]> {
  const { rows } = await world.owner.query<{ text: string }>(
    'select text from app.timeline_notes where client_id = $1 order by created_at',
    [company.id],
  )
  return rows.map(({ text }) => text)
}

/** Notices of a kind that a person has. */
export async function noticesTo(world: World, person: Actor, kind: string) {
  const { rows } = await world.owner.query<{ params: Record<string, string>; link: string }>(
    'select params, link from app.notifications where profile_id = $1 and kind = $2',
    [person.id, kind],
  )
  return rows
}

/** State of a rule, why it rests, and its revision. */
export async function stateOf(world: World, ruleId: string) {
  const { rows } = await world.owner.query<{
    state: string
    pause_reason: string | null
    revision: number
    version: number
    owner_id: string
  }>('select state, pause_reason, revision, version, owner_id from app.automation_rules where id = $1', [ruleId])
  return rows[0]!
}

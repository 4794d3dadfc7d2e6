import type { JsonValue } from '#/db/tables.ts'
import { type AutomationEvent, isAutomationEvent } from '#/domain/automation/events.ts'
import type { PauseReason, RuleSpec, RuleState } from '#/domain/automation/rule.ts'

/** A rule as it is stored. */
export type StoredRule = {
  id: string
  clientId: string | null
  nodeId: string | null
  name: string
  event: AutomationEvent
  spec: RuleSpec
  state: RuleState
  pauseReason: PauseReason | null
  version: number
  revision: number
  since: string
  ownerId: string
}

export const ruleColumns = [
  'r.id',
  'r.client_id',
  'r.node_id',
  'r.name',
  'r.event',
  'r.spec',
  'r.state',
  'r.pause_reason',
  'r.version',
  'r.revision',
  'r.since',
  'r.owner_id',
] as const

type Row = {
  id: string
  client_id: string | null
  node_id: string | null
  name: string
  event: string
  spec: JsonValue
  state: RuleState
  pause_reason: PauseReason | null
  version: number
  revision: number
  since: Date | string
  owner_id: string
}

/** Null for an event that this version of the product does not know. */
export function ruleOf(row: Row): StoredRule | null {
  if (!isAutomationEvent(row.event)) return null
  return {
    id: row.id,
    clientId: row.client_id,
    nodeId: row.node_id,
    name: row.name,
    event: row.event,
    spec: row.spec as unknown as RuleSpec,
    state: row.state,
    pauseReason: row.pause_reason,
    version: row.version,
    revision: row.revision,
    since: new Date(row.since).toISOString(),
    ownerId: row.owner_id,
  }
}

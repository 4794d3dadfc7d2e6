import type { AutomationEvent } from '#/domain/automation/events.ts'
import type { Facts } from '#/domain/automation/rule.ts'

/** Something that happened, as rules see it. */
export type HappenedEvent = {
  /** Names the event, the same in every reading. */
  key: string
  event: AutomationEvent
  clientId: string | null
  /** The branch, or the root for what concerns the whole company; null for events of our team alone. */
  nodeId: string | null
  branchId: string | null
  /** ISO 8601. */
  at: string
  /** Record that it is about. */
  refId: string
  reportId: string | null
  /** Whether the event is still true at the moment of the facts, such as an overdue action or an unpaid invoice. */
  holds: boolean
  facts: Facts
  /** What its sentence names besides the facts. */
  named: Record<string, string | null>
}

/**
 * Events of a time: `recorded` reads by the time at which they were stored, for the job that must miss none; `happened`
 * by their own time, for a dry run. `keys`: only these.
 */
export type Wanted = {
  by: 'recorded' | 'happened'
  from: Date
  until: Date
  clientIds?: readonly string[]
  /** Part of a company. */
  nodeId?: string
  /** Days after the events as of which facts describe their records, at most until now; absent: as the events found them. */
  waited?: number
  keys?: readonly string[]
  most: number
}

/** When an event was stored: of the timeline its id says so, of the others it is their own time. */
export const recordedAt = ({ key, at }: Pick<HappenedEvent, 'key' | 'at'>): Date =>
  key.startsWith('t:') ? new Date(Number.parseInt(key.slice(2).replaceAll('-', '').slice(0, 12), 16)) : new Date(at)

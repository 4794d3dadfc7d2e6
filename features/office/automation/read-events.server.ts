import type { RawBuilder } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import { companySources, rowsOf } from './company-events.server.ts'
import type { HappenedEvent, Wanted } from './event.ts'
import { officeSources } from './office-events.server.ts'

const sources: Record<AutomationEvent, (wanted: Wanted) => RawBuilder<unknown>> = {
  ...companySources,
  ...officeSources,
}

/**
 * Events of a kind, the newest first: those that the reader of `db` may see. The job and the dry run read here, so both
 * find the same.
 */
export async function readEvents(db: Tx, event: AutomationEvent, wanted: Wanted): Promise<HappenedEvent[]> {
  const rows = await rowsOf(db, sources[event](wanted), wanted)
  return rows.map((row) => ({
    key: row.key,
    event,
    clientId: row.client_id,
    nodeId: row.node_id,
    branchId: row.branch_id,
    at: new Date(row.at).toISOString(),
    refId: row.ref_id,
    reportId: row.report_id,
    holds: row.holds,
    facts: row.facts,
    named: row.named,
  }))
}

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type ClientPart, clientTabs, mostCounted, tabOf } from './lists.ts'

/** Rows of the parts that show a number; each is read from an index that begins with the client. */
const rowsOf: Partial<Record<ClientPart, (id: string) => RawBuilder<unknown>>> = {
  notes: (id) => sql`client_notes where client_id = ${id}`,
  branches: (id) => sql`branches where client_id = ${id}`,
  visits: (id) => sql`mystery_shopping_requests where client_id = ${id}`,
  programmes: (id) => sql`visit_programmes where client_id = ${id}`,
  questionnaires: (id) => sql`questionnaire_drafts where client_id = ${id}`,
  reports: (id) => sql`mystery_shopping_reports where client_id = ${id} and released_at is not null`,
  actions: (id) => sql`report_actions where client_id = ${id} and status in ('open', 'in_progress', 'reopened')`,
  disputes: (id) => sql`report_disputes where client_id = ${id} and state = 'open'`,
  certificates: (id) => sql`certificates where client_id = ${id}`,
  applications: (id) => sql`certificate_applications where client_id = ${id} and state = 'waiting'`,
  invoices: (id) => sql`invoices where client_id = ${id}`,
  payments: (id) => sql`payments where client_id = ${id}`,
  team: (id) => sql`members where client_id = ${id} and state <> 'removed'`,
  invitations: (id) => sql`member_invitations where client_id = ${id} and state = 'pending' and expires_at > now()`,
  views: (id) => sql`staff_views where client_id = ${id}`,
}

export type PartCounts = Partial<Record<ClientPart, number>>

/**
 * Numbers beside the tabs and beside the parts of the open tab, as far as the reader sees them. Each ends at
 * `mostCounted` and one more, which says that there are more.
 */
export async function countParts(
  db: Tx,
  clientId: string,
  { part, seen }: { part: ClientPart; seen: readonly ClientPart[] },
): Promise<PartCounts> {
  const firsts = Object.values(clientTabs).map((parts): ClientPart => parts[0])
  const wanted = new Set<ClientPart>([...firsts, ...clientTabs[tabOf(part)]])
  const columns = seen.flatMap((one) => {
    const rows = wanted.has(one) ? rowsOf[one] : undefined
    return rows
      ? [
          sql`(select count(*)::int from (select from ${rows(clientId)} limit ${mostCounted + 1}) as counted) as ${sql.id(one)}`,
        ]
      : []
  })
  if (columns.length === 0) return {}
  const { rows } = await sql<PartCounts>`select ${sql.join(columns)}`.execute(db)
  return rows[0]!
}

import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Parts of the company on which the actor shares reports. */
export async function selectOwnNodes(db: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ own: string[] }>`select priv.my_nodes('reports.share') as own`.execute(db)
  return new Set(rows[0]!.own)
}

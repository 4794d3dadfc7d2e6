import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** A photo that had proved an action of the company before. */
export type ReusedPhoto = {
  usedAt: string
  /** The other action, if the reader sees it; `same`: this action, before it was reopened. */
  other: { id: string; title: string } | null
  same: boolean
}

type Row = { file_id: string; action_id: string; used_at: Date; title: string | null }

/** Photos of an action with the same content as an earlier proof, by file; empty for those who do not verify it. */
export async function selectReusedProof(db: Tx, actionId: string): Promise<Record<string, ReusedPhoto>> {
  const { rows } = await sql<Row>`select u.file_id, u.action_id, u.used_at, a.title
    from priv.reused_proof(${actionId}::uuid) u left join report_actions a on a.id = u.action_id`.execute(db)
  return Object.fromEntries(
    rows.map((row) => {
      const same = row.action_id === actionId
      const other = same || row.title === null ? null : { id: row.action_id, title: row.title }
      return [row.file_id, { usedAt: new Date(row.used_at).toISOString(), other, same }]
    }),
  )
}

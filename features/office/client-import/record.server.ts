import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ImportDeclaration, ImportGround } from '#/domain/office/client-import.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { importSourceMessages } from '#/messages/office/client-import.ts'

export type ImportFile = { name: string; content: Buffer; rows: number }
export type RecordedImport = {
  id: string
  ground: ImportGround
  note: string | null
  file: string
  rows: number
  /** Accounts that exist; none after an import that failed. */
  clients: number
  by: string
  at: string
}

/** Earlier imports on the page, newest first. */
const shownImports = 20

/** Stores who imports which accounts, from which file and on what ground. Answers with the id of the import. */
export async function recordImport(
  tx: Tx,
  actor: Actor,
  { ground, note }: ImportDeclaration,
  file: ImportFile,
  clientIds: readonly string[],
): Promise<string> {
  const { id } = await tx
    .insertInto('client_imports')
    .values({
      ground,
      note,
      file_name: file.name,
      file_sha256: createHash('sha256').update(file.content).digest('hex'),
      row_count: file.rows,
      client_ids: [...clientIds],
      declared_by: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The newest imports with their declarations. */
export async function readClientImports(actor: Actor): Promise<RecordedImport[]> {
  authorize(actor, 'clients.import')
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('client_imports as i')
      .innerJoin('profiles as p', 'p.id', 'i.declared_by')
      .select(['i.id', 'i.ground', 'i.note', 'i.file_name as file', 'i.row_count as rows', 'i.declared_at as at'])
      .select('p.full_name as by')
      .select(sql<string>`(select count(*) from app.profiles c where c.id = any (i.client_ids))`.as('clients'))
      .orderBy('i.declared_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(shownImports)
      .execute()
    return rows.map((row) => ({ ...row, clients: Number(row.clients) }))
  })
}

/** Where the data of an imported account are from, as its owner is told. */
export async function sourceOf(tx: Tx, importId: string | null): Promise<Text> {
  const found = await tx.selectFrom('client_imports').select('ground').where('id', '=', importId).executeTakeFirst()
  return importSourceMessages[found?.ground ?? 'unknown']
}

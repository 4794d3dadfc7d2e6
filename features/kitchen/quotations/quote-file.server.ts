import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { scanResponse } from '#/features/kitchen/suppliers/scan.server.ts'

/** Sends the file of a quotation to the company that asked for it, once the request has closed. Throws `not-found`. */
export async function quoteFileResponse(actor: Actor, quoteId: string, lang: Lang): Promise<Response> {
  authorize(actor, 'suppliers.read')
  // why: our team sees no price of a supplier
  if (actor.company?.mode === 'view') throw new AppError('not-found')
  const id = recordId(quoteId)
  type Stored = { storage_key: string; content_type: string }
  const file = await readAs(
    actor,
    async (db) => (await sql<Stored>`select * from priv.quote_file(${id}::uuid)`.execute(db)).rows[0],
  )
  return scanResponse(file, lang)
}

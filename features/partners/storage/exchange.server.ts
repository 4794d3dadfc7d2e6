import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { exchangeTypeOf, mostExchangeBytes, mostExchangeFile, mostExchangeFiles } from '#/domain/partners/exchange.ts'
import { authorize } from '#/domain/permissions.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isPdf } from '#/platform/pdf-type.server.ts'

export type ExchangeFile = { id: string; path: string; type: string; bytes: number; createdAt: Date; version: number }
type NewFile = { id: string; path: string; bytes: Uint8Array }
type Outcome = 'kept' | 'again' | 'taken' | 'full' | 'part'

const refusals = { taken: 'exchange.taken', full: 'exchange.full', part: 'not-allowed' } as const

const columns = ['id', 'path', 'content_type as type', 'bytes', 'created_at', 'version'] as const
type Row = Omit<ExchangeFile, 'createdAt'> & { created_at: Date | string }
const fileOf = ({ created_at: at, ...file }: Row): ExchangeFile => ({ ...file, createdAt: new Date(at) })

/** Files of the exchange whose path begins so, in the order of their ids. */
export async function listExchange(
  actor: Actor,
  prefix: string,
  { after, most }: { after: string | null; most: number },
): Promise<ExchangeFile[]> {
  authorize(actor, 'exchange.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('exchange_files')
      .select(columns)
      .where('client_id', '=', companyOf(actor))
      .$if(prefix !== '', (found) => found.where(sql<boolean>`starts_with(path, ${prefix})`))
      .$if(after !== null, (found) => found.where('id', '>', after!))
      .orderBy('id')
      .limit(most)
      .execute(),
  )
  return rows.map(fileOf)
}

/** One file of the exchange. Throws `not-found`, also for one that the reader does not see. */
export async function readExchangeFile(actor: Actor, id: string): Promise<ExchangeFile> {
  authorize(actor, 'exchange.read')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('exchange_files')
      .select(columns)
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return fileOf(row)
}

/**
 * Leaves a file under a path. Its type is found by its content; the same id again leaves nothing twice. Throws `bad-value` with the field
 * `content`, `exchange.taken` for a path in use, `exchange.full` above the quota.
 */
export async function addExchangeFile(actor: Actor, { id, path, bytes }: NewFile): Promise<ExchangeFile> {
  authorize(actor, 'exchange.write')
  if (bytes.length === 0) throw new AppError('bad-value', {}, { content: 'required' })
  if (bytes.length > mostExchangeFile) throw new AppError('bad-value', {}, { content: 'too_large' })
  const type = exchangeTypeOf(path, bytes, isPdf(bytes))
  if (type === null) throw new AppError('bad-value', {}, { content: 'file_type' })
  const fileId = randomUUID()
  const key = storageKey(fileId)
  await storeFile(key, bytes)
  try {
    const outcome = await asActor(actor, async (tx) => {
      await requireFeature(tx, companyOf(actor), 'api')
      const row = JSON.stringify({
        id,
        path,
        file_id: fileId,
        content_type: type,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storage_key: key,
      })
      const call = sql`priv.keep_exchange_file(${row}::jsonb, ${mostExchangeFiles}, ${mostExchangeBytes})`
      const found = await callFunction<Outcome>(tx, call)
      if (found === 'kept')
        await recordActivity(tx, actor, {
          action: 'exchange.add',
          entity: 'file',
          entityId: id,
          clientId: companyOf(actor),
          after: { path, bytes: bytes.length },
        })
      return found
    })
    if (outcome !== 'kept') await removeFile(key)
    if (outcome !== 'kept' && outcome !== 'again') throw new AppError(refusals[outcome])
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
  return readExchangeFile(actor, id)
}

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/** Gives a file another path. Throws `changed-meanwhile` for another version than the one seen, `exchange.taken`. */
export async function moveExchangeFile(
  actor: Actor,
  { id, path, version }: { id: string; path: string; version: number },
): Promise<ExchangeFile> {
  authorize(actor, 'exchange.write')
  const before = await readExchangeFile(actor, id)
  try {
    await asActor(actor, async (tx) => {
      const row = await tx
        .updateTable('exchange_files')
        .set({ path, version: version + 1 })
        .where('client_id', '=', companyOf(actor))
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst()
      if (!row) throw new AppError('changed-meanwhile')
      await recordActivity(tx, actor, {
        action: 'exchange.move',
        entity: 'file',
        entityId: id,
        clientId: companyOf(actor),
        before: { path: before.path },
        after: { path },
      })
    })
  } catch (error) {
    throw isTaken(error) ? new AppError('exchange.taken') : error
  }
  return readExchangeFile(actor, id)
}

/** Removes a file with its bytes. Throws `not-found`. */
export async function removeExchangeFile(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'exchange.write')
  const { path } = await readExchangeFile(actor, id)
  const key = await asActor(actor, async (tx) => {
    const dropped = await callFunction<string | null>(tx, sql`priv.drop_exchange_file(${id}::uuid)`)
    if (dropped === null) throw new AppError('not-found')
    await recordActivity(tx, actor, {
      action: 'exchange.remove',
      entity: 'file',
      entityId: id,
      clientId: companyOf(actor),
      before: { path },
    })
    return dropped
  })
  await removeFile(key)
}

/** What the exchange of the whole company holds. */
export async function readExchangeUse(actor: Actor): Promise<{ files: number; bytes: number }> {
  authorize(actor, 'exchange.read')
  const { rows } = await readAs(actor, (db) =>
    sql<{ files: number | string; bytes: number | string }>`select * from priv.exchange_use()`.execute(db),
  )
  return { files: Number(rows[0]!.files), bytes: Number(rows[0]!.bytes) }
}

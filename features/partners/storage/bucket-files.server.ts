import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type BucketName, buckets, sentAs } from '#/domain/partners/storage.ts'
import { may } from '#/domain/permissions.ts'
import { invoicePdf } from '#/features/billing/invoice-documents/invoice-pdf.server.ts'
import { openNamedFile } from '#/platform/files.server.ts'

/** A file of a bucket: its id is that of the record for documents, invoices and the exchange, else of the file. */
export type BucketFile = { id: string; name: string; type: string; bytes: number | null; createdAt: Date }
export type OpenedBucketFile = { body: ReadableStream<Uint8Array>; bytes: number; name: string; type: string }
type Fetch = { after: string | null; most: number }
type Row = { id: string; type: string; bytes: number | null; created_at: Date | string }
type Stored = { storage_key: string; content_type: string }

/** Throws `api.scope` for a bucket beyond the rights of the key. */
export function assertBucket(actor: Actor, bucket: BucketName): void {
  const { needs, scope } = buckets[bucket]
  if (!may(actor, needs)) throw new AppError('api.scope', { scope })
}

/** Files of a bucket that the database lets the reader see, by id. */
const select: Record<BucketName, (db: Tx, clientId: string, fetch: Fetch) => Promise<Row[]>> = {
  documents: (db, clientId, { after, most }) =>
    db
      .selectFrom('papers as p')
      // why by a function: no policy opens these files, so that each opening asks for the rights to its paper
      .innerJoinLateral(sql<Stored>`(select * from priv.paper_file(p.id))`.as('f'), (join) => join.onTrue())
      .select(['p.id', 'f.content_type as type', 'p.created_at'])
      .select(sql<number | null>`null::integer`.as('bytes'))
      .where('p.client_id', '=', clientId)
      .where('p.worker_id', 'is', null)
      .$if(after !== null, (found) => found.where('p.id', '>', after!))
      .orderBy('p.id')
      .limit(most)
      .execute(),
  evidence: (db, clientId, { after, most }) =>
    db
      .selectFrom('report_photos as p')
      .innerJoin('files as f', 'f.id', 'p.file_id')
      .select(['f.id', 'f.content_type as type', 'f.bytes', 'f.created_at'])
      .where('p.client_id', '=', clientId)
      .where('p.kind', 'in', ['photo', 'receipt'])
      .$if(after !== null, (found) => found.where('f.id', '>', after!))
      .orderBy('f.id')
      .limit(most)
      .execute(),
  actions: (db, clientId, { after, most }) =>
    db
      .selectFrom('report_attachments as a')
      .innerJoin('files as f', 'f.id', 'a.file_id')
      .select(['f.id', 'f.content_type as type', 'f.bytes', 'f.created_at'])
      .where('a.client_id', '=', clientId)
      .where('a.action_id', 'is not', null)
      .$if(after !== null, (found) => found.where('f.id', '>', after!))
      .orderBy('f.id')
      .limit(most)
      .execute(),
  exchange: (db, clientId, { after, most }) =>
    db
      .selectFrom('exchange_files')
      .select(['id', 'content_type as type', 'bytes', 'created_at'])
      .where('client_id', '=', clientId)
      .$if(after !== null, (found) => found.where('id', '>', after!))
      .orderBy('id')
      .limit(most)
      .execute(),
  invoices: async (db, clientId, { after, most }) => {
    const rows = await db
      .selectFrom('invoices')
      .select(['id', 'issued_at'])
      .where('client_id', '=', clientId)
      .where('number', 'is not', null)
      .where('issued_at', 'is not', null)
      .$if(after !== null, (found) => found.where('id', '>', after!))
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id, issued_at: at }) => ({ id, type: 'application/pdf', bytes: null, created_at: at! }))
  },
}

/** Files of a bucket in the order of their ids. Throws `api.scope`. */
export async function listBucket(actor: Actor, bucket: BucketName, fetch: Fetch): Promise<BucketFile[]> {
  assertBucket(actor, bucket)
  const rows = await readAs(actor, (db) => select[bucket](db, companyOf(actor), fetch))
  return rows.map(({ id, type, bytes, created_at: at }) => ({
    id,
    ...sentAs(bucket, id, type),
    bytes,
    createdAt: new Date(at),
  }))
}

async function storedIn(db: Tx, clientId: string, bucket: Exclude<BucketName, 'invoices'>, id: string) {
  if (bucket === 'documents') {
    const { rows } = await sql<Stored>`select f.* from papers p cross join lateral priv.paper_file(p.id) f
      where p.client_id = ${clientId} and p.id = ${id}::uuid and p.worker_id is null`.execute(db)
    return rows[0]
  }
  if (bucket === 'exchange') {
    const { rows } = await sql<Stored>`select * from priv.exchange_file(${id}::uuid)`.execute(db)
    return rows[0]
  }
  const file = db.selectFrom('files as f').select(['f.storage_key', 'f.content_type']).where('f.id', '=', id)
  if (bucket === 'evidence')
    return file
      .innerJoin('report_photos as p', 'p.file_id', 'f.id')
      .where('p.client_id', '=', clientId)
      .where('p.kind', 'in', ['photo', 'receipt'])
      .executeTakeFirst()
  return file
    .innerJoin('report_attachments as a', 'a.file_id', 'f.id')
    .where('a.client_id', '=', clientId)
    .where('a.action_id', 'is not', null)
    .executeTakeFirst()
}

/** Opens a file of a bucket. Throws `api.scope`, and `not-found` for one that is missing, elsewhere or not seen. */
export async function openBucketFile(actor: Actor, bucket: BucketName, id: string): Promise<OpenedBucketFile> {
  assertBucket(actor, bucket)
  if (bucket === 'invoices') {
    const { name, bytes } = await invoicePdf(actor, id)
    return { body: new Blob([bytes]).stream(), bytes: bytes.length, name, type: 'application/pdf' }
  }
  const stored = await readAs(actor, (db) => storedIn(db, companyOf(actor), bucket, id))
  const opened = stored && (await openNamedFile(stored.storage_key))
  if (!opened) throw new AppError('not-found')
  return { body: opened.stream, bytes: opened.bytes, ...sentAs(bucket, id, stored.content_type) }
}

/** Asks whether a file can be opened, without its bytes. Throws as `openBucketFile`. */
export async function assertBucketFile(actor: Actor, bucket: BucketName, id: string): Promise<void> {
  assertBucket(actor, bucket)
  if (bucket !== 'invoices') {
    if (await readAs(actor, (db) => storedIn(db, companyOf(actor), bucket, id))) return
    throw new AppError('not-found')
  }
  const found = await readAs(actor, (db) =>
    db
      .selectFrom('invoices')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', id)
      .where('number', 'is not', null)
      .executeTakeFirst(),
  )
  if (!found) throw new AppError('not-found')
}

/** Headers of a file that is downloaded and never run or shown under our address. */
export const downloadHeaders = ({ name, type, bytes }: OpenedBucketFile): Record<string, string> => ({
  'content-type': type,
  'content-length': String(bytes),
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
})

import { createHash } from 'node:crypto'
import { readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { openFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { type DocumentRow, fileOf, paperOf, readDocument } from './read-paper.server.ts'
import { namedFile, setPaper } from './set-paper.server.ts'

export type GivenFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** Storage key of a document's PDF, derived from the embedded file, because clearance changes that file. */
function keptAt(id: string, xml: string): string {
  const hex = createHash('sha256').update(`paper of ${id} ${xml}`).digest('hex')
  return storageKey(
    [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-'),
  )
}

const atATime = 200

/** Those of the given keys that hold PDFs of documents; no other row refers to them. */
export async function papersAmong(keys: readonly string[]): Promise<Set<string>> {
  const asked = new Set(keys)
  const found = new Set<string>()
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await readAsSystem('a job distinguishes invoice files from orphaned files', (db) =>
      db
        .selectFrom('invoices')
        .select(['id', 'xml', 'cleared_xml'])
        .where('id', '>', after)
        .where('number', 'is not', null)
        .orderBy('id')
        .limit(atATime)
        .execute(),
    )
    for (const { id, xml, cleared_xml: cleared } of rows)
      for (const text of [xml, cleared]) {
        const key = text === null ? null : keptAt(id, text)
        if (key && asked.has(key)) found.add(key)
      }
    if (rows.length < atATime) return found
    after = rows.at(-1)!.id
  }
}

async function readCached(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { stream } = await openFile(key)
    return new Uint8Array(await new Response(stream).arrayBuffer())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const nameOf = ({ number, issued_at: at, seller }: DocumentRow): string =>
  namedFile({
    issued: number && at ? { number, at: new Date(at) } : null,
    seller: seller as unknown as TaxParty | null,
  })

/** PDFs being typeset, so that concurrent requests share one result. */
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

async function setOnce(key: string, row: DocumentRow): Promise<Uint8Array<ArrayBuffer>> {
  const known = underWay.get(key)
  if (known) return known
  const work = (async () => {
    const bytes = await setPaper(await paperOf(row))
    await storeFile(key, bytes)
    return bytes
  })()
  underWay.set(key, work)
  try {
    return await work
  } finally {
    underWay.delete(key)
  }
}

/**
 * PDF of a tax document. Typesets an issued one once and stores it, so that it stays byte-identical after changes of
 * our name, colours or bank account. Typesets a draft on each request, marked as a draft.
 */
export async function invoicePdf(actor: Actor, id: string): Promise<GivenFile> {
  const row = await readDocument(actor, id)
  const xml = fileOf(row)
  if (row.number === null || xml === null) {
    const paper = await paperOf(row)
    return { name: `${namedFile(paper)}.pdf`, bytes: await setPaper(paper) }
  }
  const key = keptAt(row.id, xml)
  return { name: `${nameOf(row)}.pdf`, bytes: (await readCached(key)) ?? (await setOnce(key, row)) }
}

/** XML of a document, byte for byte as issued or cleared. Drafts have none. */
export async function invoiceXml(actor: Actor, id: string): Promise<GivenFile> {
  const row = await readDocument(actor, id)
  const xml = fileOf(row)
  if (row.number === null || xml === null) throw new AppError('not-found')
  return { name: `${nameOf(row)}.xml`, bytes: new Uint8Array(Buffer.from(xml)) }
}

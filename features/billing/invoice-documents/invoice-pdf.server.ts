import { createHash } from 'node:crypto'
import { readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { openFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { type DocumentRow, fileOf, paperOf, readDocument } from './read-paper.server.ts'
import { namedFile, setPaper } from './set-paper.server.ts'

export type GivenFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** Where the paper of a document lies: one for each file it carries, because a cleared document carries another one. */
function keptAt(id: string, xml: string): string {
  const hex = createHash('sha256').update(`paper of ${id} ${xml}`).digest('hex')
  return storageKey(
    [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-'),
  )
}

const atATime = 200

/** Of these places the ones where papers lie: no other row names them. */
export async function papersAmong(keys: readonly string[]): Promise<Set<string>> {
  const asked = new Set(keys)
  const found = new Set<string>()
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await readAsSystem('papers of documents are told from files without a row', (db) =>
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

async function kept(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
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

/** Papers that are being set at this moment: who asks meanwhile gets the same bytes. */
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
 * The paper of a tax document. An issued one is set once and kept: whatever our name, colours or bank account become, it stays the
 * same to the byte. A draft is set anew each time, and says that it is one.
 */
export async function invoicePdf(actor: Actor, id: string): Promise<GivenFile> {
  const row = await readDocument(actor, id)
  const xml = fileOf(row)
  if (row.number === null || xml === null) {
    const paper = await paperOf(row)
    return { name: `${namedFile(paper)}.pdf`, bytes: await setPaper(paper) }
  }
  const key = keptAt(row.id, xml)
  return { name: `${nameOf(row)}.pdf`, bytes: (await kept(key)) ?? (await setOnce(key, row)) }
}

/** The electronic document itself, byte for byte as it was issued or cleared. A draft has none. */
export async function invoiceXml(actor: Actor, id: string): Promise<GivenFile> {
  const row = await readDocument(actor, id)
  const xml = fileOf(row)
  if (row.number === null || xml === null) throw new AppError('not-found')
  return { name: `${nameOf(row)}.xml`, bytes: new Uint8Array(Buffer.from(xml)) }
}

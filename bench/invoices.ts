// Tax documents: issued through the verbs, and rendered as PDF with the embedded XML.
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import pg from 'pg'
import { asSystem, closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { invoicePdf } from '#/features/billing/invoice-documents/invoice-pdf.server.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument, unitKeyPurpose } from '#/features/billing/invoices/issue-document.server.ts'
import { sellerKey } from '#/features/billing/invoices/seller.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { closeDocuments, renderPdf } from '#/platform/documents.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { seal } from '#/platform/seal.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { certificateOf } from '#/tests/tax.ts'
import { type Line, measured } from './measured.ts'
import { ownerRights } from './owner-rights.ts'

const documents = 1200
const papers = 150
const warmUp = 20
const longLines = 300

export type InvoicesResult = {
  lines: Line[]
  kilobytes: number
  /** Cost of an issued document relative to a minimal transaction with one row lock and as many inserts. */
  issueRatio: number
  crowdRatio: number
  /** Cost of a document's PDF relative to a minimal page. */
  paperRatio: number
}

const address = {
  street: 'شارع العليا | Olaya St',
  building: '2322',
  district: 'العليا | Olaya',
  city: 'الرياض | Riyadh',
  postalCode: '12211',
}
const seller = {
  name: 'شركة إتقان | Itqan Co.',
  vatNumber: '310122393500003',
  id: { scheme: 'CRN', value: '1010010000' },
  address: { ...address, country: 'SA' },
}

type Filled = { admin: Actor; client: string; owner: pg.Client; ownerUrl: string }

const person = (owner: pg.Client, id: string, type: 'admin' | 'client') =>
  owner.query(
    `insert into app.profiles (id, email, full_name, user_type, company_name) values ($1, $2, 'Bench', $3, 'Bench')`,
    [id, `${type}@bench.example`, type],
  )

/** A database with a seller, a buyer, and a unit with a certificate. */
async function database(cluster: Embedded): Promise<Filled> {
  const root = new pg.Client({ connectionString: cluster.ownerUrl })
  await root.connect()
  await root.query('create database bench_invoices')
  await root.end()
  const url = new URL(cluster.ownerUrl)
  url.pathname = '/bench_invoices'
  const urls = await prepareDatabase(url.href)
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  // why: people without sign-in rows are enough here
  await owner.query('set session_replication_role = replica')
  const [admin, client] = [randomUUID(), randomUUID()]
  await person(owner, admin, 'admin')
  await owner.query(`insert into app.staff_members (profile_id, role) values ($1, 'owner')`, [admin])
  await person(owner, client, 'client')
  await owner.query(`insert into app.settings (key, value, is_public) values ($1, $2, false)`, [
    sellerKey,
    JSON.stringify(seller),
  ])
  await owner.query(
    `insert into app.tax_details (client_id, legal_name, vat_number, street, building, district, city, postal_code)
     values ($1, 'مطاعم الزعفران | Saffron House', '399999999800003', $2, $3, $4, $5, $6)`,
    [client, address.street, address.building, address.district, address.city, address.postalCode],
  )
  const unit = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const pem = unit.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  await owner.query(`update app.tax_units set world = 'sandbox', sealed_key = $1, certificate = $2`, [
    seal(unitKeyPurpose, pem),
    certificateOf(unit.publicKey),
  ])
  openDatabase(urls.app, 12, () => {})
  await openQueue(urls.app, false, () => {})
  const actor = {
    id: admin,
    type: 'admin',
    email: 'admin@bench.example',
    name: 'Bench',
    language: 'en',
    staff: ownerRights,
  } as const
  return { admin: { ...actor, sessionId: randomUUID() }, client, owner, ownerUrl: url.href }
}

/** Creates drafts of so many lines; the measurement begins after them. */
async function drafted({ client }: Filled, count: number, lines = 2): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  for (const [nth, id] of ids.entries()) {
    const line = (index: number) => ({
      name: `زيارة تقييم كاملة ${nth}-${index} | Full evaluation ${nth}-${index}`,
      quantity: 1 + (index % 3),
      unitPrice: 50_000 + nth,
      account: 'visit_revenue' as const,
    })
    const draft = { id, clientId: client, purpose: 'visits' as const, suppliedOn: '2026-11-01', createdBy: null }
    await asSystem('a benchmark creates drafts', (tx) =>
      draftInvoice(tx, { ...draft, lines: Array.from({ length: lines }, (_, index) => line(index)) }),
    )
  }
  return ids
}

/** Minimum cost of gapless numbers: one row locked to the end, and a document of the same size written. */
async function bareIssue({ owner, ownerUrl }: Filled, times: number, atOnce: number): Promise<Line> {
  await owner.query(`drop table if exists bare_unit, bare_document`)
  await owner.query('create table bare_unit (id int primary key, last bigint)')
  await owner.query('create table bare_document (id uuid primary key, counter bigint unique, xml text)')
  await owner.query('insert into bare_unit values (1, 0)')
  const pool = new pg.Pool({ connectionString: ownerUrl, max: atOnce })
  const issue = async () => {
    const db = await pool.connect()
    await db.query('begin')
    await db.query('select last from bare_unit where id = 1 for update')
    const { rows } = await db.query('update bare_unit set last = last + 1 where id = 1 returning last')
    await db.query('insert into bare_document values ($1, $2, $3)', [
      randomUUID(),
      rows[0].last,
      randomBytes(4500).toString('hex'),
    ])
    await db.query('commit')
    db.release()
  }
  const line = await measured(`a bare transaction that counts and keeps as much, ${told(atOnce)}`, times, atOnce, issue)
  await pool.end()
  return line
}

const told = (atOnce: number): string => (atOnce === 1 ? 'one after another' : `${atOnce} at once`)

async function issued(ids: readonly string[], atOnce: number): Promise<Line> {
  return measured(`issued (number, XML, hash, stamp, booking), ${told(atOnce)}`, ids.length, atOnce, (nth) =>
    asSystem('a benchmark issues invoices', (tx) => issueDocument(tx, ids[nth]!, null)),
  )
}

/** Checks concurrent issuing: counters without a gap, each hash the previous hash of the next. */
async function expectWhole({ owner }: Filled): Promise<void> {
  const { rows } = await owner.query<{ broken: number }>(
    `select count(*)::int as broken from (select counter, previous_hash, lag(counter) over by_counter as before, lag(hash) over by_counter as hash
       from app.invoices where number is not null window by_counter as (order by counter)) i
     where before is not null and (counter <> before + 1 or previous_hash <> hash)`,
  )
  if (rows[0]!.broken > 0) throw new Error('the chain of documents is broken')
}

/** Measures issued documents and PDFs per second, each beside its minimum cost. */
export async function measureInvoices(cluster: Embedded): Promise<InvoicesResult> {
  setEnv(readEnv(process.env))
  const filled = await database(cluster)
  const paper = async (id: string) => (await invoicePdf(filled.admin, id)).bytes.byteLength
  try {
    const ids = await drafted(filled, warmUp + 2 * documents)
    await issued(ids.slice(0, warmUp), 1)
    const bare = await bareIssue(filled, documents, 1)
    const alone = await issued(ids.slice(warmUp, warmUp + documents), 1)
    const bareCrowd = await bareIssue(filled, documents, 8)
    const crowd = await issued(ids.slice(warmUp + documents), 8)
    await expectWhole(filled)
    const cold = await measured('PDF/A-3, cold (a new thread)', 1, 1, () => paper(ids[0]!))
    for (const id of ids.slice(1, warmUp)) await paper(id)
    const least = await measured('the least page the engine can set', papers, 1, (nth) =>
      renderPdf({ template: 'check', lang: 'en', standard: 'a-2a', data: { title: `Page ${nth}` } }),
    )
    let bytes = 0
    const set = await measured(
      'PDF/A-3 with the XML inside, each another, one after another',
      papers,
      1,
      async (nth) => {
        bytes += await paper(ids[warmUp + nth]!)
      },
    )
    const setCrowd = await measured('the same, 8 at once', papers, 8, (nth) => paper(ids[warmUp + papers + nth]!))
    const kept = await measured('PDF/A-3 that somebody had before', 1000, 8, (nth) =>
      paper(ids[warmUp + (nth % papers)]!),
    )
    const long = await drafted(filled, 5, longLines)
    await issued(long, 1)
    const longPaper = await measured(`PDF/A-3 of ${longLines} lines`, 5, 1, (nth) => paper(long[nth]!))
    return {
      lines: [bare, alone, bareCrowd, crowd, least, cold, set, setCrowd, kept, longPaper],
      kilobytes: bytes / papers / 1000,
      issueRatio: alone.perSecond / bare.perSecond,
      crowdRatio: crowd.perSecond / bareCrowd.perSecond,
      paperRatio: set.p50 / least.p50,
    }
  } finally {
    await closeDocuments()
    await closeQueue()
    await closeDatabase()
    await filled.owner.end()
  }
}

const ms = (value: number): string => value.toFixed(1)
const count = (value: number): string => Math.round(value).toLocaleString('en')

/** Report section on tax documents. */
export const describeInvoices = ({ lines, kilobytes, issueRatio, crowdRatio, paperRatio }: InvoicesResult): string =>
  [
    `\`npm run bench -- --only invoices\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: documents of two lines by the verbs themselves, stamped by one unit with a certificate, the database on the same machine; papers of ${kilobytes.toFixed(0)} kB each.`,
    '',
    '| What | Times | p50 ms | p95 ms | A second |',
    '|---|--:|--:|--:|--:|',
    ...lines.map(
      ({ name, times, p50, p95, perSecond }) =>
        `| ${name} | ${count(times)} | ${ms(p50)} | ${ms(p95)} | ${count(perSecond)} |`,
    ),
    '',
    `Issuing reaches ${issueRatio.toFixed(2)} of the bare transaction's pace one after another, ${crowdRatio.toFixed(2)} with eight at once: documents of one chain are issued one at a time, whatever the number of people. A paper costs ${paperRatio.toFixed(1)} times the least page.`,
  ].join('\n')

// Certificates as PDF, each with its own holder, number and code, through the verbs.
import { randomBytes, randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { sendLiveBadge, sendPaper, sendPicture } from '#/features/certification/certificate-files/send-paper.server.ts'
import { closeDocuments, renderPdf } from '#/platform/documents.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { type Line, measured } from './measured.ts'

const aimMs = 30
const certificates = 400
const warmUp = 20
const network = '127.0.0.1'

export type PapersResult = { lines: Line[]; kilobytes: number; ratio: number; meetsAim: boolean }

const names = [
  ['Saffron House', 'Olaya Street branch', 'Riyadh'],
  ['مطاعم بيت الزعفران', 'فرع طريق الأمير سلطان', 'جدة'],
  ['The Corniche Grill and Bakery', 'فرع الكورنيش', 'Dammam'],
  ['مقهى النخيل', 'Tahlia Street', 'الرياض'],
] as const

/** Creates certificates whose documents share no words but the fixed ones (why: the compiler caches layout). */
async function fill(owner: pg.Client): Promise<string[]> {
  const client = randomUUID()
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into app.profiles (id, email, full_name, user_type, company_name) values ($1, 'bench@bench.example', 'Bench', 'client', 'Bench')`,
    [client],
  )
  const ids: string[] = []
  for (let nth = 0; nth < certificates; nth++) {
    const [holder, branch, city] = names[nth % names.length]!
    // as long, and as incompressible, as a signed one
    const credential = randomBytes(1900).toString('base64url')
    const { rows } = await owner.query<{ public_id: string }>(
      `insert into app.certificates (number, client_id, branch_id, holder_name, branch_name, city, level, state, issued_at, expires_at, credential, key_id)
       values ($1, $2, $3, $4, $5, $6, $7, 'active', now() - make_interval(days => $8::int), now() + make_interval(days => 360 - $8::int), $9, 'bench') returning public_id`,
      [
        `ITQ-2026-${1000 + nth}`,
        client,
        randomUUID(),
        `${holder} ${nth}`,
        `${branch} ${nth * 7}`,
        city,
        certificateLevels[nth % 3],
        nth % 300,
        credential,
      ],
    )
    ids.push(rows[0]!.public_id)
  }
  return ids
}

async function database(cluster: Embedded): Promise<string[]> {
  const root = new pg.Client({ connectionString: cluster.ownerUrl })
  await root.connect()
  await root.query('create database bench_papers')
  await root.end()
  const url = new URL(cluster.ownerUrl)
  url.pathname = '/bench_papers'
  const urls = await prepareDatabase(url.href)
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  const ids = await fill(owner)
  await owner.end()
  openDatabase(urls.app, 4, () => {})
  return ids
}

const bytesOf = async (answer: Response): Promise<number> => {
  if (answer.status !== 200) throw new Error(`a certificate was answered with ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

/** Measures a certificate's first rendering and a cached one, beside a minimal page. */
export async function measurePapers(cluster: Embedded): Promise<PapersResult> {
  setEnv(readEnv(process.env))
  const ids = await database(cluster)
  const paper = (publicId: string) => sendPaper({ publicId, network, isDownload: true, held: null }).then(bytesOf)
  try {
    const cold = await measured('PDF, cold (a new thread)', 1, 1, () => paper(ids[0]!))
    let at = 1
    for (; at < warmUp; at++) await paper(ids[at]!)
    const floor = await measured('the least page the engine can set', 150, 1, (nth) =>
      renderPdf({ template: 'check', lang: 'en', standard: 'a-2a', data: { title: `Page ${nth}` } }),
    )
    let bytes = 0
    const alone = await measured('PDF, warm, each another certificate', 150, 1, async (nth) => {
      bytes += await paper(ids[at + nth]!)
    })
    at += 150
    const crowd = await measured('the same, four people at once', 200, 4, (nth) => paper(ids[at + nth]!))
    const kept = await measured('PDF that somebody had before', 1000, 4, (nth) => paper(ids[at + 199 - (nth % 150)]!))
    const badge = await measured('live badge', 1000, 4, (nth) =>
      sendLiveBadge({ publicId: ids[nth % certificates]!, network, lang: nth % 2 ? 'en' : 'ar' }).then(bytesOf),
    )
    const picture = await measured('picture for sharing, each another', 40, 1, (nth) =>
      sendPicture({ publicId: ids[nth]!, network, lang: nth % 2 ? 'en' : 'ar' }).then(bytesOf),
    )
    return {
      lines: [floor, cold, alone, crowd, kept, badge, picture],
      kilobytes: bytes / 150 / 1000,
      ratio: alone.p50 / floor.p50,
      meetsAim: alone.p50 <= aimMs,
    }
  } finally {
    await closeDocuments()
    await closeDatabase()
  }
}

const ms = (value: number): string => value.toFixed(1)
const count = (value: number): string => Math.round(value).toLocaleString('en')

/** Report section on certificates. */
export const describePapers = ({ lines, kilobytes, ratio, meetsAim }: PapersResult): string =>
  [
    `\`npm run bench -- --only certificates\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: facts read from the database, the paper set and answered, ${kilobytes.toFixed(0)} kB each with its signed credential inside.`,
    '',
    '| What | Times | p50 ms | p95 ms | A second |',
    '|---|--:|--:|--:|--:|',
    ...lines.map(
      ({ name, times, p50, p95, perSecond }) =>
        `| ${name} | ${count(times)} | ${ms(p50)} | ${ms(p95)} | ${count(perSecond)} |`,
    ),
    '',
    `A certificate costs ${ratio.toFixed(1)} times the least page. The aim of ${aimMs} ms for a paper that nobody asked for before is ${meetsAim ? 'met' : 'missed'}.`,
  ].join('\n')

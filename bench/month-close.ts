// Accounts of a month with a hundred thousand visits: closed, read and exported through the verbs.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { journalList } from '#/features/ledger/journal/list.ts'
import { journalRows } from '#/features/ledger/journal/list.server.ts'
import { readOverview } from '#/features/ledger/finance/read-overview.server.ts'
import { readTrialBalance } from '#/features/ledger/finance/read-trial-balance.server.ts'
import { readVat } from '#/features/ledger/finance/read-vat.server.ts'
import { browseBookings } from '#/features/ledger/journal/browse-bookings.server.ts'
import { closeMonths } from '#/features/ledger/journal/close-month.server.ts'
import { ledgerQuery } from '#/features/ledger/journal/query.ts'
import { setClock } from '#/platform/clock.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { tableFile } from '#/platform/table-file.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { ownerRights } from './owner-rights.ts'
import { megabytes, watched } from './watched.ts'

const visits = 100_000
const times = 20
const october = { from: '2026-10-01', to: '2026-10-31' }

type Line = { name: string; p50: number; p95: number }
export type MonthResult = {
  bookings: number
  entries: number
  closeSeconds: number
  closeMb: number
  lines: Line[]
  exportSeconds: number
  exportMegabytes: number
  exportMb: number
}

async function repeated(name: string, work: () => Promise<unknown>): Promise<Line> {
  const taken: number[] = []
  for (let nth = 0; nth < times; nth++) {
    const from = performance.now()
    await work()
    taken.push(performance.now() - from)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  return { name, p50: sorted[times / 2]!, p95: sorted[Math.floor(times * 0.95)]! }
}

async function fill(ownerUrl: string): Promise<{ bookings: number; entries: number }> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const text = readFileSync(join(import.meta.dirname, 'month-close.sql'), 'utf8')
    .replaceAll(':visits', String(visits))
    .replaceAll(':clients', '1000')
    .replaceAll(':shoppers', '2000')
  await owner.query(text)
  await owner.query('vacuum (analyze)')
  const { rows } = await owner.query<{ bookings: number; entries: number }>(
    `select (select count(*)::int from app.journal_entries) as bookings, (select count(*)::int from app.journal_lines) as entries`,
  )
  await owner.end()
  return rows[0]!
}

const ask = (search: string) => ledgerQuery(new URLSearchParams(search))

async function exported(admin: Actor): Promise<number> {
  const answer = await tableFile(
    await exportList(admin, journalList, ask(''), journalRows, 'en'),
    'journal',
    'xlsx',
    'en',
  )
  let bytes = 0
  for await (const piece of answer.body!) bytes += piece.byteLength
  return bytes
}

/** Closes the month, reads every page of it before and after, and exports the journal as a workbook. */
export async function measureMonth(cluster: Embedded): Promise<MonthResult> {
  setEnv(readEnv(process.env))
  const root = new pg.Client({ connectionString: cluster.ownerUrl })
  await root.connect()
  await root.query('create database bench_month')
  await root.end()
  const url = new URL(cluster.ownerUrl)
  url.pathname = '/bench_month'
  const urls = await prepareDatabase(url.href)
  const size = await fill(url.href)
  openDatabase(urls.app, 4, () => {})
  const putBack = setClock(() => new Date('2026-11-02T09:00:00Z'))
  const admin: Actor = {
    id: '21232f29-7a57-a5a7-4389-4a0e4a801fc3',
    type: 'admin',
    email: 'admin@bench.example',
    name: 'Admin',
    language: 'en',
    sessionId: '21232f29-7a57-a5a7-4389-4a0e4a801fc3',
    provedAt: new Date('9999-12-31'),
    staff: ownerRights,
  }
  try {
    const lines = [
      await repeated('overview of the month', () => readOverview(admin, october)),
      await repeated('tax return of the month, first page of its documents', () => readVat(admin, october, 1)),
      await repeated('trial balance of the month', () => readTrialBalance(admin, october)),
      await repeated('ledger, newest page', () => browseBookings(admin, ask(''))),
      await repeated('ledger of one account, a page deep inside', () =>
        browseBookings(admin, ask('account=bank&before=2026-10-31~7fffffff-ffff-4fff-bfff-ffffffffffff')),
      ),
      await repeated('ledger, one invoice looked for by its number', () =>
        browseBookings(admin, ask('q=INV-2026-002500')),
      ),
    ]
    const closing = await watched(() => closeMonths(admin, { from: october.from, through: october.from }))
    lines.push(
      await repeated('trial balance of the month after, from the closed one', () =>
        readTrialBalance(admin, { from: '2026-11-01', to: '2026-11-30' }),
      ),
    )
    const journal = await watched(() => exported(admin))
    return {
      ...size,
      closeSeconds: closing.seconds,
      closeMb: closing.mb,
      lines,
      exportSeconds: journal.seconds,
      exportMegabytes: megabytes(journal.result),
      exportMb: journal.mb,
    }
  } finally {
    putBack()
    await closeDatabase()
  }
}

const count = (value: number): string => value.toLocaleString('en')

/** Report section on the accounts of a month. */
export const describeMonth = (result: MonthResult): string =>
  [
    `\`npm run bench -- --only month\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: ${count(visits)} visits of one month, ${count(result.bookings)} bookings with ${count(result.entries)} entries.`,
    '',
    `Closing the month, all seven checks included: ${result.closeSeconds.toFixed(2)} s; the process grew by ${result.closeMb.toFixed(0)} MB. The journal as a workbook: ${result.exportSeconds.toFixed(1)} s for ${result.exportMegabytes.toFixed(1)} MB, ${count(Math.round(result.entries / result.exportSeconds))} entries a second; the process grew by ${result.exportMb.toFixed(0)} MB.`,
    '',
    '| What | p50 ms | p95 ms |',
    '|---|--:|--:|',
    ...result.lines.map(({ name, p50, p95 }) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`),
  ].join('\n')

// Daily work of one company: a month of 300 branches, lists of 54,000 daily reports, and 200,000 papers reminded in one run.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { readOverdueToday } from '#/features/operations/branch-morning/read-overdue.server.ts'
import { browseDaily } from '#/features/operations/daily-reports/list.server.ts'
import { dailyReportList } from '#/features/operations/daily-reports/list.ts'
import { readMonth } from '#/features/operations/daily-reports/read-month.server.ts'
import { remindPapers } from '#/features/operations/papers/remind.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { type Line, measured } from './measured.ts'

const branches = 300
const days = 180
const papers = 200_000
const times = 40

async function fill(owner: pg.Client, client: string): Promise<void> {
  await owner.query('set session_replication_role = replica')
  await owner.query('set search_path = app')
  await owner.query(
    `insert into profiles (id, email, full_name, user_type, company_name) values ($1, 'client@bench.example', 'Bench', 'client', 'Bench')`,
    [client],
  )
  await owner.query(
    `insert into client_profiles (profile_id, approval, subscription_tier, number_of_branches) values ($1, 'approved', 'enterprise', $2)`,
    [client, branches],
  )
  await owner.query(
    `insert into branches (client_id, name, location) select $1, 'Branch ' || b, 'Street ' || b from generate_series(1, $2::int) b`,
    [client, branches],
  )
  await owner.query(readFileSync(join(import.meta.dirname, 'companies.sql'), 'utf8'))
  await owner.query(
    `insert into daily_reports (id, client_id, branch_id, business_day, shift, state, due_at, signed_by, signed_at, content_sha256, created_by, updated_by)
     select gen_random_uuid(), $1::uuid, b.id, d::date, 'day', 'signed', d, $1::uuid, d, repeat('a', 64), $1::uuid, $1::uuid
     from branches b, generate_series(current_date - $2::int, current_date - 1, interval '1 day') d`,
    [client, days],
  )
  await owner.query(
    `insert into daily_money (report_id, client_id, branch_id, gross, net, vat, difference)
     select id, client_id, branch_id, 2748000, 2389565, 358435, -1600 from daily_reports`,
  )
  await owner.query(
    `insert into daily_tallies (client_id, branch_id, business_day, signed, gross, net, vat, covers, difference)
     select client_id, branch_id, business_day, 1, 2748000, 2389565, 358435, 400, -1600 from daily_reports`,
  )
  await owner.query(
    `insert into papers (id, client_id, kind, branch_id, issued_on, expires_on, lead_days, is_check, owner_id, created_by)
     select gen_random_uuid(), $1::uuid, 'municipal-licence', b.id, current_date - 300, current_date + 30, 60, false, $1::uuid, $1::uuid
     from branches b, generate_series(1, $2::int) n`,
    [client, Math.ceil(papers / branches)],
  )
  await owner.query('set session_replication_role = origin')
  await owner.query('analyze')
}

type Result = { lines: Line[]; reminded: number }

export async function measureOperations(cluster: Embedded): Promise<Result> {
  const urls = await prepareDatabase(cluster.ownerUrl)
  openDatabase(urls.app, 4, () => {})
  const owner = new pg.Client({ connectionString: cluster.ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  const client = randomUUID()
  await fill(owner, client)
  await owner.end()
  const actor: Actor = { id: client, type: 'client', email: '', name: '', language: 'en', sessionId: randomUUID() }
  const month = new Date().toISOString().slice(0, 7)
  const reads: Record<string, () => Promise<unknown>> = {
    [`month of ${branches} branches`]: () => readMonth(actor, { month, part: null }),
    'daily reports, first page': () => browseDaily(actor, readList(dailyReportList, new URLSearchParams())),
    'daily reports by sales': () => browseDaily(actor, readList(dailyReportList, new URLSearchParams('sort=-net'))),
    'overdue today at the branches': () => readOverdueToday(actor),
  }
  const lines: Line[] = []
  for (const [name, read] of Object.entries(reads)) {
    await read()
    lines.push(await measured(name, times, 1, read))
  }
  const from = performance.now()
  await remindPapers()
  const reminded = performance.now() - from
  await closeDatabase()
  return { lines, reminded }
}

export function describeOperations({ lines, reminded }: Result): string {
  return [
    '',
    `One company with ${branches} branches, ${(branches * days).toLocaleString('en')} signed daily reports of ${days} days and ${papers.toLocaleString('en')} papers of which each is due a reminder; its owner reads, ${times} times one after another.`,
    '',
    '| Read | p50 ms | p95 ms |',
    '|---|--:|--:|',
    ...lines.map(({ name, p50, p95 }) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`),
    '',
    `Reminders of all papers in one run: ${(reminded / 1000).toFixed(1)} s (aim 60 s).`,
    '',
  ].join('\n')
}

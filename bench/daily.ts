// Daily reports of a large company: the month view, the list, the journal, and the morning of a branch.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { memberRights } from '#/domain/member-roles.ts'
import { readBranchMorning } from '#/features/operations/branch-morning/read-branch-morning.server.ts'
import { readOverdueToday } from '#/features/operations/branch-morning/read-overdue.server.ts'
import { exportJournal } from '#/features/operations/daily-documents/journal.server.ts'
import { dailyReportList } from '#/features/operations/daily-reports/list.ts'
import { browseDaily } from '#/features/operations/daily-reports/list.server.ts'
import { readMonth } from '#/features/operations/daily-reports/read-month.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { type Line, measured } from './measured.ts'

const branches = 300
const days = 62
const month = '2026-10'
const monthAimMs = 300
const morningAimMs = 100

export type DailyResult = {
  lines: Line[]
  reports: number
  journalLines: number
  isMonthMet: boolean
  isMorningMet: boolean
}

/** A company with two months of signed reports of all its branches, actions, duties and papers. */
async function fill(owner: pg.Client): Promise<{ client: string; branchManager: string; branch: string }> {
  const [client, branchManager] = [randomUUID(), randomUUID()]
  await owner.query(
    `insert into app.profiles (id, email, full_name, user_type, company_name) values
       ($1, 'owner@bench.example', 'Bench', 'client', 'Bench'), ($2, 'branch@bench.example', 'Bench', 'client', 'Bench')`,
    [client, branchManager],
  )
  await owner.query(
    `insert into app.branches (client_id, name, location) select $1, 'Branch ' || lpad(n::text, 3, '0'), 'Riyadh' from generate_series(1, ${branches}) n`,
    [client],
  )
  const { rows } = await owner.query<{ id: string }>(
    `select id from app.branches where client_id = $1 and name = 'Branch 150'`,
    [client],
  )
  const branch = rows[0]!.id
  await owner.query(
    `with m as (insert into app.members (client_id, profile_id) values ($1, $2) returning id)
     insert into app.member_grants (client_id, member_id, node_id, role) select $1, m.id, $3, 'branch_manager' from m`,
    [client, branchManager, branch],
  )
  // why replica: the reports are made as they would stand after their verbs, whose triggers have their own measurements
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into app.daily_reports (id, client_id, branch_id, business_day, shift, state, due_at, submitted_by, submitted_at, signed_by, signed_at,
       content_sha256, created_by, updated_by)
     select gen_random_uuid(), $1, b.id, date '2026-09-01' + d, 'evening', 'signed', date '2026-09-01' + d + 1, $1, now(), $1, now(), repeat('a', 64), $1, $1
     from app.branches b, generate_series(0, ${days - 1}) d where b.client_id = $1`,
    [client],
  )
  const content = {
    'sales.cash': 684_250,
    'sales.mada': 1_142_000,
    'sales.cards': 315_025,
    'sales.apps': 598_000,
    refunds: 12_000,
    'cash.refunds': 12_000,
    'cash.float': 100_000,
    'cash.nextFloat': 100_000,
    'cash.drops': 400_000,
    'count.50000': 5,
  }
  await owner.query(
    `insert into app.daily_money (report_id, client_id, branch_id, content, gross, net, vat, covers, difference)
     select id, client_id, branch_id, $1, 2727275, 2371543, 355732, 402, -500 from app.daily_reports`,
    [content],
  )
  await owner.query(
    `insert into app.daily_values (report_id, client_id, branch_id) select id, client_id, branch_id from app.daily_reports`,
  )
  await owner.query(
    `insert into app.daily_tallies (client_id, branch_id, business_day, signed, gross, net, vat, covers, difference)
     select client_id, branch_id, business_day, 1, 2727275, 2371543, 355732, 402, -500 from app.daily_reports`,
  )
  await owner.query(
    `insert into app.papers (id, client_id, kind, branch_id, issued_on, expires_on, lead_days, is_check, owner_id, created_by)
     select gen_random_uuid(), $1, 'civil-defence-permit', b.id, current_date - 300, current_date + n * 13 - 20, 60, false, $1, $1
     from app.branches b, generate_series(0, 9) n where b.client_id = $1`,
    [client],
  )
  await owner.query('set session_replication_role = origin')
  await owner.query('analyze')
  return { client, branchManager, branch }
}

async function database(cluster: Embedded) {
  const root = new pg.Client({ connectionString: cluster.ownerUrl })
  await root.connect()
  await root.query('create database bench_daily')
  await root.end()
  const url = new URL(cluster.ownerUrl)
  url.pathname = '/bench_daily'
  const urls = await prepareDatabase(url.href)
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  const filled = await fill(owner)
  await owner.end()
  openDatabase(urls.app, 4, () => {})
  return filled
}

const person = (id: string, company: NonNullable<Actor['company']>): Actor => ({
  id,
  type: 'client',
  email: '',
  name: '',
  language: 'en',
  sessionId: '',
  company,
})

export async function measureDaily(cluster: Embedded): Promise<DailyResult> {
  setEnv(readEnv(process.env))
  const { client, branchManager } = await database(cluster)
  const owner = person(client, { id: client, mode: 'owner', permissions: [] })
  const permissions = Object.entries(memberRights).flatMap(([name, rights]) => (rights?.branch_manager ? [name] : []))
  const atBranch = person(branchManager, { id: client, mode: 'member', permissions })
  const list = (parts: string) => readList(dailyReportList, new URLSearchParams(parts))
  let journalLines = 0
  try {
    for (let nth = 0; nth < 3; nth++) {
      await readMonth(owner, { month, part: null })
      await readBranchMorning(atBranch)
    }
    const view = await measured(`month view, ${branches} branches by 31 days`, 40, 1, () =>
      readMonth(owner, { month, part: null }),
    )
    const first = await measured('list, first page', 40, 1, () => browseDaily(owner, list('')))
    const searched = await measured('list, searched by a branch', 40, 1, () => browseDaily(owner, list('q=Branch+150')))
    const last = await measured('list, sorted by net, page 100', 40, 1, () =>
      browseDaily(owner, list('sort=net&page=100')),
    )
    const journal = await measured('journal of a month, all lines', 3, 1, async () => {
      journalLines = 0
      for await (const _line of await exportJournal(owner, month, 'en')) journalLines += 1
    })
    const morning = await measured('morning of a branch manager', 60, 1, () => readBranchMorning(atBranch))
    const overdue = await measured('overdue at the branches, for the owner', 40, 1, () => readOverdueToday(owner))
    return {
      lines: [view, first, searched, last, journal, morning, overdue],
      reports: branches * days,
      journalLines,
      isMonthMet: view.p95 <= monthAimMs,
      isMorningMet: morning.p95 <= morningAimMs,
    }
  } finally {
    await closeDatabase()
  }
}

const ms = (value: number): string => value.toFixed(1)
const count = (value: number): string => Math.round(value).toLocaleString('en')
const met = (is: boolean): string => (is ? 'met' : 'missed')

/** Report section on daily reports. */
export const describeDaily = ({ lines, reports, journalLines, isMonthMet, isMorningMet }: DailyResult): string =>
  [
    `\`npm run bench -- --only daily\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: one company, ${count(branches)} branches, ${count(reports)} signed reports, read by the verbs of the pages under row-level security.`,
    '',
    '| What | Times | p50 ms | p95 ms |',
    '|---|--:|--:|--:|',
    ...lines.map(({ name, times, p50, p95 }) => `| ${name} | ${count(times)} | ${ms(p50)} | ${ms(p95)} |`),
    '',
    `The journal has ${count(journalLines)} lines. The aims, 95 of 100 within ${monthAimMs} ms for the month view and within ${morningAimMs} ms for the morning, are ${met(isMonthMet)} and ${met(isMorningMet)}.`,
  ].join('\n')

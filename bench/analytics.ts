// Analytics of a brand with 500 branches through the verbs: heat map, ranking, trend and the questions of a section.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Answer, type AnswerValue, type Question, scoredQuestions } from '#/domain/questionnaire.ts'
import { type ReportScore, scoreReport } from '#/domain/score.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { readBranches } from '#/features/reporting/insights/read-branches.server.ts'
import { readComparison } from '#/features/reporting/insights/read-comparison.server.ts'
import { readSection } from '#/features/reporting/insights/read-section.server.ts'
import { readTrend } from '#/features/reporting/insights/read-trend.server.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { publishQuestionnaires } from '#/features/fieldwork/questionnaires/publish.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'

const branches = 500
const sizes = [5_000, 50_000] as const
const variants = 80
const times = 60

export type AnalyticsLine = { name: string; p50: number[]; p95: number[] }
export type AnalyticsResult = { sizes: readonly number[]; branches: number; lines: AnalyticsLine[] }

/** Seeded random numbers: identical answers at every run, so that a changed figure comes from the program. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

const valueOf = (question: Question, random: () => number): AnswerValue => {
  if (question.type === 'rating') return 2 + Math.floor(random() * 4)
  if (question.type === 'timing') return Math.round(random() * 1.6 * question.limits[1])
  if (question.type === 'choice') return question.options[Math.floor(random() * question.options.length)]!.key
  return random() > 0.15
}

function scores(): ReportScore[] {
  const random = randomFrom(11)
  return Array.from({ length: variants }, () => {
    const answers = scoredQuestions(fsr1).map((question): Answer => ({
      questionKey: question.key,
      value: valueOf(question, random),
      notApplicable: false,
      naReason: '',
      comment: '',
      photos: 0,
    }))
    return scoreReport(fsr1, answers)
  })
}

async function fillBrand(owner: pg.Client, client: string, reports: number): Promise<void> {
  const shopper = randomUUID()
  await owner.query('set session_replication_role = replica')
  await owner.query('set search_path = app')
  for (const [id, type] of [
    [client, 'client'],
    [shopper, 'mystery_shopper'],
  ])
    await owner.query(
      `insert into profiles (id, email, full_name, user_type, company_name) values ($1, $2, 'Bench', $3, 'Bench')`,
      [id, `${type}@bench.example`, type],
    )
  await owner.query(
    `insert into client_profiles (profile_id, approval, subscription_tier, number_of_branches) values ($1, 'approved', 'professional', $2)`,
    [client, branches],
  )
  await owner.query(
    `insert into branches (client_id, name, location, city) select $1, 'Branch ' || b, 'Street ' || b, 'riyadh' from generate_series(1, $2::int) b`,
    [client, branches],
  )
  await owner.query(readFileSync(join(import.meta.dirname, 'companies.sql'), 'utf8'))
  await owner.query('create temp table variant (n int, score jsonb)')
  await owner.query(
    `insert into variant select (ordinality - 1)::int, value from jsonb_array_elements($1::jsonb) with ordinality`,
    [JSON.stringify(scores())],
  )
  await owner.query(
    `create temp table place as select id, row_number() over (order by id) - 1 as n, name, location from branches`,
  )
  await owner.query(
    `insert into mystery_shopping_requests (client_id, client_name, branch_id, branch_name, branch_location, evaluation_type,
       scheduled_date, price, shopper_fee, status, shopper_id, created_by, created_at, updated_at)
     select $1, 'Bench', p.id, p.name, p.location, 'full_service', at, 50000, 50000, 'completed', $2, $1, at, at
     from generate_series(0, $3::int - 1) i join place p on p.n = i % $4::int
     cross join lateral (select now() - i * (interval '710 days' / $3::int) as at) t`,
    [client, shopper, reports, branches],
  )
  await owner.query(
    `insert into mystery_shopping_reports (request_id, client_id, branch_id, shopper_id, questionnaire_id, status, overall_score, branch_score,
       calculated_score, score, checked_in_at, due_at, submitted_at, released_at, created_at, updated_at)
     select q.id, q.client_id, q.branch_id, q.shopper_id, (select id from questionnaires where code = 'FSR-1' order by version desc limit 1), 'locked', 4,
       (v.score ->> 'final')::numeric, (v.score ->> 'calculated')::numeric, v.score, q.scheduled_date, q.scheduled_date, q.scheduled_date,
       q.scheduled_date, q.scheduled_date, q.scheduled_date
     from mystery_shopping_requests q join variant v on v.n = (q.number * 7) % $1::int`,
    [variants],
  )
  await owner.query('select priv.rebuild_score_tallies()')
  await owner.query('vacuum (analyze)')
}

const shareOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!

async function measure(work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  for (let warm = 0; warm < 5; warm++) await work()
  const taken: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  return { p50: shareOf(sorted, 0.5), p95: shareOf(sorted, 0.95) }
}

async function measureSize(cluster: Embedded, reports: number): Promise<Map<string, { p50: number; p95: number }>> {
  const name = `bench_analytics_${reports}`
  const url = new URL(cluster.ownerUrl)
  const root = new pg.Client({ connectionString: cluster.ownerUrl })
  await root.connect()
  await root.query(`create database ${name}`)
  await root.end()
  url.pathname = `/${name}`
  const urls = await prepareDatabase(url.href)
  openDatabase(urls.app, 4, () => {})
  await publishQuestionnaires()
  const client = randomUUID()
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  await fillBrand(owner, client, reports)
  const { rows } = await owner.query<{ id: string }>('select id from branches order by id limit 2')
  await owner.end()
  const actor: Actor = { id: client, type: 'client', email: '', name: '', language: 'en', sessionId: randomUUID() }
  const query = (text: string) => readInsightQuery(new URLSearchParams(text))
  const [a, b] = rows.map(({ id }) => id)
  const scenarios: [string, () => Promise<unknown>][] = [
    ['heat map and ranking, 12 months', () => readBranches(actor, query('period=12'), 'en')],
    ['heat map and ranking, 24 months', () => readBranches(actor, query('period=24'), 'en')],
    ['trend and drivers of the brand', () => readTrend(actor, query('period=24'), 'en')],
    ['trend and drivers of a branch', () => readTrend(actor, query(`period=24&branch=${a}`), 'en')],
    ['questions of a section, brand', () => readSection(actor, query('period=24&section=C'), 'en')],
    ['two branches side by side', () => readComparison(actor, query(`period=24&branch=${a}&branch=${b}`), 'en')],
  ]
  const measured = new Map<string, { p50: number; p95: number }>()
  for (const [what, work] of scenarios) measured.set(what, await measure(work))

  await closeDatabase()
  return measured
}

/** Measures the analytics at both sizes, one read after another. */
export async function measureAnalytics(cluster: Embedded): Promise<AnalyticsResult> {
  const all: Map<string, { p50: number; p95: number }>[] = []
  for (const reports of sizes) all.push(await measureSize(cluster, reports))
  const lines = [...all[0]!.keys()].map((name) => ({
    name,
    p50: all.map((measured) => measured.get(name)!.p50),
    p95: all.map((measured) => measured.get(name)!.p95),
  }))
  return { sizes, branches, lines }
}

/** Report section on analytics. */
export function describeAnalytics({ sizes: counts, branches: places, lines }: AnalyticsResult): string {
  const [few, many] = counts.map((n) => n.toLocaleString('en'))
  const ms = (n: number | undefined): string => (n ?? 0).toFixed(1)
  return [
    '',
    `Analytics of one brand with ${places} branches, read by its owner, ${times} times each:`,
    '',
    `| What | p50 ms, ${few} reports | p95 ms, ${few} reports | p50 ms, ${many} reports | p95 ms, ${many} reports | Growth of p95 |`,
    '|---|--:|--:|--:|--:|--:|',
    ...lines.map(
      ({ name, p50, p95 }) =>
        `| ${name} | ${ms(p50[0])} | ${ms(p95[0])} | ${ms(p50[1])} | ${ms(p95[1])} | ${(p95[1]! / p95[0]!).toFixed(2)} |`,
    ),
  ].join('\n')
}

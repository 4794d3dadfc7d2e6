import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { mean } from '#/domain/statistics.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { clientDashboard } from '#/features/office/dashboards/client.server.ts'
import { browseOwnReviews } from '#/features/certification/guest-reviews/own-list.server.ts'
import { readList } from '#/domain/list.ts'
import { ownReviewList } from '#/features/certification/guest-reviews/own-list.ts'
import { reportDocumentData } from '#/features/reporting/report-documents/document-words.ts'
import { browseClientReports } from '#/features/reporting/reports/client-list.server.ts'
import { excludeReport } from '#/features/reporting/editing/exclude.server.ts'
import { clientReportList } from '#/features/reporting/reports/client-list.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { now } from '#/platform/clock.ts'
import { releasedReport, seen } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { basisText } from './average-words.ts'
import { exportReports } from './export-reports.server.ts'
import { readInsightQuery } from './query.ts'
import { readBranches } from './read-branches.server.ts'
import { readComparison } from './read-comparison.server.ts'
import { readTrend } from './read-trend.server.ts'

const here = await world()
const editor = await here.admin()
const client = await here.client()
const shopper = await here.shopper()
const comment = 'Two members of staff looked up and went on talking.'
const wrong = [['Q6'], ['Q9'], ['Q16'], ['Q6', 'Q9'], [], ['Q6', 'Q16']]

/**
 * Six short visits to two branches, newest first and alternating; one excluded, one long visit, and one older than the
 * period.
 */
const basic: string[] = []
for (const keys of [...wrong, ['Q9', 'Q16']])
  basic.push(
    await releasedReport(here, editor, { client, shopper, changed: keys.map((key) => save(key, false, { comment })) }),
  )
const long = await releasedReport(here, editor, { client, shopper, type: 'full_service' })
const excluded = await releasedReport(here, editor, { client, shopper })
await excludeReport(editor, { ...(await seen(here, excluded)), excluded: true, reason: 'Fire drill' })
for (const [index, id] of [...basic, long, excluded].entries())
  await here.owner.query(
    `with moved as (update app.mystery_shopping_reports set checked_in_at = $3 where id = $1 returning request_id)
     update app.mystery_shopping_requests q set branch_id = o.branch_id, branch_name = o.branch_name
     from moved, app.mystery_shopping_requests o
     where q.id = moved.request_id and o.id = (select request_id from app.mystery_shopping_reports where id = $2)`,
    [id, basic[index % 2], addHours(now(), -24 * (index === wrong.length ? 500 : index * 3))],
  )
await here.owner.query('select priv.rebuild_score_tallies(), priv.rebuild_counted_visits()')

const { rows } = await here.owner.query<{ id: string; score: string; branch: string }>(
  `select r.id, r.branch_score as score, q.branch_id as branch from app.mystery_shopping_reports r
   join app.mystery_shopping_requests q on q.id = r.request_id`,
)
const of = (ids: readonly string[]) => ids.map((id) => rows.find((row) => row.id === id)!)
const scores = (ids: readonly string[]) => of(ids).map(({ score }) => Number(score))
const inPeriod = basic.slice(0, wrong.length)
const branch = of(basic)[0]!.branch
const atBranch = inPeriod.filter((id) => of([id])[0]!.branch === branch)
const query = (text = '') => readInsightQuery(new URLSearchParams(text))

test('one company has one average of a period and one current average, whichever page, export or document shows it', async () => {
  const [company, current] = [mean(scores(inPeriod)), mean(scores([basic[0]!, basic[1]!]))]
  const dashboard = (await clientDashboard(client, 'en')).scores!
  const list = await browseClientReports(client, readList(clientReportList, new URLSearchParams()))
  const branches = await readBranches(client, query('type=basic'), 'en')
  const trend = await readTrend(client, query('type=basic'), 'en')
  const reviews = await browseOwnReviews(client, readList(ownReviewList, new URLSearchParams()))
  const report = await readClientReport(client, basic[0]!, 'en')
  const onDashboard = dashboard.ok ? dashboard.data.averages.find(({ type }) => type === 'basic')! : null
  const onList = list.averages.find(({ type }) => type === 'basic')!
  const exported: number[] = []
  const file = await exportReports(client, query('type=basic'), { what: 'reports', lang: 'en', format: 'csv' })
  for await (const row of file) if (row.at(-1) === 'Yes') exported.push(Number(row[6]))

  const shown = [
    onDashboard!.interval,
    onList.interval,
    branches.company!,
    trend.overall!,
    reviews.side.visits.find(({ type }) => type === 'basic')!.interval,
    report.averages.overall.own!,
  ]
  for (const interval of shown) expect(interval).toEqual(shown[0])
  expect(shown[0]!.n).toBe(wrong.length)
  expect(shown[0]!.mean).toBeCloseTo(company, 8)
  expect(mean(exported)).toBeCloseTo(company, 8)
  for (const one of [onDashboard!.current, onList.current, branches.current]) {
    expect(one!.n).toBe(2)
    expect(one!.mean).toBeCloseTo(current, 8)
  }
  const paper = reportDocumentData({ report, otherName: null, reply: null }, 'en', { en: 'Itqan', ar: 'إتقان' })
  const printed = `${company.toFixed(1)}% (${basisText(shown[0]!, 'en')})`
  expect(paper.facts.map(({ value }) => value.text)).toContain(printed)
})

test('one branch has one average of a period, on its row, in a comparison, on its line and in its reports', async () => {
  const { rows: table } = await readBranches(client, query('type=basic'), 'en')
  const compared = await readComparison(
    client,
    query(`type=basic&${table.map(({ id }) => `branch=${id}`).join('&')}`),
    'en',
  )
  const trend = await readTrend(client, query(`type=basic&branch=${branch}`), 'en')
  const report = await readClientReport(client, atBranch[0]!, 'ar')
  const list = await browseClientReports(client, readList(clientReportList, new URLSearchParams(`branch=${branch}`)))
  const shown = [
    table.find(({ id }) => id === branch)!.overall,
    compared.rows[0]!.values[compared.sides.findIndex(({ id }) => id === branch)]!,
    trend.overall!,
    report.branchAverage!,
    list.averages.find(({ type }) => type === 'basic')!.interval,
  ]
  for (const interval of shown) expect(interval).toEqual(shown[0])
  expect(shown[0]!.n).toBe(atBranch.length)
  expect(shown[0]!.mean).toBeCloseTo(mean(scores(atBranch)), 8)
  expect(shown[0]!.spread).toBeNull()
})

test('lines join visits of one branch and one type only, and the first visit of a type is one whatever came before', async () => {
  const dashboard = (await clientDashboard(client, 'en')).scores!
  const trend = dashboard.ok ? dashboard.data.trend! : null
  expect(trend!.type).toBe('basic')
  const drawn = trend!.lines.lines
  expect(drawn.reduce((sum, { n }) => sum + n, 0)).toBe(wrong.length)
  expect(new Set(drawn.map(({ branchId, code }) => `${branchId} ${code}`)).size).toBe(drawn.length)
  expect(drawn.find(({ branchId }) => branchId === branch)!.n).toBe(atBranch.length)
  const report = await readClientReport(client, long, 'en')
  expect([report.previous, report.visits]).toEqual([null, 1])
  const paper = reportDocumentData({ report, otherName: null, reply: null }, 'en', { en: 'Itqan', ar: 'إتقان' })
  expect(paper.change.text).toBe('First full-service visit to this branch.')
  const chosen = await readTrend(client, query(`type=basic&branch=${branch}`), 'en')
  expect(chosen.lines.lines.map(({ branchId, n }) => [branchId, n])).toEqual([[branch, atBranch.length]])
  expect(chosen.months.reduce((n, month) => n + month.n, 0)).toBe(atBranch.length)
})

test('a member of a part has the averages, months and weakest sections of the own branches; one without them has none', async () => {
  const overview = async (actor: Actor) => {
    const panel = (await clientDashboard(actor, 'en')).scores!
    return panel.ok ? panel.data : null
  }
  const [own, whole] = [
    await overview(await here.member(client, [{ role: 'branch_manager', node: branch }])),
    await overview(await here.member(client, [{ role: 'viewer' }])),
  ]
  const ofBasic = own!.averages.find(({ type }) => type === 'basic')!
  expect(ofBasic.interval).toMatchObject({ mean: mean(scores(atBranch)), n: atBranch.length })
  expect(ofBasic.current).toEqual({ mean: mean(scores([basic[0]!])), n: 1 })
  expect(own!.trend!.lines.lines.map(({ branchId, n }) => [branchId, n])).toEqual([[branch, atBranch.length]])
  expect(own!.weakest?.type).toBe('basic')
  expect(whole).toEqual(await overview(client))
  const empty = await here.node(client, 'region', 'Without branches')
  expect((await overview(await here.member(client, [{ role: 'viewer', node: empty }])))!.averages).toEqual([])
})

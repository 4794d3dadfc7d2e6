import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { mean } from '#/domain/statistics.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { now } from '#/platform/clock.ts'
import { at, releasedReport, reportIn, seen, storedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { readList } from '#/domain/list.ts'
import { world } from '#/tests/world.ts'
import { browseClientReports, clientReportRows } from './client-list.server.ts'
import { excludeReport } from '#/features/reporting/editing/exclude.server.ts'
import { clientReportList } from './client-list.ts'
import { readClientReport } from './read-client-report.server.ts'

const here = await world()
const editor = await here.admin({ name: 'Secret Editor' })
const comment = 'Two members of staff looked up and went on talking.'
const list = (client: Actor, address = '') =>
  browseClientReports(client, readList(clientReportList, new URLSearchParams(address)))

const moveVisit = (reportId: string, branchOf: string, daysAgo: number) =>
  // why: visits take place in real time; a series of them at one branch needs past dates.
  here.owner.query(
    `with moved as (update app.mystery_shopping_reports set checked_in_at = $3 where id = $1 returning request_id)
     update app.mystery_shopping_requests q set branch_id = o.branch_id, branch_name = o.branch_name
     from moved, app.mystery_shopping_requests o
     where q.id = moved.request_id and o.id = (select request_id from app.mystery_shopping_reports where id = $2)`,
    [reportId, branchOf, addHours(now(), -24 * daysAgo)],
  )

describe('a client with four visits to one branch and one to another', async () => {
  const client = await here.client()
  const shopper = await here.shopper({ name: 'Very Secret Shopper' })
  const newest = await releasedReport(here, editor, {
    client,
    shopper,
    changed: [save('Q9', false, { comment }), save('Q6', false, { comment })],
  })
  const visits = [newest]
  for (const changed of [
    [save('Q6', false, { comment })],
    [save('Q9', false, { comment })],
    [save('Q16', false, { comment })],
  ]) {
    visits.push(await releasedReport(here, editor, { client, shopper, changed }))
  }
  for (const [index, id] of visits.entries()) await moveVisit(id, newest, index * 40)
  const elsewhere = await releasedReport(here, editor, { client, shopper, type: 'full_service' })
  await excludeReport(editor, { ...(await seen(here, visits[2]!)), excluded: true, reason: 'Fire drill' })

  const scoresOf = async (ids: readonly string[]) => {
    const scores: number[] = []
    for (const id of ids) scores.push(Number((await storedReport(here, id))['branch_score']))
    return scores
  }

  test('the list shows each with its change against the counted visit before', async () => {
    const { rows, total } = await list(client)
    expect(total).toBe(5)
    const [current, second, , first] = await scoresOf(visits)
    const change = (id: string) => rows.find((row) => row.id === id)?.change
    expect(change(newest)).toBeCloseTo(current! - second!, 2)
    // the excluded third visit is skipped
    expect(change(visits[1]!)).toBeCloseTo(second! - first!, 2)
    expect(change(visits[3]!)).toBeNull()
    expect(change(elsewhere)).toBeNull()
    expect(rows.find(({ id }) => id === visits[2])).toMatchObject({ excluded: true })
  })

  test('the file holds what the page shows, of this client only, and taking it is recorded', async () => {
    const fileOf = async (actor: Actor, address = '') => {
      const query = readList(clientReportList, new URLSearchParams(address))
      const lines = []
      for await (const line of await exportList(actor, clientReportList, query, clientReportRows, 'en'))
        lines.push(line)
      return lines
    }
    const [heading, ...lines] = await fileOf(client, 'type=basic')
    expect(heading).toEqual('Branch,Location,Score,Change,Visit date,Type,Report number,Counted'.split(','))
    const [current, second] = await scoresOf(visits)
    expect(lines).toHaveLength(4)
    expect(lines[0]![2]).toBe(current)
    expect(lines[0]![3]).toBeCloseTo(current! - second!, 2)
    expect(lines.map((line) => line.at(-1))).toEqual(['Yes', 'Yes', 'No', 'Yes'])
    expect(await fileOf(await here.client())).toHaveLength(1)
    for (const stranger of [shopper, editor])
      await expect(fileOf(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
    const { rows } = await here.owner.query(
      `select entity_id, after from app.activity_log where action = 'insights.export' and actor_id = $1`,
      [client.id],
    )
    expect(rows).toEqual([{ entity_id: client.id, after: { type: 'basic' } }])
  })

  test('the averages are those of each type, of the chosen period and branch, whatever is searched for', async () => {
    const counted = await scoresOf([newest, visits[1]!, visits[3]!])
    const { averages } = await list(client)
    const basic = averages.find(({ type }) => type === 'basic')!
    expect(averages.map(({ type, interval }) => [type, interval.n])).toEqual([
      ['basic', 3],
      ['full_service', 1],
    ])
    expect(basic.interval.mean).toBeCloseTo(mean(counted), 8)
    expect(basic.interval.spread).toBeNull()
    expect(basic.period).toBe('12')
    for (const address of ['q=nowhere', 'band=fail']) expect((await list(client, address)).averages).toEqual(averages)
    expect((await list(client, 'type=basic')).averages).toEqual([basic])
    expect((await list(client, 'type=basic')).total).toBe(4)
  })

  test('filters, search and order are the database’s', async () => {
    const { rows, branches } = await list(client, 'sort=score')
    expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).toSorted((a, b) => a - b))
    expect((await list(client)).rows.map(({ visitedAt }) => visitedAt)).toEqual(
      rows
        .map(({ visitedAt }) => visitedAt)
        .toSorted()
        .toReversed(),
    )
    expect(branches).toHaveLength(2)
    const counts = await Promise.all(branches.map(async ({ id }) => (await list(client, `branch=${id}`)).total))
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 4])
    const { number } = rows[0]!
    expect((await list(client, `q=${number}`)).rows.map((row) => row.number)).toEqual([number])
    expect((await list(client, `q=R-${String(number).padStart(4, '0')}`)).total).toBe(1)
    expect((await list(client, 'q=%25')).total).toBe(0)
    expect((await list(client, 'sort=price;drop&page=x&band=?&branch=1')).total).toBe(5)
  })

  test('the report compares with the visit before, counts the visits and marks what came again', async () => {
    const report = await readClientReport(client, newest, 'en')
    expect(report.previous).toMatchObject({ id: visits[1] })
    expect(report.visits).toBe(3)
    expect(report.trend.map(({ id }) => id)).toEqual([visits[3], visits[1], newest])
    const byKey = Object.fromEntries(report.findings.map((finding) => [finding.key, finding]))
    expect(byKey['Q9']).toMatchObject({ failed: true, repeated: false, comment })
    expect(byKey['Q6']).toMatchObject({ failed: true, repeated: true })
    // a rating of 4 lost a little both times, which is no repeated failure
    expect(byKey['Q2']).toMatchObject({ failed: false, repeated: false })
    expect(report.timings.map(({ key }) => key)).toEqual(['Q1', 'Q4', 'Q8'])
    // the summary has the same score as the page, and every fact it names is on the page
    expect(report.summary[0]?.text).toContain(`${Math.round(report.score * 10) / 10}`)
    expect(report.summary.map(({ key }) => key)).toContain('repeated')
  })

  test('nothing a client reads names the shopper, the editor, the grade or the fee', async () => {
    const sent = JSON.stringify([
      await list(client),
      await readClientReport(client, newest, 'en'),
      await readClientReport(client, newest, 'ar'),
    ])
    for (const id of [shopper.id, editor.id]) expect(sent.includes(id)).toBe(false)
    // why: a hexadecimal identifier, or a branch's name made from one, may contain 'fee' by chance
    const words = sent.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|Branch [0-9a-f]{6}/g, '')
    for (const secret of [
      'Very Secret Shopper',
      'Secret Editor',
      'shopper',
      'overall_score',
      'grade',
      'fee',
      '24.69',
    ]) {
      expect(words.includes(secret), secret).toBe(false)
    }
  })

  test('another client sees none of it', async () => {
    const other = await here.client()
    expect(await list(other)).toMatchObject({ rows: [], total: 0, branches: [], averages: [] })
    await expect(readClientReport(other, newest, 'en')).rejects.toMatchObject({ code: 'not-found' })
  })
})

test.each(['draft', 'submitted', 'in_review', 'revision_requested', 'rejected'] as const)(
  'a client does not find a report that is %s',
  async (status) => {
    const client = await here.client()
    const reportId = await reportIn(status, here, editor, { client })
    await expect(readClientReport(client, reportId, 'en')).rejects.toMatchObject({ code: 'not-found' })
    expect((await list(client)).total).toBe(0)
  },
)

test.each(['released', 'disputed', 'locked'] as const)('a client reads a report that is %s', async (status) => {
  const client = await here.client()
  const reportId = await reportIn(status, here, editor, { client })
  expect(await readClientReport(client, reportId, 'ar')).toMatchObject({ id: reportId, status })
})

test('the words of the questionnaire come in the reader’s language', async () => {
  const client = await here.client()
  const reportId = await at(now(), () => releasedReport(here, editor, { client }))
  const [english, arabic] = await Promise.all([
    readClientReport(client, reportId, 'en'),
    readClientReport(client, reportId, 'ar'),
  ])
  expect(english.sections[0]?.title).toBe('Arrival')
  expect(arabic.sections[0]?.title).toBe('الوصول')
  expect(arabic.sections[0]?.questions[1]?.given).toMatchObject({ step: 'ترحيب مع تواصل بصري وابتسامة.' })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Question } from '#/domain/questionnaire.ts'
import { usualBounds } from '#/domain/reporting/score-alerts.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { save } from '#/tests/visits.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { type Cells, exportReports } from './export-reports.server.ts'
import { settingsForm } from './form.ts'
import { inPart } from './in-part.server.ts'
import { insightAddress, readInsightQuery } from './query.ts'
import { readBranches } from './read-branches.server.ts'
import { readComparison } from './read-comparison.server.ts'
import { readSection } from './read-section.server.ts'
import { readInsightSettings } from './read-settings.server.ts'
import { readTrend } from './read-trend.server.ts'
import { saveInsightSettings } from './save-settings.server.ts'
import { readAs } from '#/db/database.server.ts'

const w = await world()
const admin = await w.admin()
const [client, stranger, shopper] = [await w.client(), await w.client(), await w.shopper()]
const bad = [save('Q9', false, { comment: '=HYPERLINK("http://evil.example") and far too long a wait, we thought.' })]
const reports = [
  await releasedReport(w, admin, { client, type: 'basic' }),
  await releasedReport(w, admin, { client, type: 'basic', changed: bad }),
  await releasedReport(w, admin, { client, type: 'basic' }),
]
const query = (text = '') => readInsightQuery(new URLSearchParams(text))
const rowsOf = async (rows: AsyncGenerator<Cells>): Promise<Cells[]> => {
  const all: Cells[] = []
  for await (const row of rows) all.push(row)
  return all
}

describe('branches side by side', () => {
  test('each with its cells, the worst first, and none of another client', async () => {
    const { rows, sections, sheet, company, total } = await readBranches(client, query(), 'en')
    expect([total, sheet?.code, company?.n]).toEqual([3, 'BAS-1', 3])
    expect(rows.map(({ overall }) => overall.mean)).toEqual(
      rows.map(({ overall }) => overall.mean).toSorted((a, b) => a - b),
    )
    expect(sections.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.place).toBeNull()
      expect(row.overall.spread).toBeNull()
      for (const { n } of Object.values(row.cells)) expect(n).toBe(1)
    }
    const turned = await readBranches(client, query('sort=-score'), 'ar')
    expect(turned.rows[0]!.overall.mean).toBe(rows.at(-1)!.overall.mean)
    expect((await readBranches(stranger, query(), 'en')).total).toBe(0)
    await expect(readBranches(shopper, query(), 'en')).rejects.toThrow('not-allowed')
    await expect(readBranches(admin, query(), 'en')).rejects.toThrow('not-allowed')
  })
  test('an address that cannot be read falls back to the usual view', async () => {
    const odd = query('period=99&type=x&branch=nobody&branch=&visit=1&page=-3&sort=')
    expect(odd).toMatchObject({ period: '12', type: null, branch: [], visit: [], page: 1 })
    expect((await readBranches(client, odd, 'en')).total).toBe(3)
    const again = readInsightQuery(
      new URL(insightAddress('/trend', { ...odd, branch: [reports[0]!] }), 'http://x').searchParams,
    )
    expect(again.branch).toEqual([reports[0]])
  })
})

test('the trend says how few months there are, and sections make up all that was lost', async () => {
  const trend = await readTrend(client, query(), 'en')
  expect(trend.months).toHaveLength(1)
  expect(trend.trend).toBeNull()
  const whole = await w.owner.query<{ lost: number }>(
    `select sum(lost)::float8 / 100 / 3 as lost from app.score_tallies where section = '' and client_id = $1`,
    [client.id],
  )
  expect(trend.sections.reduce((sum, { lost }) => sum + lost, 0)).toBeCloseTo(whole.rows[0]!.lost, 1)
  expect(trend.questions[0]!.n).toBeGreaterThan(0)
  const parts = await Promise.all(trend.branches.map(({ id }) => readTrend(client, query(`branch=${id}`), 'en')))
  expect(parts.reduce((n, part) => n + (part.overall?.n ?? 0), 0)).toBe(trend.overall!.n)
  const points = (part: typeof trend) => part.sections.reduce((sum, { lost }) => sum + lost, 0) * part.overall!.n
  expect(parts.reduce((sum, part) => sum + (part.overall ? points(part) : 0), 0)).toBeCloseTo(points(trend), 1)
  expect((await readTrend(stranger, query(), 'en')).months).toEqual([])
})

test('the questions of a section lead to the visits at which they failed', async () => {
  const { sections } = await readSection(client, query(), 'en')
  const all = await Promise.all(sections.map(({ key }) => readSection(client, query(`section=${key}`), 'en')))
  const failed = all.flatMap(({ questions }) => questions).filter(({ failed: n }) => n > 0)
  expect(failed.map(({ key, failures }) => [key, failures.map(({ reportId }) => reportId)])).toEqual([
    ['Q9', [reports[1]]],
  ])
  expect(failed[0]!.failures[0]!.sentence).toBe('An item, size, addition or change in the order was wrong')
  expect((await readSection(stranger, query(), 'en')).questions).toEqual([])
})

test("two visits and two branches are compared; a stranger's are not there", async () => {
  const { visits, branches } = await readComparison(client, query(), 'en')
  expect(visits).toHaveLength(3)
  const two = await readComparison(client, query(`visit=${reports[0]}&visit=${reports[1]}`), 'en')
  expect(two.sides.map(({ reportId }) => reportId)).toEqual([reports[0], reports[1]])
  const differing = two.rows.filter(({ kind, spread }) => kind === 'question' && spread! > 0)
  expect(differing.map(({ key, spread, clear }) => [key, spread, clear])).toEqual([['Q9', 100, null]])
  const places = await readComparison(
    client,
    query(
      branches
        .slice(0, 2)
        .map(({ id }) => `branch=${id}`)
        .join('&'),
    ),
    'ar',
  )
  expect(places.sides).toHaveLength(2)
  const foreign = await readComparison(stranger, query(`visit=${reports[0]}&visit=${reports[1]}`), 'en')
  expect([foreign.sides, foreign.rows]).toEqual([[], []])
})

describe('exports', () => {
  test('hold the filtered set, and say who took it', async () => {
    const of = (what: 'reports' | 'sections' | 'answers', text = '') =>
      exportReports(client, query(text), { what, lang: 'en', format: 'csv' }).then(rowsOf)
    const sheet = await of('reports')
    expect(sheet).toHaveLength(4)
    expect(new Set(sheet.map((row) => row.length)).size).toBe(1)
    expect(await of('reports', 'type=full_service')).toHaveLength(1)
    expect(await of('reports', `branch=${randomUUID()}`)).toHaveLength(1)
    const answers = await of('answers')
    expect(answers.flat()).toContain(bad[0]!.comment)
    expect(answers.flat()).toContain('An item, size, addition or change in the order was wrong')
    expect((await of('sections')).length).toBeGreaterThan(4)
    expect(
      await rowsOf(await exportReports(stranger, query(), { what: 'reports', lang: 'ar', format: 'xlsx' })),
    ).toHaveLength(1)
    await expect(exportReports(shopper, query(), { what: 'reports', lang: 'en', format: 'csv' })).rejects.toThrow(
      'not-allowed',
    )
    const { rows } = await w.owner.query(
      `select count(*)::int as n from app.activity_log where action = 'insights.export' and actor_id = $1`,
      [client.id],
    )
    expect(rows[0].n).toBe(5)
  })
  test('leave out an answer that another one hid', async () => {
    const owner = await w.client()
    const reportId = await releasedReport(w, admin, { client: owner, type: 'basic' })
    const asked = async () => {
      const rows = await exportReports(owner, query(), { what: 'answers', lang: 'en', format: 'csv' }).then(rowsOf)
      return rows.map((row) => row[4])
    }
    expect(await asked()).toContain('Q9')
    const hides = (question: Question): Question =>
      question.key === 'Q9' ? { ...question, showIf: { question: 'Q1', is: false } } : question
    const sections = bas1.sections.map((section) => ({ ...section, questions: section.questions.map(hides) }))
    // why: changing an answer leaves such a hidden one behind, which only the questionnaire reveals
    await w.owner.query(
      `with q as (insert into app.questionnaires (code, version, evaluation_type, definition, created_at)
         values ('HIDES', 1, 'basic', $2, '2020-01-01') returning id)
       update app.mystery_shopping_reports set questionnaire_id = (select id from q) where id = $1`,
      [reportId, JSON.stringify({ ...bas1, sections })],
    )
    expect(await asked()).not.toContain('Q9')
  })
})

describe('what a client tells of its branches', () => {
  const given = { version: 0, covers: 3000, bill: 6050, target: 85, rate: null }
  const stored = () => readAs(client, (db) => readInsightSettings(db, client.id))
  test('is kept, read back and changed; of two at once one is told', async () => {
    expect(await stored()).toEqual({ takings: null, rate: null, target: null, alerts: usualBounds, version: 0 })
    await saveInsightSettings(client, given)
    expect(await stored()).toEqual({
      takings: { covers: 3000, bill: 6050 },
      rate: null,
      target: 85,
      alerts: usualBounds,
      version: 1,
    })
    await expect(saveInsightSettings(client, given)).rejects.toThrow('changed-meanwhile')
    await saveInsightSettings(client, { version: 1, covers: null, bill: null, target: null, rate: null })
    await expect(saveInsightSettings(client, { ...given, version: 1 })).rejects.toThrow('changed-meanwhile')
    expect(await stored()).toEqual({ takings: null, rate: null, target: null, alerts: usualBounds, version: 2 })
    for (const other of [admin, shopper]) await expect(saveInsightSettings(other, given)).rejects.toThrow('not-allowed')
    expect(await readAs(stranger, (db) => readInsightSettings(db, client.id))).toMatchObject({ version: 0 })
  })
  test('guests and bill come together; Arabic digits are digits; nonsense is said to be', () => {
    const read = (of: Partial<Record<'covers' | 'bill' | 'target' | 'rate' | 'confirmed', string>>) =>
      settingsForm.safeParse({ intent: 'settings', version: '0', covers: '', bill: '', target: '', rate: '0.3', ...of })
    expect(read({ covers: '٣٠٠٠', bill: '٦٠', target: '85.5', rate: '٠٫٤٪', confirmed: 'on' }).data).toEqual({
      intent: 'settings',
      version: 0,
      rate: 0.4,
      covers: 3000,
      bill: 6000,
      target: 85.5,
    })
    expect(read({ covers: '3000', bill: '60' }).data).toMatchObject({ rate: null })
    for (const wrong of [
      { covers: '5' },
      { bill: '60' },
      { target: '101' },
      { target: '0' },
      { rate: '0' },
      { rate: '11' },
      { rate: 'x' },
      { confirmed: 'on' },
      { covers: '-1', bill: '6' },
      { covers: '1.5', bill: '6' },
    ])
      expect(read(wrong).success).toBe(false)
  })
})

describe('a view of one group', () => {
  test('is that of the branches below it; an empty group is not the whole company, a stranger sees nothing', async () => {
    const [north, empty] = [await w.node(client, 'region', 'North'), await w.node(client, 'region', 'Empty')]
    const [first, second] = (await readBranches(client, query(), 'en')).rows
    await w.owner.query('update app.org_nodes set parent_id = $1 where id = any ($2)', [north, [first!.id, second!.id]])
    const asked = await inPart(client, query(`part=${north}`))
    expect(asked.part).toBe('North')
    expect(asked.isIn(first!.id)).toBe(true)
    const { rows, company } = await readBranches(client, asked.asked, 'en')
    expect(rows.map(({ id }) => id).toSorted()).toEqual([first!.id, second!.id].toSorted())
    expect(company!.n).toBe(2)
    expect((await readTrend(client, asked.asked, 'en')).overall!.n).toBe(2)
    const inFile = await rowsOf(
      await exportReports(client, asked.asked, { what: 'reports', lang: 'en', format: 'csv' }),
    )
    expect(inFile).toHaveLength(3)
    const none = await inPart(client, query(`part=${empty}`))
    expect((await readBranches(client, none.asked, 'en')).total).toBe(0)
    const ofStranger = await inPart(stranger, query(`part=${north}`))
    expect([ofStranger.parts, ofStranger.asked.branch]).toEqual([[], [north]])
  })

  test('gives way to a chosen branch, and stays in the address', async () => {
    const part = randomUUID()
    const branch = randomUUID()
    const { asked } = await inPart(client, query(`part=${part}&branch=${branch}`))
    expect(asked.branch).toEqual([branch])
    expect(insightAddress('/trend', asked)).toContain(`part=${part}`)
  })
})

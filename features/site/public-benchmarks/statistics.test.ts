import { afterAll, beforeAll, expect, test } from 'vitest'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { cities } from '#/domain/cities.ts'
import { langs } from '#/domain/text.ts'
import { placeBranches } from '#/features/companies/branches/place.server.ts'
import { excludeReport } from '#/features/reporting/editing/exclude.server.ts'
import { setClock } from '#/platform/clock.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { releasedReport, seen } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { reportFile } from './industry-reports.ts'
import { readIndustryReport } from './read-report.server.ts'
import { readReportFile } from './read-report-file.server.ts'
import { forgetStatistics, readStatistics } from './read-statistics.server.ts'

const here = await world()
const editor = await here.admin()
const clients = [
  await here.client({ company: 'A' }),
  await here.client({ company: 'B' }),
  await here.client({ company: 'C' }),
]
const shopper = await here.shopper()
const reports: string[] = []
for (const client of [clients[0]!, clients[0]!, clients[1]!, clients[1]!, clients[2]!])
  reports.push(await releasedReport(here, editor, { client, shopper }))
await releasedReport(here, editor, { client: clients[1]!, shopper, type: 'full_service' })

const read = async () => {
  forgetStatistics()
  const { types, ...period } = await readStatistics()
  return {
    ...period,
    ...types.find(({ type }) => type === 'basic')!,
    full: types.find(({ type }) => type === 'full_service')!,
  }
}
/** Moves the time a month ahead, when the month of the visits is complete. */
let back = () => {}
beforeAll(() => {
  const later = new Date(Date.now() + 45 * 24 * 60 * 60 * 1000)
  back = setClock(() => later)
})
afterAll(() => back())
afterAll(closeDocuments)

const locate = (reportId: string, location: string) =>
  // why: branches never move in the product; the test needs several cities
  here.owner.query(
    `update app.branches b set location = $2, city = null from app.mystery_shopping_reports r
     join app.mystery_shopping_requests q on q.id = r.request_id where r.id = $1 and b.id = q.branch_id`,
    [reportId, location],
  )

test('five visits of three companies make an average, by city too once the branches are placed', async () => {
  for (const [index, id] of reports.entries()) await locate(id, `Street ${index}, Riyadh`)
  await placeBranches()
  const { byCity, from, until } = await read()
  expect(byCity.total?.n).toBe(5)
  expect(byCity.cells).toEqual([{ group: 'riyadh', n: 5, mean: byCity.total!.mean, spread: null }])
  expect(from.slice(8)).toBe('01')
  expect(until.slice(0, 4) === from.slice(0, 4) ? 0 : Number(until.slice(0, 4)) - Number(from.slice(0, 4))).toBe(1)
})

test('the report of that type has its sections, names and PDF in both languages; the other says that there are too few', async () => {
  for (const lang of langs) {
    const { figures, code } = await readIndustryReport('cafe-service', lang)
    expect(code).toBe('BAS-1')
    expect(figures!.total.n).toBe(5)
    expect(figures!.sections.map(({ key }) => key)).toEqual(bas1.sections.map(({ key }) => key))
    expect(figures!.sections.every(({ n, mean }) => n === 5 && mean >= 0 && mean <= 100)).toBe(true)
    expect(figures!.cities.map(({ name }) => name)).toEqual([cities.riyadh.name[lang]])
    const file = await readReportFile(reportFile('cafe-service', lang), 'https://itqan.example')
    expect(Buffer.from(file!.bytes).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await readReportFile(reportFile('cafe-service', lang), 'https://itqan.example'))!.bytes).toBe(file!.bytes)
    expect((await readIndustryReport('restaurant-service', lang)).figures).toBeNull()
    expect(await readReportFile(reportFile('restaurant-service', lang), 'https://itqan.example')).toBeNull()
  }
  expect(await readReportFile('itqan-__proto__-en.pdf', 'https://itqan.example')).toBeNull()
})

test('visits of another type are no part of the average', async () => {
  const { full, byCity } = await read()
  expect(byCity.total?.n).toBe(reports.length)
  expect(full.byCity).toEqual({ total: null, cells: [], hidden: true })
})

test('a visit in another city hides both, because one could be worked out from the total', async () => {
  await locate(reports[4]!, 'Corniche, Jeddah')
  await placeBranches()
  const { byCity } = await read()
  expect(byCity.total?.n).toBe(5)
  expect(byCity.cells).toEqual([])
})

test('a report left out of statistics leaves too few, and nothing is shown', async () => {
  await excludeReport(editor, { ...(await seen(here, reports[4]!)), excluded: true, reason: 'Fire drill' })
  expect((await read()).byCity).toEqual({ total: null, cells: [], hidden: true })
})

test('visits of the month that still runs do not count yet', async () => {
  back()
  expect((await read()).byCity.total).toBeNull()
})

test('many who ask at a time cause one computation, and the answer is kept', async () => {
  forgetStatistics()
  const [first, second] = [readStatistics(), readStatistics()]
  expect(first).toBe(second)
  await first
  expect(readStatistics()).toBe(first)
})

test('a new branch knows its city and what its company serves from the start', async () => {
  const { rows } = await here.owner.query<{ city: string | null; cuisine: string | null }>(
    'select city, cuisine from app.branches where city is null or cuisine is null',
  )
  expect(rows).toEqual([])
})

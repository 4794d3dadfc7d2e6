import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { releasedReport, storedReport, submittedReport } from '#/tests/reports.ts'
import { begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { ownReportList } from './list.ts'
import { browseOwnReports, ownReportRows } from './list.server.ts'

const here = await world()
const editor = await here.admin()
const client = await here.client({ company: 'مطاعم الأصيل' })
const shopper = await here.shopper()
const released = await releasedReport(here, editor, { client, shopper })
const waiting = await submittedReport(here, { shopper })
const draft = await begunVisit(here, shopper)
await submittedReport(here)

const query = (address: string) => readList(ownReportList, new URLSearchParams(address))
const idsOf = async (address = '') => (await browseOwnReports(shopper, query(address))).rows.map(({ id }) => id)
const fileOf = async (actor: Actor, address = '') => {
  const lines = []
  for await (const line of await exportList(actor, ownReportList, query(address), ownReportRows, 'en')) lines.push(line)
  return lines
}

test('a shopper finds own reports by state, Arabic name and number in any digits', async () => {
  expect((await idsOf()).toSorted()).toEqual([released, waiting, draft].toSorted())
  expect(await idsOf('state=open')).toEqual([draft])
  expect(await idsOf('q=الاصيل')).toEqual([released])
  const number = String((await storedReport(here, waiting))['receipt_number'])
  const arabic = number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
  for (const typed of [number, arabic]) expect(await idsOf(`q=R-${typed}`)).toEqual([waiting])
  expect((await idsOf('sort=-grade'))[0]).toBe(released)
  expect((await idsOf('sort=grade'))[0]).toBe(released)
})

test('the file holds own reports only, a number once handed in, and taking it is recorded', async () => {
  const [heading, ...lines] = await fileOf(shopper, 'sort=visit')
  expect(heading).toEqual('Confirmation number,Branch,Location,Client,Type,Visit,Submitted,Status,Grade,Fee'.split(','))
  expect(lines).toHaveLength(3)
  const drafted = lines.filter((line) => line[7] === 'Draft')
  expect(drafted.map((line) => line[0])).toEqual([null])
  expect(lines.filter((line) => line[7] === 'Approved').map((line) => line[8])).not.toEqual([null])
  await expect(fileOf(client)).rejects.toMatchObject({ code: 'not-allowed' })
  const { rows } = await here.owner.query(
    `select entity, after from app.activity_log where action = 'reports.export-own' and actor_id = $1`,
    [shopper.id],
  )
  expect(rows).toEqual([{ entity: 'report', after: { sort: 'visit' } }])
})

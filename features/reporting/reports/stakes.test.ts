import { expect, test } from 'vitest'
import { stakeOf } from '#/domain/reporting/stake.ts'
import { changeStakeRate, saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { sharedView } from '#/features/reporting/shares/shared-view.ts'
import { reportDocumentData } from '#/features/reporting/report-documents/document-words.ts'
import { releasedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { readClientReport } from './read-client-report.server.ts'

const here = await world()
const editor = await here.admin()
const comment = 'Two members of staff looked up and went on talking.'

test('riyals at stake are shown once guests, bill and the rate are confirmed, the same on page, summary and document', async () => {
  const [client, stranger, shopper] = [await here.client(), await here.client(), await here.shopper()]
  const changed = [save('Q9', false, { comment }), save('Q6', false, { comment })]
  const reportId = await releasedReport(here, editor, { client, changed })
  const read = () => readClientReport(client, reportId, 'en')
  const said = async () => (await read()).summary.find(({ key }) => key === 'stake')?.text
  const given = { version: 0, covers: 9000, bill: 62_00, target: null, rate: null }
  const nothing = async () => expect([(await read()).stakes, await said()]).toEqual([null, undefined])

  await nothing()
  await saveInsightSettings(client, given)
  await nothing()
  await expect(changeStakeRate(stranger, { version: 0, rate: 0.3 })).rejects.toThrow('changed-meanwhile')
  await expect(changeStakeRate(shopper, { version: 1, rate: 0.3 })).rejects.toThrow('not-allowed')
  await changeStakeRate(client, { version: 1, rate: 0.3 })

  const report = await read()
  const { findings, total, basis } = report.stakes!
  expect(basis).toEqual({ covers: 9000, bill: 62_00, rate: 0.3 })
  expect(findings.map(({ key }) => key)).toEqual(expect.arrayContaining(['Q9', 'Q6']))
  for (const { points, amount } of findings) expect(amount).toBe(stakeOf(points, basis))
  expect(total.points).toBeLessThanOrEqual(100 - report.score + 0.05)
  const amount = `SAR ${(total.amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
  expect((await said())!.replaceAll('.00', '')).toContain(amount.replace('.00', ''))
  const paper = reportDocumentData({ report, otherName: null, reply: null }, 'en', { en: 'Itqan', ar: 'إتقان' })
  expect(paper.stakes!.total.amount).toBe(amount.replace('SAR ', ''))
  expect(paper.stakes!.notes.join(' ')).toContain('9,000 × SAR 62.00 × ')

  const shared = sharedView(report, { token: 't', company: 'c', endsAt: '', reply: null }).report
  expect([shared.stakes, JSON.stringify(shared.summary).includes('9,000')]).toEqual([null, false])

  await changeStakeRate(client, { version: 2, rate: 0.6 })
  expect((await read()).stakes!.total.amount).toBe(stakeOf(total.points, { ...basis, rate: 0.6 }))
  await expect(changeStakeRate(client, { version: 2, rate: 0.5 })).rejects.toThrow('changed-meanwhile')
  await saveInsightSettings(client, { ...given, version: 3 })
  await nothing()
})

test('the database keeps a rate only with who confirmed it, and only of the company itself', async () => {
  const [client, other] = [await here.client(), await here.client()]
  await saveInsightSettings(client, { version: 0, covers: 10, bill: 1000, target: null, rate: 0.3 })
  const { rows } = await here.owner.query(
    'select rate_confirmed_by as who, rate::float8 as rate from app.insight_settings where client_id = $1',
    [client.id],
  )
  expect(rows).toEqual([{ who: client.id, rate: 0.3 }])
  await expect(
    here.owner.query('update app.insight_settings set rate_confirmed_by = null where client_id = $1', [client.id]),
  ).rejects.toThrow('check')
  expect((await readClientReport(other, await releasedReport(here, editor, { client: other }), 'en')).stakes).toBeNull()
})

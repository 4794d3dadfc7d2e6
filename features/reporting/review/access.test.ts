import { expect, test } from 'vitest'
import { reviewedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { readBesideReport } from './read-beside.server.ts'

const w = await world()
const editor = await w.admin()
const client = await w.client()
const shopper = await w.shopper()
const reportId = await reviewedReport(w, editor, { client, shopper })

test('shows what decides about a report, without its answers', async () => {
  const report = await readBesideReport(editor, reportId, 'en')
  expect(report).toMatchObject({ id: reportId, status: 'in_review', mine: true, clientId: client.id, alertDueAt: null })
  expect(report.history.map(({ step }) => step)).toContain('startReview')
  expect(report).not.toHaveProperty('sections')
  expect(report).not.toHaveProperty('correctable')
})

test('is refused to everyone but staff, also to the client and the shopper of the report', async () => {
  const strangers = [client, shopper, await w.client({ company: 'Other' }), await w.freelancer()]
  for (const stranger of strangers)
    await expect(readBesideReport(stranger, reportId, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each(['019a0000-0000-7000-8000-000000000001', 'x'])('does not know the report %s', async (id) => {
  await expect(readBesideReport(editor, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
})

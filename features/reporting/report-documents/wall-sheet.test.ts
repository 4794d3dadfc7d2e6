import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { langs } from '#/domain/text.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { badAnswers, reportWithPhotos } from '#/tests/report-documents.ts'
import { begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { sendWallSheet, wallSheet } from './wall-sheet.server.ts'

const w = await world()
afterAll(closeDocuments)
const [client, stranger, shopper, editor] = [await w.client(), await w.client(), await w.shopper(), await w.admin()]
const reportId = await reportWithPhotos(w, { client, shopper, editor, photos: 3, changed: badAnswers })
await saveInsightSettings(client, { version: 0, covers: 9000, bill: 62_00, target: 85, rate: 0.3 })

test.each(langs)('the sheet in %s is one page with score, target, star and three tasks', async (lang) => {
  const { bytes, name } = await wallSheet(client, reportId, lang)
  expect(name).toMatch(new RegExp(`^R-\\d+-wall-${lang}\\.pdf$`))
  const pages = pdfPages(Buffer.from(bytes))
  expect(pages).toHaveLength(1)
  for (const part of ['59.0%', '85.0%', 'A', 'H', 'Olaya']) expect(pages[0]).toContain(part)
  if (lang === 'en')
    for (const part of ['3 things until the next visit', 'pest control', 'Thank you, team', 'Source: report R-'])
      expect(pages[0]).toContain(part)
})

test('the wall shows no riyals and no words of the shopper', async () => {
  const { bytes } = await wallSheet(client, reportId, 'en')
  const [page] = pdfPages(Buffer.from(bytes))
  for (const hidden of ['SAR', '39,004', 'wait please', '#panic']) expect(page).not.toContain(hidden)
})

test('strangers, shoppers and readers of an unreleased report get nothing', async () => {
  const draft = await begunVisit(w, shopper, { client, type: 'full_service' })
  await expect(wallSheet(stranger, reportId, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await expect(wallSheet(client, draft, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await expect(wallSheet(client, randomUUID(), 'en')).rejects.toMatchObject({ code: 'not-found' })
  await expect(wallSheet(shopper, reportId, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
})

test('it is sent as a file in its language that is not kept by caches', async () => {
  const answer = await sendWallSheet(client, reportId, 'ar')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-language')).toBe('ar')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

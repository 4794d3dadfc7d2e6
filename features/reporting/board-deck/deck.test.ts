import { afterAll, expect, test } from 'vitest'
import { langs } from '#/domain/text.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { badAnswers, reportWithPhotos } from '#/tests/report-documents.ts'
import { begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { boardDeck, sendBoardDeck } from './deck.server.ts'

const w = await world()
afterAll(closeDocuments)
const [client, stranger, shopper, editor] = [await w.client(), await w.client(), await w.shopper(), await w.admin()]
await reportWithPhotos(w, { client, shopper, editor, photos: 3, changed: badAnswers })
const query = readInsightQuery(new URLSearchParams())
const deck = async (lang: 'en' | 'ar') => pdfPages(Buffer.from(await boardDeck(client, query, lang)))

test('three slides: the branches, the sections that lose points, the fixes of the lowest branch', async () => {
  const [standing, loss, fix, ...more] = await deck('en')
  expect(more).toEqual([])
  for (const part of ['59.0%', 'scored', 'first visit', '1 / 3', 'Confidential']) expect(standing).toContain(part)
  for (const part of ['Points lost in a visit', 'Average score']) expect(loss).toContain(part)
  for (const part of ['3 fixes bring Olaya to', 'Today', '59.0', 'To decide', 'Report R-']) expect(fix).toContain(part)
  expect(fix).not.toContain('SAR')
})

test('riyals stand on the slides only once the company has given its figures', async () => {
  await saveInsightSettings(client, { version: 0, covers: 9000, bill: 62_00, target: 85, rate: 0.3 })
  const fix = (await deck('en'))[2]
  for (const part of ['worth an estimated SAR', 'Target 85.0%', 'SAR a month are estimates'])
    expect(fix).toContain(part)
})

test.each(langs)('the words of the shopper and names of people are not on the slides in %s', async (lang) => {
  const whole = (await deck(lang)).join('\n')
  for (const hidden of ['wait please', '#panic', 'phone (table 12)']) expect(whole).not.toContain(hidden)
})

test('a company without a counted visit is told so, and strangers see only their own', async () => {
  await begunVisit(w, shopper, { client: stranger, type: 'full_service' })
  await expect(boardDeck(stranger, query, 'en')).rejects.toMatchObject({ code: 'deck.empty' })
  await expect(boardDeck(shopper, query, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(boardDeck(editor, query, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
})

test('the file is sent in its language and not kept by caches', async () => {
  const answer = await sendBoardDeck(client, query, 'ar')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="board-\d{4}-\d\d-\d\d-ar\.pdf"$/)
  expect(answer.headers.get('content-language')).toBe('ar')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

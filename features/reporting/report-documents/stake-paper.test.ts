import { afterAll, expect, test } from 'vitest'
import { langs } from '#/domain/text.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { badAnswers, reportWithPhotos } from '#/tests/report-documents.ts'
import { world } from '#/tests/world.ts'
import { getDocument } from './get-document.server.ts'

const w = await world()
afterAll(closeDocuments)
const [client, shopper, editor] = [await w.client(), await w.shopper(), await w.admin()]
const reportId = await reportWithPhotos(w, { client, shopper, editor, photos: 3, changed: badAnswers })
await saveInsightSettings(client, { version: 0, covers: 9000, bill: 62_00, target: null, rate: 0.3 })

test.each(langs)('the document in %s prints riyals at stake with every factor', async (lang) => {
  const given = await getDocument(client, reportId, lang)
  const text = pdfPages(Buffer.from(await new Response(given!.stream).arrayBuffer())).join('\n')
  // critical failure: 82.25 - 59 = 23.25, rounded to 23.3 points for print and calculation
  for (const figure of ['23.3', '39,004.20', '9,000', '62.00', '0.3%']) expect(text).toContain(figure)
  expect(text).toContain(lang === 'en' ? 'How this was estimated' : 'التقدير')
})

import { afterAll, expect, test } from 'vitest'
import { langs } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { closeDocuments, renderPdf } from '#/platform/documents.server.ts'
import { world } from '#/tests/world.ts'
import { sampleReportData } from './document-words.ts'
import { questionnaireData } from './questionnaire-words.ts'
import { readSampleFile } from './read-sample-file.server.ts'
import { sampleFiles } from './sample-files.ts'
import { sampleReport } from './sample-report.ts'

await world()
afterAll(closeDocuments)

test.each(langs)(
  'every sentence of the sample in %s has its evidence on the page, and every evidence a sentence',
  (lang) => {
    const { summary, evidence, visits } = sampleReport(lang)
    expect(visits).toHaveLength(3)
    expect(summary.length).toBeGreaterThan(5)
    for (const number of summary.map((_, index) => index + 1))
      expect(evidence.some(({ sentences }) => sentences.includes(number))).toBe(true)
    for (const { sentences } of evidence) expect(sentences.length).toBeGreaterThan(0)
  },
)

test('both languages tell the same, sentence by sentence', () => {
  const [en, ar] = langs.map((lang) => sampleReport(lang).summary.map(({ key, facts }) => ({ key, facts })))
  expect(en).toEqual(ar)
})

test.each(sampleFiles.map(({ name }) => name))('%s is an accessible PDF, made once', async (name) => {
  const first = await readSampleFile(name)
  const bytes = Buffer.from(first!.bytes)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('pdfuaid:part')
  expect((await readSampleFile(name))!.bytes).toBe(first!.bytes)
})

test.each(langs)('a company name full of traps is printed as it is in %s', async (lang) => {
  const { letterhead, files } = await brandingForDocuments()
  const trap = '#panic("x") 宫 😀 \u0007 $y$ *b* ]'
  const company = { en: `${trap} ${'long '.repeat(40)}`, ar: `${trap} ${'طويل '.repeat(40)}` }
  for (const [template, data] of [
    ['sample-report', sampleReportData(lang, company)],
    ['questionnaire', questionnaireData(fsr1, lang, company)],
  ] as const)
    expect(
      (await renderPdf({ template, data: { ...data, ...letterhead }, lang, files, standard: 'ua-1' })).length,
    ).toBeGreaterThan(10_000)
})

test('any other name is no file', async () => {
  for (const name of ['', '../package.json', 'itqan-sample-report-fr.pdf', '__proto__'])
    expect(await readSampleFile(name)).toBeNull()
})

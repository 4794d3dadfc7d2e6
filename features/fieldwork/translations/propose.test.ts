import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { grades, reportIn, reviewedReport, seen } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { askProposals, proposeTranslations } from './propose.server.ts'
import { readDeskTexts } from './read-desk-texts.server.ts'
import { saveTranslations } from './save-translation.server.ts'

let answer: (texts: string[]) => string = (texts) => JSON.stringify(texts.map((text) => `ترجمة: ${text.length} حرفًا`))
let requests: string[][] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += String(piece)))
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] }
    const texts = JSON.parse(messages[1]!.content) as string[]
    requests.push(texts)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { content: answer(texts) } }] }))
  })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const here = await world()
const editor = await here.admin()
const client = await here.client()
const shopper = await here.shopper()
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
const quick = { ms: 2000, pauseMs: 1 }
const comment = 'Nobody greeted us for 4 minutes.'
const allow = (value: boolean) =>
  here.owner.query(
    `insert into app.setting_values (key, value, counts_from, saved_by) values ('reports.propose-translations', $1, '2020-01-01', $2)`,
    [JSON.stringify(value), editor.id],
  )

beforeEach(async () => {
  requests = []
  setEnv({ ...env(), LANGUAGE_MODEL_URL: url })
  await here.owner.query(`delete from app.setting_values where key = 'reports.propose-translations'`)
})

const reviewed = () => reviewedReport(here, editor, { client, shopper, changed: [save('Q6', false, { comment })] })
const desk = (reportId: string) => readDeskTexts(editor, reportId)
const jobsOf = async (reportId: string) =>
  (
    await here.owner.query(
      `select data from jobs.job where name = 'reports.propose-translations' and data ->> 'reportId' = $1`,
      [reportId],
    )
  ).rows

test('nothing is sent to the language model before our team allows it', async () => {
  const reportId = await reviewed()
  expect((await desk(reportId)).canPropose).toBe(false)
  await expect(askProposals(editor, { reportId })).rejects.toMatchObject({ code: 'not-found' })
  await proposeTranslations({ reportId, profileId: editor.id }, quick)
  expect(requests).toEqual([])
  await allow(true)
  setEnv({ ...env(), LANGUAGE_MODEL_URL: undefined })
  expect((await desk(reportId)).canPropose).toBe(false)
})

test('proposals wait for an editor; clients see the original until then', async () => {
  await allow(true)
  const reportId = await reviewed()
  expect((await desk(reportId)).canPropose).toBe(true)
  await askProposals(editor, { reportId })
  expect(await jobsOf(reportId)).toHaveLength(1)
  await proposeTranslations({ reportId, profileId: editor.id }, quick)
  const { texts } = await desk(reportId)
  expect(new Set(texts.map(({ state }) => state))).toEqual(new Set(['proposed']))
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  const shown = async () => {
    const { sections } = await readClientReport(client, reportId, 'ar')
    return sections.flatMap(({ questions }) => questions).find(({ key }) => key === 'Q6')!.told?.comment
  }
  expect(await shown()).toEqual({ lang: 'en', text: null })
  await saveTranslations(editor, {
    reportId,
    texts: texts.map(({ text, translated, questionKey, field, version }) => ({
      questionKey,
      field,
      version,
      original: text,
      text: translated,
    })),
  })
  expect(await shown()).toMatchObject({ lang: 'en', text: expect.stringContaining('ترجمة') })
})

test('a job that runs twice asks for nothing again, and keeps what an editor has typed', async () => {
  await allow(true)
  const reportId = await reviewed()
  const text = 'لم يرحب بنا أحد مدة 4 دقائق.'
  const typed = { questionKey: 'Q6', field: 'comment' as const, original: comment, version: 0, text }
  await saveTranslations(editor, { reportId, texts: [typed] })
  await proposeTranslations({ reportId, profileId: editor.id }, quick)
  expect(requests.flat()).not.toContain(comment)
  const first = requests.length
  await proposeTranslations({ reportId, profileId: editor.id }, quick)
  expect(requests).toHaveLength(first)
  expect((await desk(reportId)).texts.find(({ questionKey }) => questionKey === 'Q6')).toMatchObject({
    state: 'made',
    translated: text,
  })
})

test.each([
  ['no list', () => 'I cannot do that.'],
  ['too few', () => '["واحد"]'],
  ['the same language again', (texts: string[]) => JSON.stringify(texts)],
])('an answer with %s proposes nothing', async (_name, said) => {
  await allow(true)
  const before = answer
  answer = said
  const reportId = await reviewed()
  await proposeTranslations({ reportId, profileId: editor.id }, quick)
  answer = before
  expect((await desk(reportId)).texts.every(({ state }) => state === 'none')).toBe(true)
})

test('only editors ask, and only for a report on the desk or later', async () => {
  await allow(true)
  const reportId = await reviewed()
  for (const stranger of [client, shopper, await here.freelancer()])
    await expect(askProposals(stranger, { reportId })).rejects.toMatchObject({ code: 'not-allowed' })
  const submitted = await reportIn('submitted', here, editor, { client })
  await expect(askProposals(editor, { reportId: submitted })).rejects.toMatchObject({ code: 'report.step-refused' })
})

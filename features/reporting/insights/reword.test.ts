import { withoutMarks } from '#/domain/text.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { rephrasingProblem } from '#/domain/reporting/rephrasing.ts'
import { rephraseReport } from '#/features/reporting/reports/rephrase.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { releasedReport, storedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { rewordSentences } from './reword.server.ts'

type Answer = (sentences: string[]) => { status?: number; body?: string; content?: string; waitMs?: number }
let answer: Answer = () => ({})
let asked = 0
const server: Server = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    asked += 1
    const { messages } = JSON.parse(body) as { messages: { content: string }[] }
    const { status = 200, body: raw, content, waitMs = 0 } = answer(JSON.parse(messages[1]!.content) as string[])
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(raw ?? JSON.stringify({ choices: [{ message: { content } }] }))
    }, waitMs)
  })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const w = await world()
const admin = await w.admin()
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
beforeEach(() => {
  asked = 0
  setEnv({ ...env(), LANGUAGE_MODEL_URL: url })
})

const plain = 'Minutes from order to main courses: 31, where full marks allow 20 at most.'
const name = 'Minutes from order to main courses'
const quick = { ms: 300, pauseMs: 1 }
const sentence = (text: string, names: string[] = []) => ({ key: 'k', text, facts: [], names })
const reworded = (
  wording: string | string[],
  of: string = plain,
  names: string[] = [name],
  lang: 'en' | 'ar' = 'en',
) => {
  answer = () => ({ content: JSON.stringify(Array.isArray(wording) ? wording : [wording]) })
  return rewordSentences([sentence(of, names)], lang, quick)
}

describe('a wording that says the same', () => {
  test('is taken, also with a fence around it', async () => {
    const text = 'Minutes from order to main courses: 31, while at most 20 earn full marks.'
    expect((await reworded(text)).accepted).toEqual([{ plain, text }])
    answer = () => ({ content: `\`\`\`json\n${JSON.stringify([text])}\n\`\`\`` })
    expect((await rewordSentences([sentence(plain, [name])], 'en', quick)).accepted).toHaveLength(1)
  })
  test('keeps the order of its parts in Arabic', async () => {
    const of = 'أقوى محور هو «\u2068الطعام والمشروبات\u2069» بدرجة \u206884.1%\u2069.'
    const { accepted } = await reworded(
      'كان «الطعام والمشروبات» أقوى محور بدرجة 84.1%.',
      of,
      ['الطعام والمشروبات'],
      'ar',
    )
    expect(accepted[0]!.text).toBe('كان «\u2068الطعام والمشروبات\u2069» أقوى محور بدرجة \u206884.1%\u2069.')
  })
})

const section = 'The strongest section was “Food and drinks” with 84.1%.'
const lies: [string, string, string?][] = [
  ['a changed figure', 'Minutes from order to main courses: 32, where full marks allow 20 at most.'],
  ['a dropped figure', 'Minutes from order to main courses: 31, where full marks allow fewer at best.'],
  ['an added figure', 'Minutes from order to main courses: 31, where full marks allow 20 at most, or 25.'],
  [
    'two figures that changed places are both still there, but a figure in words is not',
    'Minutes from order to main courses: 31, where full marks allow 20 at most, half as long.',
  ],
  ['Arabic-Indic digits', 'Minutes from order to main courses: ٣١, where full marks allow 20 at most.'],
  ['digits of other scripts', 'Minutes from order to main courses: ３１, where full marks allow 20 at most.'],
  ['a figure as a sign', 'Minutes from order to main courses: 31, where full marks allow 20 at most ½.'],
  ['a changed name', 'Minutes from order to desserts: 31, where full marks allow 20 at most.'],
  ['a swapped section', 'The strongest section was “Cleanliness” with 84.1%.', section],
  ['a turned claim', 'The weakest section was “Food and drinks” with 84.1%.', section],
  ['a denied claim', 'The strongest section was not “Food and drinks” with 84.1%.', section],
  ['a new person', 'The strongest section was “Food and drinks” with 84.1%, says Ahmed.', section],
  ['a new cause', 'The strongest section was “Food and drinks” with 84.1% because of the menu.', section],
  ['advice', 'The strongest section was “Food and drinks” with 84.1%, it should stay so.', section],
  ['a second sentence', 'The strongest section was “Food and drinks” with 84.1%. Well done.', section],
  ['HTML', 'The strongest section was <b>“Food and drinks”</b> with 84.1%.', section],
  ['a link', 'The strongest section was “Food and drinks” with 84.1% https://x.example', section],
  ['the other language', 'أقوى محور هو “Food and drinks” بدرجة 84.1%.', section],
  ['a lost per cent sign', 'The strongest section was “Food and drinks” with 84.1.', section],
  ['much too long', `The strongest section was “Food and drinks” with 84.1% ${'and so on '.repeat(30)}.`, section],
  ['nothing', '', section],
]
test.each(lies)('refused: %s', async (_what, wording, of = plain) => {
  const { accepted, refused } = await reworded(wording, of, of === plain ? [name] : ['Food and drinks'])
  expect(accepted).toEqual([])
  expect(refused).toHaveLength(1)
})

test('refused in Arabic: other digits, a turned claim, another name', () => {
  const of = 'ارتفعت الدرجة 3.2 نقطة عن الزيارة السابقة التي كانت درجتها 81.0%.'
  const check = (text: string) => rephrasingProblem(of, text, [], 'ar')
  expect(check('زادت الدرجة 3.2 نقطة عن الزيارة السابقة التي كانت درجتها 81.0%.')).toBeNull()
  expect(check('انخفضت الدرجة 3.2 نقطة عن الزيارة السابقة التي كانت درجتها 81.0%.')).toBe('claims')
  expect(check('ارتفعت الدرجة ٣.٢ نقطة عن الزيارة السابقة التي كانت درجتها 81.0%.')).toBe('figures')
  expect(check('ارتفعت الدرجة 3.2 نقطة عن الزيارة السابقة التي كانت درجتها 18.0%.')).toBe('figures')
  expect(check('لم ترتفع الدرجة 3.2 نقطة عن الزيارة السابقة التي كانت درجتها 81.0%.')).toBe('claims')
  expect(check('ارتفعت الدرجة 3.2 نقطة بسبب المدير عن الزيارة السابقة التي كانت درجتها 81.0%.')).toBe('claims')
})

test('what was seen stays word for word: only what stands around a failure sentence may be worded anew', async () => {
  const seen = 'An insect, a pest, or a foreign body in food was seen'
  const told = `Critical failure: ${seen}.`
  const check = async (wording: string) => (await reworded(wording, told, [seen])).refused[0]?.problem ?? 'taken'
  expect(await check(`One failure was critical: ${seen}.`)).toBe('figures')
  expect(await check(`A critical failure was found: ${seen}.`)).toBe('taken')
  expect(await check('Critical failure: an insect was seen.')).toBe('names')
  expect(await check('Critical failure: No insects, pests or foreign body in food were seen.')).toBe('names')
  const late = 'طال الانتظار حتى أول ترحيب (بالدقائق): \u20683\u2069، والحد \u20681\u2069'
  const arabic = await reworded(
    `أكبر ما خُصم (2.0 نقطة): ${withoutMarks(late)}.`,
    `أكبر خصم (2.0 نقطة): ${late}.`,
    [late],
    'ar',
  )
  expect(arabic.accepted[0]?.text).toContain(withoutMarks(late))
})

describe('a model that misbehaves', () => {
  const nothing = { accepted: [], refused: [] }
  const ask = () => rewordSentences([sentence(plain, [name])], 'en', quick)
  test('more or fewer sentences than asked, no array, no JSON, another shape: nothing is taken', async () => {
    expect(await reworded([plain, 'And more.'])).toEqual(nothing)
    expect(await reworded([])).toEqual(nothing)
    for (const content of ['I would rather not.', '{"0": "x"}', '[1]', '["a"', ''])
      expect(((answer = () => ({ content })), await ask())).toEqual(nothing)
    for (const body of ['not json', '{}', '{"choices":[]}', '{"choices":[{"message":{"content":5}}]}'])
      expect(((answer = () => ({ body })), await ask())).toEqual(nothing)
  })
  test('huge: reading stops', async () => {
    answer = () => ({ body: JSON.stringify({ choices: [{ message: { content: 'x'.repeat(1_000_000) } }] }) })
    expect(await ask()).toEqual(nothing)
    expect(asked).toBe(1)
  })
  test('slow or broken: tried three times and left alone; refused: once', async () => {
    answer = () => ({ content: '[]', waitMs: 1000 })
    expect(await ask()).toEqual(nothing)
    expect(asked).toBe(3)
    asked = 0
    answer = () => ({ status: 500 })
    expect(await ask()).toEqual(nothing)
    expect(asked).toBe(3)
    asked = 0
    answer = () => ({ status: 401 })
    expect(await ask()).toEqual(nothing)
    expect(asked).toBe(1)
  })
  test('a fault that passes costs nothing', async () => {
    answer = (sentences) => (asked < 2 ? { status: 503 } : { content: JSON.stringify(sentences) })
    expect((await ask()).accepted).toEqual([{ plain, text: plain }])
  })
})

describe('a released report', () => {
  test('is worded after its release, sentence by sentence, and the lies among them stay plain', async () => {
    const client = await w.client()
    const reportId = await releasedReport(w, admin, { client, type: 'full_service' })
    expect(await w.waitingJobs('insights.rephrase')).toEqual([{ reportId, revision: 1 }])
    const before = (await readClientReport(client, reportId, 'en')).summary.map(({ text }) => text)
    answer = (sentences) => ({
      content: JSON.stringify(
        sentences.map((text, index) =>
          index === 0
            ? text.replace('The branch scored', 'This branch scored')
            : text.replace(/\d/, '7').replace('first', 'fifth'),
        ),
      ),
    })
    await rephraseReport({ reportId, revision: 1 })
    const after = (await readClientReport(client, reportId, 'en')).summary.map(({ text }) => text)
    expect(after[0]).toBe(before[0]!.replace('The branch scored', 'This branch scored'))
    expect(after.slice(1)).toEqual(before.slice(1))
    expect((await storedReport(w, reportId))['rephrased']).toMatchObject({ revision: 1 })
    await rephraseReport({ reportId, revision: 1 })
    expect((await readClientReport(client, reportId, 'en')).summary[0]!.text).toBe(after[0])
    // a wording of another revision is not shown
    await w.owner.query('update app.mystery_shopping_reports set revision = 2 where id = $1', [reportId])
    expect((await readClientReport(client, reportId, 'en')).summary.map(({ text }) => text)).toEqual(before)
    asked = 0
    await rephraseReport({ reportId, revision: 1 })
    expect(asked).toBe(0)
  })
  test('without a language model nothing is asked and nothing waits', async () => {
    setEnv({ ...env(), LANGUAGE_MODEL_URL: undefined })
    const earlier = (await w.waitingJobs('insights.rephrase')).length
    const reportId = await releasedReport(w, admin)
    await rephraseReport({ reportId, revision: 1 })
    expect(asked).toBe(0)
    expect(await w.waitingJobs('insights.rephrase')).toHaveLength(earlier)
  })
})

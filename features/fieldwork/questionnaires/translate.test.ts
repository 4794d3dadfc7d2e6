import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { env, setEnv } from '#/platform/env.server.ts'
import { world } from '#/tests/world.ts'
import { readQuestionnaire } from './edit-questionnaire.server.ts'
import { proposeTranslations, sentTexts } from './translate.server.ts'

let answers: Record<string, string> = {}
let status = 200
let asked: string[][] = []
const server: Server = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] }
    const texts = JSON.parse(messages[1]!.content) as string[]
    asked.push(texts)
    response.writeHead(status, { 'content-type': 'application/json' })
    const content = JSON.stringify(texts.map((text) => answers[text] ?? text).filter((text) => text !== 'dropped'))
    response.end(JSON.stringify({ choices: [{ message: { content } }] }))
  })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const w = await world()
const admin = await w.admin()
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
beforeEach(() => {
  ;[answers, status, asked] = [{}, 200, []]
  setEnv({ ...env(), LANGUAGE_MODEL_URL: url })
})
const quick = { ms: 2000, pauseMs: 1 }
const propose = (texts: { id: string; to: 'en' | 'ar'; text: string }[]) =>
  proposeTranslations(admin, { texts: sentTexts.parse(JSON.stringify(texts)) }, quick)
const hot = { id: '0-0 textAr', to: 'ar' as const, text: 'Was it hot?' }
const cold = { id: '0-1 failureEn', to: 'en' as const, text: 'كان باردًا' }

test('each text is proposed in the language that lacks it', async () => {
  answers = { 'Was it hot?': 'هل كان ساخنًا؟', 'كان باردًا': 'It was cold' }
  expect(await propose([hot, cold])).toEqual({
    proposals: [
      { id: cold.id, text: 'It was cold' },
      { id: hot.id, text: 'هل كان ساخنًا؟' },
    ],
  })
  expect(asked).toHaveLength(2)
})

test('a proposal in the wrong language, or without its placeholder, is left out', async () => {
  const wait = { id: '0-2 failureAr', to: 'ar' as const, text: 'Took {minutes} min' }
  answers = { 'Was it hot?': 'Hot?', 'Took {minutes} min': 'استغرق دقائق' }
  expect(await propose([hot, wait])).toEqual({ proposals: [] })
  answers = { 'Was it hot?': 'Hot?', 'Took {minutes} min': 'استغرق {minutes} دقيقة' }
  expect(await propose([hot, wait])).toEqual({ proposals: [{ id: wait.id, text: 'استغرق {minutes} دقيقة' }] })
})

test('an answer of another length, or none at all, proposes nothing', async () => {
  answers = { 'Was it hot?': 'dropped' }
  expect(await propose([hot])).toEqual({ proposals: [] })
  status = 400
  expect(await propose([hot])).toEqual({ proposals: [] })
})

test('without a language model nothing is offered and nothing asked', async () => {
  const id = (await w.owner.query(`select id from app.questionnaire_drafts where code = 'FSR-1'`)).rows[0].id
  expect((await readQuestionnaire(admin, id)).proposes).toBe(true)
  setEnv({ ...env(), LANGUAGE_MODEL_URL: undefined })
  expect((await readQuestionnaire(admin, id)).proposes).toBe(false)
  expect(await propose([hot])).toEqual({ proposals: [] })
  expect(asked).toEqual([])
})

test('only editors of questionnaires ask', async () => {
  for (const stranger of [await w.client(), await w.admin({ role: 'finance' })])
    await expect(proposeTranslations(stranger, { texts: [] })).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each([
  ['too many', Array.from({ length: 61 }, (_, n) => ({ ...hot, id: `${n}` }))],
  ['an empty text', [{ ...hot, text: '' }]],
  ['another language', [{ ...hot, to: 'fr' }]],
])('the form refuses %s', (_, texts) => expect(sentTexts.safeParse(JSON.stringify(texts)).success).toBe(false))

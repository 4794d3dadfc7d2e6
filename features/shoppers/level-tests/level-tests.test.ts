import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { questionsATest, type TestedLevel, testedLevels } from '#/domain/shoppers/level-test.ts'
import { world } from '#/tests/world.ts'
import { bankOf } from './bank.server.ts'
import { readOpenTest, readResult, readTestStates } from './read-tests.server.ts'
import { beginTest, finishTest, keepAnswers } from './take-test.server.ts'

const w = await world()

/** Answers with `right` correct ones. */
async function answersOf(actor: Actor, right: number) {
  const paper = (await readOpenTest(actor, 'en'))!
  const chosen = Object.fromEntries(
    paper.questions.map(({ key, options }, index) => {
      const question = bankOf[paper.level].find((one) => one.key === key)!
      const solution = options.indexOf(question.options[question.right].en)
      return [key, index < right ? solution : (solution + 1) % options.length]
    }),
  )
  return { id: paper.id, chosen }
}
async function take(actor: Actor, level: TestedLevel, right: number) {
  await beginTest(actor, level)
  const { id, chosen } = await answersOf(actor, right)
  return await finishTest(actor, id, chosen)
}
/** Moves the last attempt so many hours into the past. */
const wait = (actor: Actor, hours: number) =>
  w.owner.query(
    `update app.level_tests set finished_at = finished_at - make_interval(hours => $2), started_at = started_at - make_interval(hours => $2) where shopper_id = $1`,
    [actor.id, hours],
  )

describe('the bank', () => {
  test('has enough questions, each in both languages, with three different answers and a reason', () => {
    expect(bankOf.professional.length).toBeGreaterThanOrEqual(24)
    expect(bankOf.lead.length).toBeGreaterThanOrEqual(12)
    const all = testedLevels.flatMap((level) => bankOf[level])
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    for (const { text, options, why } of all)
      for (const lang of ['en', 'ar'] as const) {
        expect(new Set(options.map((option) => option[lang])).size).toBe(3)
        for (const words of [text[lang], why[lang], ...options.map((option) => option[lang])]) {
          expect(words.length).toBeGreaterThan(1)
          expect(/[\u0600-\u06FF]/.test(words)).toBe(lang === 'ar')
        }
      }
  })

  test('the right answer stands at every place about as often', () => {
    for (const level of testedLevels) {
      const times = [0, 1, 2].map((place) => bankOf[level].filter(({ right }) => right === place).length)
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2)
    }
  })
})

describe('taking a test', () => {
  test('ten questions are drawn; which answer is right does not travel; what was chosen survives', async () => {
    const shopper = await w.shopper({ level: 'basic' })
    const id = await beginTest(shopper, 'professional')
    expect(await beginTest(shopper, 'professional')).toBe(id)
    const paper = (await readOpenTest(shopper, 'ar'))!
    expect(paper.questions).toHaveLength(questionsATest)
    expect(JSON.stringify(paper)).not.toMatch(/right|why/)
    const [first] = paper.questions
    await keepAnswers(shopper, id, { [first!.key]: 1 })
    const again = (await readOpenTest(shopper, 'en'))!
    expect(again.questions.map(({ key }) => key)).toEqual(paper.questions.map(({ key }) => key))
    expect(again.questions[0]!.chosen).toBe(1)
  })

  test('answers that are kept at the same moment do not wipe each other out', async () => {
    const shopper = await w.shopper({ level: 'basic' })
    const id = await beginTest(shopper, 'professional')
    const { questions } = (await readOpenTest(shopper, 'en'))!
    await Promise.all(questions.map(({ key }) => keepAnswers(shopper, id, { [key]: 2 })))
    expect((await readOpenTest(shopper, 'en'))!.questions.map(({ chosen }) => chosen)).toEqual(Array(10).fill(2))
  })

  test('a question without an answer keeps the test open and is named', async () => {
    const shopper = await w.shopper({ level: 'basic' })
    const id = await beginTest(shopper, 'professional')
    const { chosen } = await answersOf(shopper, 10)
    const [missing] = Object.keys(chosen)
    delete chosen[missing!]
    await expect(finishTest(shopper, id, chosen)).rejects.toMatchObject({
      code: 'test.unanswered',
      fields: { [`q-${missing}`]: 'test-answer' },
    })
    expect(await readOpenTest(shopper, 'en')).not.toBeNull()
  })

  test('a failed test names the topics to read again and none of the right answers', async () => {
    const shopper = await w.shopper({ level: 'basic' })
    expect(await take(shopper, 'professional', 3)).toMatchObject({ passed: false })
    const result = (await readResult(shopper, 'en', null))!
    expect(result).toMatchObject({ passed: false, correct: 3, count: 10, questions: [] })
    expect(result.topics.length).toBeGreaterThan(0)
    const sent = JSON.stringify(result)
    for (const { options, right, why } of bankOf.professional)
      for (const words of [options[right].en, options[right].ar, why.en]) expect(sent).not.toContain(words)
  })

  test('eight of ten pass: the level is looked at again, and there is no second time', async () => {
    const shopper = await w.shopper({ level: 'basic' })
    expect(await take(shopper, 'professional', 8)).toMatchObject({ passed: true })
    expect(await readResult(shopper, 'en', null)).toMatchObject({ passed: true, correct: 8 })
    const jobs = await w.waitingJobs('levels.review')
    expect(jobs.filter((job) => job['shopperId'] === shopper.id)).toHaveLength(1)
    await expect(beginTest(shopper, 'professional')).rejects.toMatchObject({ code: 'test.already-passed' })
  })

  test('seven of ten fail: a day later, from the third time on a week later', async () => {
    const shopper = await w.shopper({ level: 'basic' })
    expect(await take(shopper, 'professional', 7)).toMatchObject({ passed: false })
    await expect(beginTest(shopper, 'professional')).rejects.toMatchObject({ code: 'test.too-early' })
    const [state] = await readTestStates(shopper)
    expect(new Date(state!.from!).getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    await wait(shopper, 24)
    await take(shopper, 'professional', 0)
    await wait(shopper, 24)
    await take(shopper, 'professional', 0)
    await wait(shopper, 24 * 7 - 1)
    await expect(beginTest(shopper, 'professional')).rejects.toMatchObject({ code: 'test.too-early' })
    await wait(shopper, 1)
    expect(await take(shopper, 'professional', 10)).toMatchObject({ passed: true })
  })

  test('the test for leads comes after the first one', async () => {
    const [basic, raised] = [await w.shopper({ level: 'basic' }), await w.shopper({ level: 'senior' })]
    await expect(beginTest(basic, 'lead')).rejects.toMatchObject({ code: 'test.level-first' })
    await take(basic, 'professional', 10)
    expect(await take(basic, 'lead', 9)).toMatchObject({ passed: true })
    expect(await take(raised, 'lead', 10)).toMatchObject({ passed: true })
  })

  test('pressed many times at once it begins one test and is marked once', async () => {
    const shopper = await w.shopper({ level: 'basic' })
    const ids = await Promise.all(Array.from({ length: 20 }, () => beginTest(shopper, 'professional')))
    expect(new Set(ids).size).toBe(1)
    const { id, chosen } = await answersOf(shopper, 10)
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => finishTest(shopper, id, chosen)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await w.owner.query('select id from app.level_tests where shopper_id = $1', [shopper.id])
    expect(rows).toHaveLength(1)
  })

  test('a test whose questions are no longer asked gives way to a new one', async () => {
    const shopper = await w.shopper({ level: 'basic' })
    const id = await beginTest(shopper, 'professional')
    await w.owner.query(`update app.level_tests set questions = '[{"key":"gone","order":[0,1,2]}]' where id = $1`, [id])
    expect(await readOpenTest(shopper, 'en')).toBeNull()
    expect(await beginTest(shopper, 'professional')).not.toBe(id)
  })
})

test('strangers have no tests, and nobody answers for somebody else', async () => {
  const [client, shopper, other] = [await w.client(), await w.shopper({ level: 'basic' }), await w.shopper()]
  await expect(beginTest(client, 'professional')).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readTestStates(client)).rejects.toMatchObject({ code: 'not-allowed' })
  const id = await beginTest(shopper, 'professional')
  await expect(keepAnswers(other, id, {})).rejects.toMatchObject({ code: 'not-found' })
  await expect(finishTest(other, id, {})).rejects.toMatchObject({ code: 'not-found' })
  await expect(finishTest(shopper, randomUUID(), {})).rejects.toMatchObject({ code: 'not-found' })
  expect(await readResult(other, 'en', id)).toBeNull()
})

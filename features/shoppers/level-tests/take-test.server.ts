import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type DrawnQuestion,
  drawTest,
  markTest,
  retryAt,
  type TestAnswers,
  type TestedLevel,
} from '#/domain/shoppers/level-test.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { bankOf } from './bank.server.ts'
import { attemptsOf, hasPassed, isInBank, isLocked, openTestOf } from './read-tests.server.ts'

/** Starts a test, or returns the open one: one at a time, independent of the browser. */
export async function beginTest(actor: Actor, level: TestedLevel): Promise<string> {
  authorize(actor, 'shoppers.test')
  await takeAttempt('order by account', actor.id)
  return await asActor(actor, async (tx) => {
    const open = await openTestOf(tx, actor.id)
    if (open && isInBank(open)) return open.id
    if (await hasPassed(tx, actor.id, level)) throw new AppError('test.already-passed')
    if (await isLocked(tx, actor.id, level)) throw new AppError('test.level-first')
    const again = retryAt(await attemptsOf(tx, actor.id, level))
    if (again && again > now()) throw new AppError('test.too-early')
    const drawn = JSON.stringify(drawTest(bankOf[level], randomUUID()))
    // a test with retired questions ends without a result
    const begun = await callFunction<string | null>(
      tx,
      sql`priv.begin_level_test(${level}, ${drawn}, ${now()}, ${open?.id ?? null})`,
    )
    // concurrent starts: the first test counts
    if (!begun) {
      const first = await openTestOf(tx, actor.id)
      if (!first) throw new AppError('changed-meanwhile')
      return first.id
    }
    const entry = { action: 'tests.begin', entity: 'profile', entityId: actor.id } as const
    await recordActivity(tx, actor, { ...entry, after: { level } })
    return begun
  })
}

/** Converts a shown position to the bank's. */
const bankPlace = (drawn: readonly DrawnQuestion[], key: string, shown: number): number | null =>
  drawn.find((question) => question.key === key)?.order[shown] ?? null

async function holdTest(tx: Tx, actor: Actor, testId: string) {
  const test = await openTestOf(tx, actor.id)
  if (!test || test.id !== recordId(testId)) throw new AppError('not-found')
  return test
}

type Chosen = Record<string, number>

const placesOf = (drawn: readonly DrawnQuestion[], chosen: Chosen): TestAnswers =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([key, shown]) => {
      const place = bankPlace(drawn, key, shown)
      return place === null ? [] : [[key, place]]
    }),
  )

/** Saves answers of the open test. */
export async function keepAnswers(actor: Actor, testId: string, chosen: Chosen): Promise<void> {
  authorize(actor, 'shoppers.test')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const test = await holdTest(tx, actor, testId)
    const chosenNow = JSON.stringify(placesOf(test.questions, chosen))
    // merged by the database: concurrent answers do not overwrite each other
    await callFunction(tx, sql`priv.keep_test_answers(${test.id}, ${chosenNow})`)
  })
}

/** Ends the test: requires all answers, marks it once, and after a pass re-evaluates the level. */
export async function finishTest(
  actor: Actor,
  testId: string,
  chosen: Chosen,
): Promise<{ id: string; passed: boolean }> {
  authorize(actor, 'shoppers.test')
  await takeAttempt('report work by account', actor.id)
  return await asActor(actor, async (tx) => {
    const test = await holdTest(tx, actor, testId)
    const answers = { ...test.answers, ...placesOf(test.questions, chosen) }
    const open = test.questions.filter(({ key }) => answers[key] === undefined)
    if (open.length > 0)
      throw new AppError('test.unanswered', {}, Object.fromEntries(open.map(({ key }) => [`q-${key}`, 'test-answer'])))
    const { correct, passed } = markTest(test.questions, answers, bankOf[test.level])
    const isMarked = await callFunction<boolean>(
      tx,
      sql`priv.finish_level_test(${test.id}, ${JSON.stringify(answers)}, ${correct}, ${passed}, ${now()})`,
    )
    if (!isMarked) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: passed ? 'tests.pass' : 'tests.fail',
      entity: 'profile',
      entityId: actor.id,
      after: { level: test.level, correct, of: test.questions.length },
    })
    if (passed) await enqueue(tx, 'levels.review', { shopperId: actor.id })
    return { id: test.id, passed }
  })
}

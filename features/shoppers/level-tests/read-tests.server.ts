import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import {
  type Attempt,
  type DrawnQuestion,
  isTestedLevel,
  retryAt,
  type TestAnswers,
  type TestedLevel,
  testedLevels,
} from '#/domain/shoppers/level-test.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'
import { bankOf } from './bank.server.ts'
import type { Topic } from '#/content/level-tests/question.ts'

export type OpenTest = { id: string; level: TestedLevel; questions: DrawnQuestion[]; answers: TestAnswers }

/** A shopper's unfinished test. */
export async function openTestOf(tx: Tx, shopperId: string): Promise<OpenTest | null> {
  const row = await tx
    .selectFrom('level_tests')
    .select(['id', 'level', 'questions', 'answers'])
    .where('shopper_id', '=', shopperId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (!row || !isTestedLevel(row.level)) return null
  return {
    id: row.id,
    level: row.level,
    questions: row.questions as unknown as DrawnQuestion[],
    answers: row.answers as TestAnswers,
  }
}

/** Whether the bank still has all questions of a test. */
export const isInBank = ({ level, questions }: Pick<OpenTest, 'level' | 'questions'>): boolean =>
  questions.every(({ key }) => bankOf[level].some((question) => question.key === key))

export const hasPassed = async (tx: Tx, shopperId: string, level: TestedLevel): Promise<boolean> =>
  (await tx
    .selectFrom('level_tests')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('level', '=', level)
    .where('passed', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The lead test follows the first one, unless the office promoted the shopper. */
export async function isLocked(tx: Tx, shopperId: string, level: TestedLevel): Promise<boolean> {
  if (level !== 'lead' || (await hasPassed(tx, shopperId, 'professional'))) return false
  const row = await tx
    .selectFrom('mystery_shopper_profiles')
    .select('certification_level')
    .where('profile_id', '=', shopperId)
    .executeTakeFirst()
  return row?.certification_level === 'basic'
}

/** Finished attempts at a test, the oldest first. */
export async function attemptsOf(tx: Tx, shopperId: string, level: TestedLevel): Promise<Attempt[]> {
  const rows = await tx
    .selectFrom('level_tests')
    .select(['passed', 'finished_at'])
    .where('shopper_id', '=', shopperId)
    .where('level', '=', level)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at')
    .execute()
  return rows.map(({ passed, finished_at }) => ({ passed: passed === true, finishedAt: new Date(finished_at!) }))
}

/** A question without its right answer, for the shopper. */
export type AskedQuestion = { key: string; text: string; options: string[]; chosen: number | null }
export type TestPaper = { id: string; level: TestedLevel; questions: AskedQuestion[] }

/** The open test in the reader's language, with the answers so far. */
export async function readOpenTest(actor: Actor, lang: Lang): Promise<TestPaper | null> {
  authorize(actor, 'shoppers.test')
  const test = await readAs(actor, (db) => openTestOf(db, actor.id))
  if (!test || !isInBank(test)) return null
  const { id, level, answers } = test
  const questions = test.questions.map(({ key, order }) => {
    const { text, options } = bankOf[level].find((question) => question.key === key)!
    const place = order.indexOf(answers[key] ?? -1)
    return {
      key,
      text: text[lang],
      options: order.map((index) => options[index]![lang]),
      chosen: place < 0 ? null : place,
    }
  })
  return { id, level, questions }
}

export type TestState = {
  level: TestedLevel
  passedAt: string | null
  attempts: number
  /** Date from which it may be taken (again); null: now. */
  from: string | null
  /** Another test must be passed first. */
  isLocked: boolean
}

/** State of each of the shopper's tests. */
export async function readTestStates(actor: Actor): Promise<TestState[]> {
  authorize(actor, 'shoppers.test')
  return await Promise.all(
    testedLevels.map(async (level) => {
      const [list, locked] = await Promise.all([
        readAs(actor, (db) => attemptsOf(db, actor.id, level)),
        readAs(actor, (db) => isLocked(db, actor.id, level)),
      ])
      const again = retryAt(list)
      return {
        level,
        passedAt: list.findLast((attempt) => attempt.passed)?.finishedAt.toISOString() ?? null,
        attempts: list.length,
        from: again && again > now() ? again.toISOString() : null,
        isLocked: locked,
      }
    }),
  )
}

export type MarkedQuestion = {
  key: string
  topic: Topic
  text: string
  chosen: string
  right: string
  isRight: boolean
  why: string
}
export type TestResult = {
  id: string
  level: TestedLevel
  passed: boolean
  correct: number
  /** Number of questions asked. */
  count: number
  finishedAt: string
  /** Questions with right answers. Empty for a failed test: the next attempt may draw the same ones. */
  questions: MarkedQuestion[]
  /** Topics of a failed test's wrong answers, each once. */
  topics: Topic[]
}

/** A finished test: right answers after a pass, topics to read otherwise. Default: the latest one. */
export async function readResult(actor: Actor, lang: Lang, testId: string | null): Promise<TestResult | null> {
  authorize(actor, 'shoppers.test')
  const row = await readAs(actor, (db) => {
    const ended = db
      .selectFrom('level_tests')
      .select(['id', 'level', 'questions', 'answers', 'correct', 'passed', 'finished_at'])
      .where('shopper_id', '=', actor.id)
      .where('finished_at', 'is not', null)
      .orderBy('finished_at', 'desc')
      .limit(1)
    return (testId && isRecordId(testId) ? ended.where('id', '=', testId) : ended).executeTakeFirst()
  })
  if (!row || !isTestedLevel(row.level)) return null
  const bank = bankOf[row.level]
  const answers = row.answers as TestAnswers
  const passed = row.passed === true
  const drawn = row.questions as unknown as DrawnQuestion[]
  const marked = drawn.flatMap(({ key }) => {
    const question = bank.find((one) => one.key === key)
    if (!question) return []
    const chosen = answers[key]
    return [
      {
        key,
        topic: question.topic,
        text: question.text[lang],
        chosen: chosen === undefined ? '' : (question.options[chosen]?.[lang] ?? ''),
        right: question.options[question.right][lang],
        isRight: chosen === question.right,
        why: question.why[lang],
      },
    ]
  })
  return {
    id: row.id,
    level: row.level,
    passed,
    correct: row.correct ?? 0,
    count: drawn.length,
    finishedAt: row.finished_at!,
    questions: passed ? marked : [],
    topics: passed ? [] : [...new Set(marked.filter(({ isRight }) => !isRight).map(({ topic }) => topic))],
  }
}

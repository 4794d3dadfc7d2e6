import type { CertificationLevel } from '../levels.ts'

/** Levels with a test. */
export const testedLevels = ['professional', 'lead'] as const satisfies readonly CertificationLevel[]
export type TestedLevel = (typeof testedLevels)[number]
export const isTestedLevel = (level: string): level is TestedLevel =>
  (testedLevels as readonly string[]).includes(level)

export const questionsATest = 10
/** Per cent of right answers needed to pass. */
export const passPercent = 80
export const hoursToRetry = 24
/** Failure number from which the wait is longer (why: discourages guessing). */
export const longWaitFromFailure = 3
export const daysToRetryLater = 7

/** Data needed for marking: options and the index of the right one. */
export type Markable = { key: string; options: readonly unknown[]; right: number }
/** A drawn question with its options in the order shown. */
export type DrawnQuestion = { key: string; order: number[] }
/** Answers by question: index in the bank's own order. */
export type TestAnswers = Record<string, number>

/** Seeded random numbers in [0, 1): mulberry32 over a hash of the seed. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

/** Draws questions and shuffles their answers; deterministic by seed. */
export function drawTest(bank: readonly Markable[], seed: string, count = questionsATest): DrawnQuestion[] {
  const next = numbersFrom(seed)
  return shuffled(bank, next)
    .slice(0, count)
    .map(({ key, options }) => ({ key, order: shuffled([...options.keys()], next) }))
}

/** Least number of right answers that passes a test of `count` questions. */
export const neededToPass = (count: number): number => Math.ceil((count * passPercent) / 100)

export type Marked = { correct: number; of: number; passed: boolean }

/** Counts right answers among the drawn questions. */
export function markTest(drawn: readonly DrawnQuestion[], answers: TestAnswers, bank: readonly Markable[]): Marked {
  const right = new Map(bank.map((question) => [question.key, question.right]))
  const correct = drawn.filter(({ key }) => right.has(key) && answers[key] === right.get(key)).length
  return { correct, of: drawn.length, passed: drawn.length > 0 && correct >= neededToPass(drawn.length) }
}

export type Attempt = { passed: boolean; finishedAt: Date }

/**
 * Time from which a test may be repeated after these attempts (oldest first); null: now, no failure since the last
 * pass.
 */
export function retryAt(attempts: readonly Attempt[]): Date | null {
  const lastPass = attempts.findLastIndex(({ passed }) => passed)
  const failures = attempts.slice(lastPass + 1)
  const last = failures.at(-1)
  if (!last) return null
  const hours = failures.length >= longWaitFromFailure ? daysToRetryLater * 24 : hoursToRetry
  return new Date(last.finishedAt.getTime() + hours * 3_600_000)
}

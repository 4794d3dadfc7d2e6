import type { Text } from '#/domain/text.ts'

/** Topics of test questions. */
export const topics = [
  'honesty',
  'discretion',
  'photos',
  'facts',
  'timing',
  'receipts',
  'not-applicable',
  'conflicts',
  'deadlines',
  'food-safety',
  'narrative',
  'fairness',
] as const
export type Topic = (typeof topics)[number]

/** One question: its answers in the bank's own order, which one is right, and why. */
export type BankQuestion = {
  key: string
  topic: Topic
  text: Text
  options: readonly [Text, Text, Text]
  right: 0 | 1 | 2
  why: Text
}

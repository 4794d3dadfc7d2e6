import { latinDigits, normaliseArabic } from '../digits.ts'

/** Words of legal forms and fillers, which say nothing about who a payer is. */
const fillers = new Set(
  [
    'co company corp corporation est establishment factory for general group holding inc international limited llc ltd',
    'of restaurant restaurants the trading and',
    'شركه مؤسسه موسسه مجموعه مصنع للتجاره التجاريه المحدوده محدوده القابضه ذات مسئوليه مسووليه مسؤوليه شخص واحد',
    'مطعم مطاعم و فرع',
  ].flatMap((line) => line.split(' ')),
)

const shortest = 3
/** Words of a name by which companies are told apart; banks write names without marks, and cut long ones. */
const wordsOf = (name: string): string[] =>
  normaliseArabic(latinDigits(name.normalize('NFKC')))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word.length > 1 && !fillers.has(word))

/** Whether each of these words is in the other name, the last of them perhaps cut. */
const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.length <= many.length &&
  few.some((word) => word.length >= shortest) &&
  few.every(
    (word, nth) =>
      many.includes(word) ||
      (nth === few.length - 1 && word.length >= shortest && many.some((whole) => whole.startsWith(word))),
  )

/** Whether a name on a bank statement may be that of a client: every word of the shorter one is in the other. */
export function isSamePayer(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return isWithin(words, others) || isWithin(others, words)
}

import { latinDigits } from '#/domain/digits.ts'
import { fold } from '#/domain/fold.ts'
import { type NumberSearch, readNumber } from '#/domain/office/find-number.ts'
import { skeletonPatterns } from '#/domain/office/skeleton.ts'

/** Typed text, read as a number and as names. */
export type Typed = {
  text: string
  /** One for each word; of two letters only at the beginning of a word, so that an index is enough. */
  patterns: string[]
  /** For each word the readings of its skeleton; none for addresses. */
  skeletons: string[][]
  number: NumberSearch | null
}

const longest = 100
const mostWords = 6
const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
const hasLetter = (word: string): boolean => /[\p{L}\p{N}]/u.test(word)

/** Reads what was typed. Null: nothing to look for. */
export function readTyped(given: string, year: number, least: number): Typed | null {
  const text = fold(latinDigits(given)).replace(/\s+/g, ' ').slice(0, longest)
  if (text.length < least) return null
  const words = text.split(' ').filter(hasLetter).slice(0, mostWords)
  if (words.length === 0) return null
  const patterns = words.map((word) => (word.length > 2 ? `%${escaped(word)}%` : `% ${escaped(word)}%`))
  const skeletons = text.includes('@') ? [] : skeletonPatterns(words.join(' '))
  return { text, patterns, skeletons, number: readNumber(given.slice(0, longest), year) }
}

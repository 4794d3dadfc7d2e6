import { fold } from '../fold.ts'

/** Number of consecutive words per comparison. */
const run = 3
/** Fewest words of a compared answer (why: shorter ones match by chance). */
export const fewestWords = 8

const apart = /[^\p{L}\p{N}]+/u

export type Word = { text: string; from: number; to: number }

/** Splits a text into normalised words with their positions. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}\u0640]+/gu)) {
    const word = fold(match[0]).replaceAll(/\p{M}/gu, '')
    if (word !== '' && !apart.test(word))
      words.push({ text: word, from: match.index, to: match.index + match[0].length })
  }
  return words
}

const runAt = (words: readonly Word[], at: number): string =>
  `${words[at]!.text} ${words[at + 1]!.text} ${words[at + 2]!.text}`

/** Set of all three consecutive words of a text. */
export const runsOf = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text)
  return new Set(words.slice(run - 1).map((_, at) => runAt(words, at)))
}

export type EarlierText = { id: string; runs: ReadonlySet<string> }
export type Reuse = { id: string; share: number }

/** The earlier text that shares most with this one, and the share (0 to 1); null for a text too short to judge. */
export function mostReused(text: string, earlier: readonly EarlierText[]): Reuse | null {
  if (wordsOf(text).length < fewestWords) return null
  const own = runsOf(text)
  let best: Reuse | null = null
  for (const { id, runs } of earlier) {
    let shared = 0
    for (const words of own) if (runs.has(words)) shared += 1
    const share = shared / own.size
    if (share > (best?.share ?? 0)) best = { id, share }
  }
  return best
}

export type Piece = { text: string; reused: boolean }

/** Splits a text into pieces found and not found in the other one, for display. */
export function reusedPieces(text: string, other: string): Piece[] {
  const words = wordsOf(text)
  const theirs = runsOf(other)
  const marked = words.map(() => false)
  for (let at = 0; at + run <= words.length; at += 1) if (theirs.has(runAt(words, at))) marked.fill(true, at, at + run)
  const pieces: Piece[] = []
  let done = 0
  for (let at = 0; at < words.length; at += 1) {
    if (!marked[at]) continue
    let last = at
    while (marked[last + 1]) last += 1
    const { from } = words[at]!
    const { to } = words[last]!
    if (from > done) pieces.push({ text: text.slice(done, from), reused: false })
    pieces.push({ text: text.slice(from, to), reused: true })
    done = to
    at = last
  }
  if (done < text.length) pieces.push({ text: text.slice(done), reused: false })
  return pieces
}

import { fold } from '../fold.ts'

/** Searchable text of an article in one language. `words` holds other names for the same thing. */
export type HelpEntry = { title: string; words: string; lead: string; body: string }
export type FoundIn = 'own' | 'other'
export type HelpHit = { index: number; foundIn: FoundIn }

/** Words that say nothing about the subject of a question, in both languages, folded. */
const fillers = new Set(
  (
    'how do does did can could may i we my our your you the a an to of in on for with from is are be at and or if it this that who when where why which ' +
    'كيف هل ما ماذا من في على الى عن مع او و ان اذا هذا هذه انا نحن لي لنا متى اين لماذا كم اي التي الذي يمكنني يمكن اريد ابغى'
  ).split(' '),
)

/** The part of a folded word that its forms share: without the article in Arabic, without the plural s in English. */
export function rootOf(word: string): string {
  if (/^[a-z]/.test(word)) return word.length > 4 ? word.replace(/(?:ies|y)$/, 'i').replace(/([^s])s$/, '$1') : word
  const bare = word.replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/, '')
  return bare.length > 4 ? bare.replace(/(?:ات|ين|ون|ه|ي)$/, '') : bare
}

/** The words of a question that matter, folded. A question of fillers alone keeps them. */
export function wordsOf(question: string): string[] {
  const words = fold(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !fillers.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(rootOf))]
}

const weights = { title: 8, words: 6, lead: 3, body: 1 } as const

/** How well an entry answers: each word counts where it weighs most; null if too few of them occur. */
function fit(entry: HelpEntry, words: readonly string[], least: number): number | null {
  const folded = Object.entries(weights).map(([part, weight]) => ({
    weight,
    roots: fold(entry[part as keyof typeof weights])
      .split(/[^\p{L}\p{N}]+/u)
      .map(rootOf),
  }))
  const marks = words.map((word) =>
    Math.max(0, ...folded.map(({ weight, roots }) => (roots.some((root) => root.startsWith(word)) ? weight : 0))),
  )
  return marks.filter((mark) => mark > 0).length >= least ? marks.reduce((sum, mark) => sum + mark, 0) : null
}

function ranked(entries: readonly HelpEntry[], words: readonly string[], least: number): number[] {
  return entries
    .map((entry, index) => ({ index, mark: fit(entry, words, least) }))
    .filter((one): one is { index: number; mark: number } => one.mark !== null)
    .toSorted((one, next) => next.mark - one.mark || one.index - next.index)
    .map(({ index }) => index)
}

/**
 * Articles that answer a question, best first: those whose text in the reader's language holds all its words, then those
 * found in the other language. Without any, articles that hold at least half of the words.
 */
export function searchHelp(own: readonly HelpEntry[], other: readonly HelpEntry[], question: string): HelpHit[] {
  const words = wordsOf(question)
  if (words.length === 0) return []
  for (const least of new Set([words.length, Math.ceil(words.length / 2)])) {
    const here = ranked(own, words, least)
    const there = ranked(other, words, least).filter((index) => !here.includes(index))
    const hits: HelpHit[] = [
      ...here.map((index) => ({ index, foundIn: 'own' as const })),
      ...there.map((index) => ({ index, foundIn: 'other' as const })),
    ]
    if (hits.length > 0) return hits
  }
  return []
}

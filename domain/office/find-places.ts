import { fold } from '../fold.ts'

/** A page or an action as it is called: its names, and other words for it, in every language. */
export type Called = { names: readonly string[]; also: readonly string[] }

const wordsOf = (text: string): string[] => text.split(/[\s,،/-]+/).filter(Boolean)
/** The article is rarely typed. */
const bare = (word: string): string => (/^ال..../.test(word) ? word.slice(2) : word)

/**
 * How well typed text names a page: 0 exactly, 1 the beginning of its name, 2 every word begins one of its words, 3 a part of its
 * name; null: not at all. Everything fits an empty text.
 */
export function placeRank(typed: string, { names, also }: Called): number | null {
  const text = fold(typed).replace(/\s+/g, ' ')
  if (text === '') return 3
  const called = names.map(fold)
  const others = also.map(fold)
  if ([...called, ...others].includes(text)) return 0
  if (called.some((name) => name.startsWith(text))) return 1
  const known = wordsOf([...called, ...others].join(' ')).map(bare)
  if (wordsOf(text).every((word) => known.some((one) => one.startsWith(bare(word))))) return 2
  return called.some((name) => name.includes(text)) ? 3 : null
}

/** Words between an action and what it is about, folded. */
const between = /^(?:(?:for|of|to|from|on|علي|الي|من|عن)\s+|ل(?:ـ|ل(?=[\u0621-\u064A]))?\s*)/

/** What an action is about, when the typed text begins with its name: `refund INV-2026-14` is `inv-2026-14`. Null: nothing named. */
export function actionSubject(typed: string, { names, also }: Called): string | null {
  const text = fold(typed).replace(/\s+/g, ' ')
  const phrases = [...names, ...also].map(fold).toSorted((a, b) => b.length - a.length)
  const begun = phrases.find((phrase) => text.startsWith(`${phrase} `))
  if (begun === undefined) return null
  const rest = text.slice(begun.length + 1)
  // a single letter before a word is not a preposition of ours: `لمى` is a name
  const subject = /^ل[^ـ\s]/.test(rest) ? rest : rest.replace(between, '')
  return subject.trim() || null
}

import type { Lang } from '../text.ts'

/** Parts of a message: subject and body of its mail, line in the bell. */
export const wordingParts = ['subject', 'body', 'bell'] as const
export type WordingPart = (typeof wordingParts)[number]
export type WordingField = `${WordingPart}${'En' | 'Ar'}`
/** Texts of a message in both languages, as far as it has these parts. */
export type Wording = Partial<Record<WordingField, string>>

export const wordingField = (part: WordingPart, lang: Lang): WordingField => `${part}${lang === 'en' ? 'En' : 'Ar'}`

/** Longest text of a part. */
export const longestPart: Record<WordingPart, number> = { subject: 200, body: 6000, bell: 280 }

/** Variables of a part: those that it may use, and those without which it is useless to its reader. */
export type Variables = { allowed: readonly string[]; required: readonly string[] }
/** Parts that a message has. */
export type Declared = Partial<Record<WordingPart, Variables>>

export type WordingProblem =
  | { why: 'empty' | 'long' | 'lines' }
  /** Variables that the message does not have, as typed. */
  | { why: 'unknown'; names: string[] }
  | { why: 'missing'; names: string[] }

/** Variables of a text, without braces, in their order. */
export const variablesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** Braces with anything else than an allowed variable, and single ones. */
const strayBraces = (text: string, allowed: readonly string[]): string[] => [
  ...new Set(
    [...text.matchAll(/\{[^{}]*\}?|\}/g)]
      .map(([part]) => part)
      .filter((part) => !allowed.some((name) => part === `{${name}}`)),
  ),
]

function problemOf(part: WordingPart, text: string, { allowed, required }: Variables): WordingProblem | null {
  if (!text.trim()) return { why: 'empty' }
  if (text.length > longestPart[part]) return { why: 'long' }
  if (part !== 'body' && /[\r\n\u2028\u2029]/.test(text)) return { why: 'lines' }
  const unknown = strayBraces(text, allowed)
  if (unknown.length > 0) return { why: 'unknown', names: unknown }
  const used = variablesIn(text)
  const missing = required.filter((name) => !used.includes(name))
  return missing.length > 0 ? { why: 'missing', names: missing.map((name) => `{${name}}`) } : null
}

/** Problems of texts by field. None: the texts fit the message as it is declared. */
export function wordingProblems(texts: Wording, declared: Declared): Partial<Record<WordingField, WordingProblem>> {
  const found = wordingParts.flatMap((part) => {
    const variables = declared[part]
    if (!variables) return []
    return (['en', 'ar'] as const).flatMap((lang) => {
      const field = wordingField(part, lang)
      const problem = problemOf(part, texts[field] ?? '', variables)
      return problem ? [[field, problem] as const] : []
    })
  })
  return Object.fromEntries(found)
}

/** Whether saved texts still fit the message; texts of a part that it no longer has are harmless. */
export const wordingFits = (texts: Wording, declared: Declared): boolean =>
  Object.keys(wordingProblems(texts, declared)).length === 0

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the values of a pattern's variables in a text made from it; null: the text was made from another pattern. */
export function valuesIn(pattern: string, text: string): Record<string, string> | null {
  const known = new Set<string>()
  const source = pattern.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) return literal(part)
    if (known.has(name)) return `\\k<${name}>`
    known.add(name)
    return `(?<${name}>[\\s\\S]*?)`
  })
  const found = new RegExp(`^${source.join('')}$`).exec(text)
  return found ? { ...found.groups } : null
}

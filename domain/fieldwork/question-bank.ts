import { fold } from '../fold.ts'
import { isScored, type Question } from '../questionnaire.ts'
import type { Lang } from '../text.ts'

export const mostTags = 10
export const mostTagLength = 40
export const mostStandardLength = 120

/** A question of the bank: without a condition, because the questions around it differ in each questionnaire. */
export type BankQuestion = Question

/** The question as the bank keeps it. */
export function toBank(question: Question): BankQuestion {
  const { showIf: _rule, bank: _origin, ...kept } = question
  return kept
}

/** A copy for a questionnaire under a free key; it names the question of the bank. */
export function fromBank(banked: BankQuestion, bank: string, key: string, inSection: boolean): Question {
  const copy = { ...toBank(banked), key, bank }
  if (!inSection) return { ...copy, weight: 0, critical: false, major: false }
  return isScored(copy) && copy.weight === 0 ? { ...copy, weight: 1 } : copy
}

/** Tags as typed, between commas of either language: trimmed, each once in any spelling. */
export function tagsOf(typed: string): string[] {
  const seen = new Set<string>()
  return typed
    .split(/[,،;؛\n]/)
    .map((tag) => tag.trim().replace(/\s+/g, ' ').slice(0, mostTagLength).trim())
    .filter((tag) => {
      const folded = fold(tag)
      if (folded === '' || seen.has(folded)) return false
      seen.add(folded)
      return true
    })
    .slice(0, mostTags)
}

const isArabic = (text: string): boolean => /[\u0600-\u06FF]/.test(text)

/** Tags in the script of the reader, where there are any; else all of them. */
export function tagsFor(tags: readonly string[], lang: Lang): readonly string[] {
  const own = tags.filter((tag) => isArabic(tag) === (lang === 'ar'))
  return own.length > 0 ? own : tags
}

import type { Names } from '#/domain/kitchen/book.ts'
import { readQuantity } from '#/domain/kitchen/quantity.ts'
import { isStandard, unitNamed } from '#/domain/kitchen/units.ts'
import { formatAmount } from '#/domain/money.ts'
import { type Rational, roundHalfUp } from '#/domain/rational.ts'
import type { Lang } from '#/domain/text.ts'

/** Name in the reader's language, or the other one. */
export const named = ({ en, ar }: Names, lang: Lang): string => (lang === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''

/** Riyals with two decimals; a cost below half a halala is not shown as nothing. */
export const riyals = (halalas: Rational): string => {
  const rounded = roundHalfUp(halalas, 0)
  return rounded === 0 && halalas.n > 0n ? '< 0.01' : formatAmount(rounded)
}

export const percent = (share: Rational): string => `${roundHalfUp({ n: share.n * 100n, d: share.d }, 1).toFixed(1)}%`

export type Typed = { quantity: string | null; unit: string | null } | { problem: string }

/** Reads "400 g", "1 1/2 كجم" or "2": a quantity with or without its unit; nothing is "to taste". */
export function readTyped(typed: string, own: Parameters<typeof unitNamed>[1]): Typed {
  const text = typed.trim()
  if (text === '') return { quantity: null, unit: null }
  const parts = /^([\d\u0660-\u0669\u06F0-\u06F9.,،٫٬/⁄½¼¾⅓⅔⅛⅜⅝⅞⅕\s-]+)(.*)$/u.exec(text)
  const read = readQuantity(parts?.[1] ?? text)
  if ('problem' in read) return { problem: read.problem }
  if (read.value.n === 0n) return { problem: 'zero' }
  const word = parts?.[2]?.trim() ?? ''
  if (word === '') return { quantity: read.text, unit: null }
  const unit = unitNamed(word, own)
  if (typeof unit !== 'string') return { problem: 'unreadable' }
  return { quantity: read.text, unit }
}

export const isShownUnit = isStandard

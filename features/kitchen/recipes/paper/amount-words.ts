import type { BookIngredient, BookRecipe } from '#/domain/kitchen/book.ts'
import { shownAmount } from '#/domain/kitchen/scaling.ts'
import { isStandard } from '#/domain/kitchen/units.ts'
import type { Rational } from '#/domain/rational.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { unitMessages } from '#/messages/kitchen/terms.ts'

type Subject = { item: BookIngredient | null; inner: BookRecipe | null }

/** A unit in words: of an ingredient's own, of the pieces of a sub-recipe, or a standard one. */
export function unitWord(unit: string, { item, inner }: Subject, lang: Lang): string {
  const own = item?.units.find(({ name }) => name === unit)
  if (own) return (lang === 'ar' ? (own.names.ar ?? own.names.en) : (own.names.en ?? own.names.ar)) ?? unit
  if (unit === 'portion') return translator(lang, cookMessages)('portion')
  const piece = unit === 'piece' ? inner?.piece : undefined
  if (piece) return (lang === 'ar' ? (piece.ar ?? piece.en) : (piece.en ?? piece.ar)) ?? unit
  return isStandard(unit) ? translator(lang, unitMessages)(unit) : unit
}

/** An amount as a cook reads it: "1.500 kg", "½ piece", "< 0.1 g". */
export function amountWords(quantity: Rational, unit: string, subject: Subject, lang: Lang): string {
  const shown = shownAmount(quantity, unit)
  const figure = `${shown.number === null ? '' : shown.number.toFixed(shown.decimals)}${shown.fraction}`
  const amount = `${figure} ${unitWord(shown.unit, subject, lang)}`
  return shown.isBelow ? translator(lang, cookMessages)('below', { amount }) : amount
}

import type { Book, Names } from '#/domain/kitchen/book.ts'
import { scaledQuantity } from '#/domain/kitchen/scaling.ts'
import type { Rational } from '#/domain/rational.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { amountWords } from './amount-words.ts'
import { bookRecipeOf, type Draft } from '../draft.ts'

/** A line of a batch in words. */
export type ShownLine = { id: string; heading: string | null; name: string; notes: string[]; amount: string }

const nameIn = ({ en, ar }: Names, lang: Lang): string => (lang === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''

/** Lines of a batch of so many times the recipe, as a cook reads them. */
export function shownLines(content: Draft, book: Book, factor: Rational, lang: Lang): ShownLine[] {
  const t = translator(lang, cookMessages)
  return bookRecipeOf('', '', content).lines.map((line, at) => {
    const written = content.lines[at]!
    const item = 'ingredientId' in line.of ? (book.ingredients.get(line.of.ingredientId) ?? null) : null
    const inner = 'recipeId' in line.of ? (book.recipes.get(line.of.recipeId) ?? null) : null
    const preparation = item?.preparations.find(({ id }) => id === line.preparationId)
    const notes = [
      preparation && nameIn(preparation.names, lang),
      item && line.basis === 'cooked' && t('cooked'),
      item && line.basis === 'ep' && !preparation && t('edible'),
      line.optional && t('optional'),
      nameIn({ en: written.noteEn, ar: written.noteAr }, lang),
    ]
    return {
      id: line.id,
      heading: written.heading,
      name: nameIn((item ?? inner)?.names ?? { en: null, ar: null }, lang),
      notes: notes.filter((note) => typeof note === 'string' && note !== '') as string[],
      amount: line.quantity
        ? amountWords(scaledQuantity(line.quantity, line.scaling, factor), line.unit, { item, inner }, lang)
        : t('toTaste'),
    }
  })
}

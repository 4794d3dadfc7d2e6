import { type Allergen, allergens, type Book } from '#/domain/kitchen/book.ts'
import { namedLines } from '#/domain/kitchen/mentions.ts'
import { rollupOf, type RolledState } from '#/domain/kitchen/rollups.ts'
import { scaledRecipe } from '#/domain/kitchen/scaling.ts'
import { type Rational, roundHalfUp } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { photoPath } from '#/features/reporting/report-documents/evidence-words.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { allergenMessages } from '#/messages/kitchen/terms.ts'
import { bookRecipeOf } from '../draft.ts'
import type { Sheet } from '../read-sheet.server.ts'
import { amountWords } from './amount-words.ts'
import { type ShownLine, shownLines } from './shown-lines.ts'
import { printedVersion } from './shown-version.ts'

export type CardLang = Lang | 'both'
export const isCardLang = (text: string): text is CardLang => text === 'en' || text === 'ar' || text === 'both'
/** The language of the words around the recipe. */
export const firstLang = (card: CardLang): Lang => (card === 'both' ? 'en' : card)

/** Marks of direction that the template reads. */
const printed = (sentence: string): string => sentence.replaceAll('\u2066', '\u2068')

const nameIn = ({ en, ar }: { en: string | null; ar: string | null }, lang: Lang): string =>
  (lang === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''

/** Lines that a step names with their amounts, in a row. */
const usesOf = (lines: readonly ShownLine[], lineIds: readonly string[]): string =>
  printed(
    namedLines(lines, lineIds)
      .map(({ name, amount }) => `${name} ${amount}`)
      .join(' · '),
  )

/** What the card of one recipe says, in one language or in both; never a cost. `photos` are the paths of those at hand. */
export function cardData(sheet: Sheet, card: CardLang, factor: Rational, photos: ReadonlySet<string> = new Set()) {
  const lang = firstLang(card)
  const t = translator(lang, cookMessages)
  const { version, content } = printedVersion(sheet)
  const recipe = {
    ...bookRecipeOf(sheet.id, version?.id ?? 'draft', content),
    ...(sheet.lab && { lab: sheet.lab }),
  }
  const book: Book = {
    ingredients: new Map(sheet.book.ingredients.map((one) => [one.id, one])),
    recipes: new Map([...sheet.book.recipes.map((one) => [one.id, one] as const), [sheet.id, recipe]]),
  }
  const batch = scaledRecipe(recipe, factor)
  const shown = { en: shownLines(content, book, factor, 'en'), ar: shownLines(content, book, factor, 'ar') }
  const rollup = rollupOf(book, sheet.id)!
  const word = translator(lang, allergenMessages)
  const names = (state: RolledState) =>
    allergens.filter((group: Allergen) => rollup.allergens.states[group] === state).map((group) => word(group))
  const versionText = version
    ? t('version', { number: version.number, date: formatDay(version.from, lang) })
    : t('draft')
  const name = nameIn({ en: content.nameEn, ar: content.nameAr }, lang)
  const kcal = rollup.nutrients.kcal.value
  const piece = { ...recipe, piece: { en: content.pieceEn, ar: content.pieceAr } }
  const makes = batch.output
    ? amountWords(batch.output.quantity, batch.output.unit, { item: null, inner: piece }, lang)
    : null
  const portions = Math.round(Number(batch.portions.n * 100n) / Number(batch.portions.d)) / 100
  const comma = lang === 'ar' ? '، ' : ', '
  return {
    footer: printed(t('footer', { name, version: versionText })),
    name,
    otherName: card === 'both' ? nameIn({ en: content.nameEn, ar: content.nameAr }, 'ar') : '',
    makes: printed([makes, t('portions', { count: portions })].filter(Boolean).join(' · ')),
    version: printed(versionText),
    lines: content.lines.map((line, at) => {
      const [en, ar] = [shown.en[at]!, shown.ar[at]!]
      return {
        heading: line.heading ?? '',
        en: en.name,
        ar: ar.name,
        noteEn: en.notes.join(', '),
        noteAr: ar.notes.join('، '),
        amountEn: printed(en.amount),
        amountAr: printed(ar.amount),
      }
    }),
    steps: content.steps.map((step, number) => ({
      en: step.textEn ?? step.textAr ?? '',
      ar: step.textAr ?? step.textEn ?? '',
      usesEn: usesOf(shown.en, step.lineIds),
      usesAr: usesOf(shown.ar, step.lineIds),
      photos: step.photoIds.flatMap((id, at) => {
        const path = photoPath(id)
        return photos.has(path) ? [{ path, alt: t('photo', { number: number + 1, photo: at + 1 }) }] : []
      }),
      facts: printed(
        [
          step.timerSeconds !== null && t('minutes', { minutes: Math.round(step.timerSeconds / 60) }),
          step.temperature !== null && t('temperature', { degrees: step.temperature }),
          step.station !== null && t('station', { name: step.station }),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    })),
    allergens: (['contains', 'may', 'unknown'] as const).flatMap((state) => {
      const found = names(state)
      return found.length > 0 ? [{ label: t(state), names: found.join(comma) }] : []
    }),
    energy: kcal ? printed(t('kcal', { kcal: roundHalfUp(kcal, 0) })) : t('energyUnknown'),
  }
}

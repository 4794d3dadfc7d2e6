import { type Allergen, allergens, type Book } from '#/domain/kitchen/book.ts'
import { rollupOf, type RolledState } from '#/domain/kitchen/rollups.ts'
import { scaledQuantity, scaledRecipe } from '#/domain/kitchen/scaling.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Rational, roundHalfUp } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator, withoutMarks } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { readThePhotos } from '#/features/reporting/report-documents/document-photos.server.ts'
import { photoPath } from '#/features/reporting/report-documents/evidence-words.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { allergenMessages } from '#/messages/kitchen/terms.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { env } from '#/platform/env.server.ts'
import { qrDrawing, qrSquares } from '#/platform/qr.ts'
import { amountWords } from './amount-words.ts'
import { bookRecipeOf } from './draft.ts'
import { readSheet, type Sheet } from './read-sheet.server.ts'

export type CardLang = Lang | 'both'
export const isCardLang = (text: string): text is CardLang => text === 'en' || text === 'ar' || text === 'both'

/** Marks of direction that the template reads. */
const printed = (sentence: string): string => sentence.replaceAll('\u2066', '\u2068')

const nameIn = ({ en, ar }: { en: string | null; ar: string | null }, lang: Lang): string =>
  (lang === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''

/** The version in force, or the draft while nothing is published. */
const printedVersion = (sheet: Sheet) => {
  const version = sheet.versions.find(({ id }) => id === sheet.inForce) ?? null
  return { version, content: version?.content ?? sheet.content }
}

/** What the card of a recipe says, in one language or in both; never a cost. */
export function cardData(
  sheet: Sheet,
  card: CardLang,
  factor: Rational,
  maker: { en: string; ar: string },
  photos: ReadonlySet<string> = new Set(),
) {
  const lang: Lang = card === 'both' ? 'en' : card
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
    company: maker[lang],
    lang,
    both: card === 'both',
    title: withoutMarks(name),
    day: sheet.today,
    footer: printed(t('footer', { name, version: versionText })),
    kicker: t('card'),
    name,
    otherName: card === 'both' ? nameIn({ en: content.nameEn, ar: content.nameAr }, 'ar') : '',
    makes: printed([makes, t('portions', { count: portions })].filter(Boolean).join(' · ')),
    version: printed(versionText),
    scan: t('scan'),
    words: {
      ingredients: t('ingredients'),
      steps: t('steps'),
      allergens: t('allergens'),
      none: t('noneDeclared'),
      energy: t('energy'),
    },
    columns: {
      en: translator('en', cookMessages)('ingredients'),
      ar: translator('ar', cookMessages)('ingredients'),
      amount: t('amount'),
    },
    lines: recipe.lines.map((line, at) => {
      const written = content.lines[at]!
      const item = 'ingredientId' in line.of ? (book.ingredients.get(line.of.ingredientId) ?? null) : null
      const inner = 'recipeId' in line.of ? (book.recipes.get(line.of.recipeId) ?? null) : null
      const subject = (item ?? inner)?.names ?? { en: null, ar: null }
      const preparation = item?.preparations.find(({ id }) => id === line.preparationId)
      const amount = (of: Lang) =>
        line.quantity
          ? printed(amountWords(scaledQuantity(line.quantity, line.scaling, factor), line.unit, { item, inner }, of))
          : translator(of, cookMessages)('toTaste')
      const note = (of: Lang) =>
        [
          preparation && nameIn(preparation.names, of),
          item && line.basis === 'cooked' && translator(of, cookMessages)('cooked'),
          line.optional && translator(of, cookMessages)('optional'),
          of === 'ar' ? (written.noteAr ?? written.noteEn) : (written.noteEn ?? written.noteAr),
        ]
          .filter(Boolean)
          .join(of === 'ar' ? '، ' : ', ')
      return {
        heading: written.heading ?? '',
        en: nameIn(subject, 'en'),
        ar: nameIn(subject, 'ar'),
        noteEn: note('en'),
        noteAr: note('ar'),
        amountEn: amount('en'),
        amountAr: amount('ar'),
      }
    }),
    steps: content.steps.map((step, number) => ({
      en: step.textEn ?? step.textAr ?? '',
      ar: step.textAr ?? step.textEn ?? '',
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

/** Where the code of a card leads; the number says there whether the paper is replaced. */
function liveAddress(sheet: Sheet): string {
  const { version } = printedVersion(sheet)
  return `${env().origin}/client/recipe-management/${sheet.id}${version ? `?card=${version.number}` : ''}`
}

/** The card as a download, of the version in force; its QR leads to the recipe, which says when the paper is replaced. */
export async function sendCard(actor: Actor, recipeId: string, card: CardLang, factor: Rational): Promise<Response> {
  const sheet = await readSheet(actor, recipeId)
  await takeAttempt('own data by account', actor.id)
  const brand = await brandingForDocuments()
  const ids = printedVersion(sheet).content.steps.flatMap(({ photoIds }) => photoIds)
  const { files } = await readThePhotos(actor, [...new Set(ids)])
  const data = cardData(sheet, card, factor, brand.companyName, new Set(Object.keys(files)))
  const bytes = await renderPdf({
    template: 'recipe-card',
    lang: data.lang,
    standard: 'ua-1',
    data: { ...data, ...brand.letterhead },
    files: {
      ...brand.files,
      ...files,
      '/qr.svg': Buffer.from(qrDrawing(qrSquares(liveAddress(sheet), 4))),
    },
  })
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename="recipe-${sheet.id.slice(-6)}-${card}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

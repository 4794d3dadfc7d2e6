import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { allergens, type Book } from '#/domain/kitchen/book.ts'
import { rollupOf, type RolledState } from '#/domain/kitchen/rollups.ts'
import { addHours, fromRiyadh, toRiyadh } from '#/domain/riyadh-time.ts'
import { type Lang, translator, withoutMarks } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { recipeLabelMessages } from '#/messages/kitchen/recipe-lab.ts'
import { allergenMessages } from '#/messages/kitchen/terms.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { env } from '#/platform/env.server.ts'
import { qrDrawing, qrSquares } from '#/platform/qr.ts'
import { bookRecipeOf } from '../draft.ts'
import { readSheet, type Sheet } from '../read-sheet.server.ts'

/** Labels of one batch at most. */
export const mostLabels = 50
export type LabelAsked = { made: Date; copies: number }

/** 2026-11-30 14:00 in Riyadh. */
const stamp = (at: Date): string => toRiyadh(at).replace('T', ' ')

type Printed = { person: string; maker: string }

/** What the label of a batch says, in both languages. Throws `bad-request` for a recipe whose shelf life is not said. */
export function labelData(sheet: Sheet, { made, copies }: LabelAsked, { person, maker }: Printed) {
  if (sheet.shelfHours === null) throw new AppError('bad-request')
  const version = sheet.versions.find(({ id }) => id === sheet.inForce) ?? null
  const content = version?.content ?? sheet.content
  const recipe = bookRecipeOf(sheet.id, version?.id ?? 'draft', content)
  const book: Book = {
    ingredients: new Map(sheet.book.ingredients.map((one) => [one.id, one])),
    recipes: new Map([...sheet.book.recipes.map((one) => [one.id, one] as const), [sheet.id, recipe]]),
  }
  const { states } = rollupOf(book, sheet.id)!.allergens
  const inLang = (lang: Lang, state: RolledState) => ({
    label: translator(lang, recipeLabelMessages)(state === 'free' ? 'none' : state),
    names: allergens
      .filter((group) => states[group] === state)
      .map((group) => translator(lang, allergenMessages)(group))
      .join(lang === 'ar' ? '، ' : ', '),
  })
  const both = (key: 'made' | 'useBy' | 'none' | 'by') => ({
    en: translator('en', recipeLabelMessages)(key),
    ar: translator('ar', recipeLabelMessages)(key),
  })
  const name = content.nameEn ?? content.nameAr ?? ''
  return {
    lang: 'en' as const,
    title: withoutMarks(name),
    company: maker,
    day: sheet.today,
    nameEn: content.nameEn ?? '',
    nameAr: content.nameAr ?? '',
    times: [
      { ...both('made'), value: stamp(made) },
      { ...both('useBy'), value: stamp(addHours(made, sheet.shelfHours)) },
    ],
    allergens: (['contains', 'may', 'unknown'] as const)
      .map((state) => ({ en: inLang('en', state), ar: inLang('ar', state) }))
      .filter(({ en }) => en.names !== ''),
    none: both('none'),
    by: both('by'),
    person,
    scan: translator('en', recipeLabelMessages)('scan'),
    copies,
  }
}

/** Labels of a batch as a download. The code leads to the recipe and names when the batch was made. */
export async function sendLabel(actor: Actor, recipeId: string, asked: LabelAsked): Promise<Response> {
  const sheet = await readSheet(actor, recipeId)
  await takeAttempt('own data by account', actor.id)
  const brand = await brandingForDocuments()
  const data = labelData(sheet, asked, { person: actor.name, maker: brand.companyName.en })
  const address = `${env().origin}/client/recipe-management/${sheet.id}?made=${toRiyadh(asked.made)}`
  const bytes = await renderPdf({
    template: 'recipe-label',
    lang: data.lang,
    standard: 'ua-1',
    data,
    files: { '/qr.svg': Buffer.from(qrDrawing(qrSquares(address, 0))) },
  })
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename="label-${sheet.id.slice(-6)}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

/** What an address asks for; what cannot be read is one label of now. */
export function labelAsked(search: URLSearchParams): LabelAsked {
  const copies = search.get('copies') ?? ''
  const count = /^\d{1,2}$/.test(copies) ? Number(copies) : 1
  return { made: fromRiyadh(search.get('made') ?? '') ?? now(), copies: Math.min(mostLabels, Math.max(1, count)) }
}

import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Rational } from '#/domain/rational.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { translator, withoutMarks } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { readThePhotos } from '#/features/reporting/report-documents/document-photos.server.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { env } from '#/platform/env.server.ts'
import { qrDrawing, qrSquares } from '#/platform/qr.ts'
import { readSheet, type Sheet } from '../read-sheet.server.ts'
import { cardData, type CardLang, firstLang } from './card-data.ts'
import { printedVersion } from './shown-version.ts'

/** Recipes whose cards are printed in one document at most. */
export const mostCards = 50

/** Where the code of a card leads; the number says there whether the paper is replaced. */
function liveAddress(sheet: Sheet): string {
  const { version } = printedVersion(sheet)
  return `${env().origin}/client/recipe-management/${sheet.id}${version ? `?card=${version.number}` : ''}`
}

type Card = ReturnType<typeof cardData>

/** What the document says: the cards in their order, and the words around them. */
export function cardsData(
  cards: readonly Card[],
  card: CardLang,
  { maker, day }: { maker: { en: string; ar: string }; day: string },
) {
  const lang = firstLang(card)
  const t = translator(lang, cookMessages)
  const [first] = cards
  const title = cards.length === 1 && first ? first.name : t('cards', { count: cards.length })
  return {
    company: maker[lang],
    lang,
    both: card === 'both',
    title: withoutMarks(title),
    day,
    footer: cards.length === 1 && first ? first.footer : title,
    kicker: t('card'),
    scan: t('scan'),
    words: {
      ingredients: t('ingredients'),
      steps: t('steps'),
      uses: t('usesOnCard'),
      allergens: t('allergens'),
      none: t('noneDeclared'),
      energy: t('energy'),
    },
    columns: {
      en: translator('en', cookMessages)('ingredients'),
      ar: translator('ar', cookMessages)('ingredients'),
      amount: t('amount'),
    },
    cards: cards.map((each, at) => ({ ...each, code: `/qr-${at}.svg` })),
  }
}

const pdf = (bytes: Uint8Array<ArrayBuffer>, name: string): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename="${name}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })

async function render(actor: Actor, sheets: readonly Sheet[], card: CardLang, factor: Rational) {
  const brand = await brandingForDocuments()
  const ids = sheets.flatMap((sheet) => printedVersion(sheet).content.steps.flatMap(({ photoIds }) => photoIds))
  const { files } = await readThePhotos(actor, [...new Set(ids)])
  const photos = new Set(Object.keys(files))
  const cards = sheets.map((sheet) => cardData(sheet, card, factor, photos))
  const data = cardsData(cards, card, { maker: brand.companyName, day: sheets[0]?.today ?? riyadhDay(now()) })
  const codes = sheets.map((sheet, at): [string, Uint8Array] => [
    `/qr-${at}.svg`,
    Buffer.from(qrDrawing(qrSquares(liveAddress(sheet), 4))),
  ])
  return renderPdf({
    template: 'recipe-card',
    lang: data.lang,
    standard: 'ua-1',
    data: { ...data, ...brand.letterhead },
    files: { ...brand.files, ...files, ...Object.fromEntries(codes) },
  })
}

/** The card as a download, of the version in force; its QR leads to the recipe, which says when the paper is replaced. */
export async function sendCard(actor: Actor, recipeId: string, card: CardLang, factor: Rational): Promise<Response> {
  const sheet = await readSheet(actor, recipeId)
  await takeAttempt('own data by account', actor.id)
  return pdf(await render(actor, [sheet], card, factor), `recipe-${sheet.id.slice(-6)}-${card}`)
}

/**
 * Cards of up to `mostCards` recipes in one document, each on a page of its own, in the order given. Throws `not-found`
 * when one is not the company's.
 */
export async function sendCards(
  actor: Actor,
  recipeIds: readonly string[],
  card: CardLang,
  factor: Rational,
): Promise<Response> {
  const ids = [...new Set(recipeIds)]
  authorize(actor, 'kitchen.read')
  if (ids.length === 0 || ids.length > mostCards) throw new AppError('bad-request')
  await takeAttempt('own data by account', actor.id)
  const sheets: Sheet[] = []
  // one after the other: each reads many rows
  for (const id of ids) sheets.push(await readSheet(actor, id))
  return pdf(await render(actor, sheets, card, factor), `recipes-${ids.length}-${card}`)
}

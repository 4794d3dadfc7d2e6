import type { Actor } from '#/domain/actor.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import type { InsightQuery } from '#/features/reporting/insights/query.ts'
import { readThePhotos } from '#/features/reporting/report-documents/document-photos.server.ts'
import { now } from '#/platform/clock.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { deckData, deckPhotos } from './deck-words.ts'
import { readDeck } from './read-deck.server.ts'

/** Up to three slides for a board, 16:9, as a PDF in one language. Made anew each time and not stored. */
export async function boardDeck(asked: Actor, query: InsightQuery, lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  const actor = { ...asked, language: lang }
  const [facts, brand] = await Promise.all([readDeck(actor, query, lang), brandingForDocuments()])
  const photos = await readThePhotos(actor, deckPhotos(facts))
  return renderPdf({
    template: 'deck',
    lang,
    standard: 'ua-1',
    data: { ...deckData(facts, lang, brand.companyName, now(), photos.missing), ...brand.letterhead },
    files: { ...brand.files, ...photos.files },
  })
}

/** The slides as a download. */
export async function sendBoardDeck(actor: Actor, query: InsightQuery, lang: Lang): Promise<Response> {
  const bytes = await boardDeck(actor, query, lang)
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-language': lang,
      'content-disposition': `attachment; filename="board-${riyadhDay(now())}-${lang}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

import type { Actor } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { readMonth } from '../daily-reports/read-month.server.ts'
import { monthWords } from './month-words.ts'

type Made = { bytes: Uint8Array<ArrayBuffer>; name: string }

/** A month of daily reports as PDF: what its page shows the reader. Without a month the one under way. */
export async function monthDocument(asked: Actor, month: string | null, lang: Lang): Promise<Made> {
  const reader = { ...asked, language: lang }
  const [found, brand] = await Promise.all([readMonth(reader, { month, part: null }), brandingForDocuments()])
  const bytes = await renderPdf({
    template: 'daily-month',
    lang,
    standard: 'ua-1',
    data: { ...monthWords(found, lang, brand.companyName), ...brand.letterhead },
    files: brand.files,
  })
  return { bytes, name: `daily-reports-${found.month}-${lang}.pdf` }
}

/** The month as a download. */
export async function sendMonthDocument(actor: Actor, month: string | null, lang: Lang): Promise<Response> {
  const { bytes, name } = await monthDocument(actor, month, lang)
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-language': lang,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

import type { Actor } from '#/domain/actor.ts'
import { reportCode } from '#/domain/report.ts'
import type { Lang } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { readDocumentFacts, readerOf } from './read-facts.server.ts'
import { wallSheetData } from './wall-words.ts'

/** One page for the wall of the branch, of the current report. Without photos, so that it is made while the reader waits. */
export async function wallSheet(
  asked: Actor,
  reportId: string,
  lang: Lang,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  const reader = { ...(await readerOf(asked, reportId)), language: lang }
  const [facts, brand] = await Promise.all([readDocumentFacts(reader, reportId, lang), brandingForDocuments()])
  const bytes = await renderPdf({
    template: 'wall-sheet',
    lang,
    standard: 'ua-1',
    data: { ...wallSheetData(facts, lang, brand.companyName), ...brand.letterhead },
    files: brand.files,
  })
  return { bytes, name: `${reportCode(facts.report.number)}-wall-${lang}.pdf` }
}

/** The sheet as a download. */
export async function sendWallSheet(actor: Actor, reportId: string, lang: Lang): Promise<Response> {
  const { bytes, name } = await wallSheet(actor, reportId, lang)
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

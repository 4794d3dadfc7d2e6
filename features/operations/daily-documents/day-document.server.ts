import type { Actor } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { readDay } from '#/features/operations/daily-reports/read-day.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { dayWords } from './day-words.ts'

type Place = { branchId: string; day: string; shift: string }
type Asked = { lang: Lang; revision: number | undefined }

/** A daily report as PDF with its seal: what the reader may see of it. Without a revision the newest. */
export async function dayDocument(
  asked: Actor,
  { branchId, day, shift }: Place,
  { lang, revision }: Asked,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  const reader = { ...asked, language: lang }
  const [report, brand] = await Promise.all([
    readDay(reader, { branchId, day, shift }, revision ?? null),
    brandingForDocuments(),
  ])
  const bytes = await renderPdf({
    template: 'daily-report',
    lang,
    standard: 'ua-1',
    data: { ...dayWords(report, lang, brand.companyName), ...brand.letterhead },
    files: brand.files,
  })
  return { bytes, name: `daily-report-${day}-${shift}-${report.revision}-${lang}.pdf` }
}

/** The report as a download. */
export async function sendDayDocument(actor: Actor, place: Place, asked: Asked): Promise<Response> {
  const { bytes, name } = await dayDocument(actor, place, asked)
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-language': asked.lang,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isDoneAudit } from '#/domain/operations/audits/state.ts'
import type { Lang } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { readAudit } from '#/features/operations/audits/read-audit.server.ts'
import { readThePhotos } from '#/features/reporting/report-documents/document-photos.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { auditWords, photosOf } from './audit-words.ts'

type Made = { bytes: Uint8Array<ArrayBuffer>; name: string }

/** The result of an audit as PDF, as far as its reader sees it. Throws `not-found`, also before the signature. */
export async function auditDocument(asked: Actor, auditId: string, lang: Lang): Promise<Made> {
  const reader = { ...asked, language: lang }
  const [audit, brand] = await Promise.all([readAudit(reader, auditId), brandingForDocuments()])
  if (!isDoneAudit(audit.state)) throw new AppError('not-found')
  const { files, missing } = await readThePhotos(reader, photosOf(audit))
  const bytes = await renderPdf({
    template: 'audit',
    lang,
    standard: 'ua-1',
    data: { ...auditWords(audit, lang, brand.companyName), missing, ...brand.letterhead },
    files: { ...brand.files, ...files },
  })
  return { bytes, name: `audit-${audit.number}-${lang}.pdf` }
}

/** The result as a download. */
export async function sendAuditDocument(actor: Actor, auditId: string, lang: Lang): Promise<Response> {
  const { bytes, name } = await auditDocument(actor, auditId, lang)
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

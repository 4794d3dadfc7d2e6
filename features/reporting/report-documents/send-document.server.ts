import { href } from 'react-router'
import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { type Asked, askedParams } from './asked.ts'
import { getDocument } from './get-document.server.ts'

/** Errors shown on the document's page rather than by the download: failed, or not found. */
const told: readonly ErrorCode[] = ['documents.failed', 'not-found']

/** The PDF as a download, or the page with its progress. */
export async function sendDocument(actor: Actor, reportId: string, { lang, revision }: Asked): Promise<Response> {
  const portal = actor.type === 'admin' ? 'admin' : 'client'
  const progress = `${href(`/${portal}/reports/:reportId/document/progress`, { reportId })}?${askedParams(lang, revision)}`
  const elsewhere = () => new Response(null, { status: 303, headers: { location: progress } })
  try {
    const document = await getDocument(actor, reportId, lang, revision)
    if (!document) return elsewhere()
    return new Response(document.stream, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(document.bytes),
        'content-language': lang,
        'content-disposition': `attachment; filename="${document.name}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (error instanceof AppError && told.includes(error.code)) return elsewhere()
    throw error
  }
}

import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { badgeSvg } from '#/features/certification/certificate-documents/badge-svg.ts'
import { certificatePdf } from '#/features/certification/certificate-documents/certificate-pdf.server.ts'
import { drawCertificate } from '#/features/certification/certificate-documents/certificate-picture.server.ts'
import type { PublicCertificate } from '#/features/certification/certificates/public.server.ts'
import { openCertificate } from '#/features/certification/verification/open-certificate.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'

type Asked = { publicId: string; network: string }
/** Certificate with its names in a language, for pictures, which are not signed. */
const namedIn = (certificate: PublicCertificate, lang: Lang): PublicCertificate => ({
  ...certificate,
  holder: certificate.names.holder[lang],
  branch: certificate.names.branch[lang],
})
type Make = (certificate: PublicCertificate) => Response | Promise<Response>

const nowhere = (status = 404): Response =>
  new Response(String(status), {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })

/** Identical answer for all addresses without a certificate. */
async function ofCertificate({ publicId, network }: Asked, make: Make): Promise<Response> {
  try {
    const certificate = await openCertificate(publicId, network)
    return certificate ? await make(certificate) : nowhere()
  } catch (error) {
    if (error instanceof AppError) return nowhere(error.status)
    throw error
  }
}

/** Embeddable by other sites. */
const embedded = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
// why: browsers show no PDF in a sandbox
const paperPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

/** Sends the current PDF, with conditional requests. */
export const sendPaper = (asked: Asked & { isDownload: boolean; held: string | null }): Promise<Response> =>
  ofCertificate(asked, async (certificate) => {
    const { name, etag, bytes } = await certificatePdf(certificate)
    const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
    if (asked.held === etag) return new Response(null, { status: 304, headers })
    const paper = await bytes()
    return new Response(paper, {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-language': 'en, ar',
        'content-length': String(paper.length),
        'content-disposition': `${asked.isDownload ? 'attachment' : 'inline'}; filename="${name}"`,
        'content-security-policy': paperPolicy,
      },
    })
  })

/** Sends the picture for sharing, which is independent of the state. */
export const sendPicture = (asked: Asked & { lang: Lang }): Promise<Response> =>
  ofCertificate(asked, async (certificate) => {
    const picture = await drawCertificate(namedIn(certificate, asked.lang), asked.lang)
    return new Response(new Uint8Array(picture), {
      headers: {
        ...embedded,
        'content-type': 'image/png',
        'content-length': String(picture.length),
        'content-language': asked.lang,
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      },
    })
  })

/** Sends the live badge in the current state, cached for at most five seconds. */
export const sendLiveBadge = (asked: Asked & { lang: Lang }): Promise<Response> =>
  ofCertificate(asked, (certificate) => {
    const drawing = badgeSvg(namedIn(certificate, asked.lang), asked.lang, {
      at: now(),
      host: new URL(env().origin).host,
    })
    return new Response(drawing, {
      headers: {
        ...embedded,
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-language': asked.lang,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=5',
        'x-robots-tag': 'noindex',
      },
    })
  })

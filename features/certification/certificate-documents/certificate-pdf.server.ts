import { createHash } from 'node:crypto'
import type { PublicCertificate } from '#/features/certification/certificates/public.server.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { once } from './once.ts'
import { planPaper, setPaper } from './set-certificate.server.ts'

const papers = once<Uint8Array<ArrayBuffer>>(200)

export type GivenPaper = {
  name: string
  /** Changes with the document. */
  etag: string
  bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * PDF of a certificate in its current state; revoked and expired ones are sent too, with a warning across the head.
 * Rendered once per facts and look; the ETag is known before rendering.
 */
export async function certificatePdf(certificate: PublicCertificate): Promise<GivenPaper> {
  const brand = await brandingForDocuments()
  const plan = planPaper(certificate, certificate.credential, brand)
  const look = createHash('sha256').update(JSON.stringify(plan)).update(brand.logo.bytes).digest('base64url')
  return {
    name: `${certificate.number}.pdf`,
    etag: `"${look}"`,
    bytes: () => papers(look, () => setPaper(certificate, plan, brand)),
  }
}

import { createHash } from 'node:crypto'
import type { PublicCertificate } from '#/features/certification/certificates/public.server.ts'
import { brandingForDocuments } from '#/features/brand/branding/draw-mark.server.ts'
import { once } from './once.ts'
import { planPaper, setPaper } from './set-certificate.server.ts'

const papers = once<Uint8Array<ArrayBuffer>>(200)

export type GivenPaper = {
  name: string
  /** Another paper, another mark. */
  etag: string
  bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * The paper of a certificate as its state is now: one that was taken away or whose time is over is given too, and says so across its
 * head. Set once for the same facts and the same look; the mark is known before anything is set.
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

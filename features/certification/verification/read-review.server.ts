import type { Lang } from '#/domain/text.ts'
import { type Mistrust, verifyCredential } from '#/features/certification/credentials/verify-credential.server.ts'
import { misuseSlug } from '#/features/site/forms/builtin.ts'
import { readPublicForm } from '#/features/site/forms/public-form.server.ts'
import type { ShownForm } from '#/features/site/forms/shown-form.ts'
import type { PublicCertificate } from '#/features/certification/certificates/public.server.ts'
import { now } from '#/platform/clock.ts'
import { publicPath } from '#/platform/i18n.ts'
import { qrSquares } from '#/platform/qr.ts'
import { openCertificate } from './open-certificate.server.ts'

/** A certificate for its public page, without server-only data. */
export type Review = Omit<PublicCertificate, 'credential' | 'statusPlace' | 'keyId' | 'branchId'> & {
  /** Genuine address in the page's language. */
  address: string
  checkedAt: string
  /** Result of the server's current signature check. */
  signature: { ok: true; keyId: string } | { ok: false; why: Mistrust }
  /** QR code of the address: rows of dark (1) and light (0) modules. */
  squares: string[]
  misuseForm: ShownForm | null
}

type Asked = { publicId: string; lang: Lang; network: string; origin: string }

/** All data of a certificate's page and its branch; null when unknown. */
export async function readReview({ publicId, lang, network, origin }: Asked) {
  const certificate = await openCertificate(publicId, network)
  if (!certificate) return null
  const [verified, misuseForm] = await Promise.all([verifyCredential(certificate), readPublicForm(misuseSlug, lang)])
  const { credential: _token, statusPlace: _place, keyId: _key, branchId, ...shown } = certificate
  const address = origin + publicPath(lang, `/review/${publicId}`)
  const review: Review = {
    ...shown,
    address,
    checkedAt: now().toISOString(),
    signature: verified.ok ? { ok: true, keyId: verified.signedWith } : verified,
    squares: qrSquares(address, 2),
    misuseForm,
  }
  return { review, branchId }
}

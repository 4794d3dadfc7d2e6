import { isHeld } from '#/domain/certification/certificate.ts'
import { AppError } from '#/domain/errors.ts'
import { badgePicture } from '#/features/certification/certificate-documents/badge-picture.server.ts'
import { openCertificate } from '#/features/certification/verification/open-certificate.server.ts'
import { answer, nowhere } from './answer.ts'
import { bakePng } from './bake.ts'

/** Sends a verb's answer, or an expected failure with its status and no body. */
export async function plainly(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof AppError) return nowhere(error.status)
    throw error
  }
}

/** Sends the signed credential of a certificate in any state: validity is in its status lists. */
export async function sendCredential(publicId: string, network: string): Promise<Response> {
  const certificate = await openCertificate(publicId, network)
  if (!certificate?.credential) return nowhere()
  return answer(certificate.credential, {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `inline; filename="${certificate.number}.jwt"`,
    'cache-control': 'public, max-age=5, no-transform',
  })
}

/**
 * Sends the wallet badge: the level's picture with the credential inside. Of a certificate that is not good, a picture
 * that says so, and without the credential: wallets and pages show the picture from this address.
 */
export async function sendBadge(publicId: string, network: string): Promise<Response> {
  const certificate = await openCertificate(publicId, network)
  if (!certificate?.credential) return nowhere()
  const { state, level, credential, number } = certificate
  if (!isHeld(state))
    return answer(new Uint8Array(await badgePicture(level, state)), {
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=5, no-transform',
    })
  return answer(bakePng(await badgePicture(level), credential), {
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="${number}.png"`,
    'cache-control': 'public, max-age=5, no-transform',
  })
}

import {
  findPublicCertificate,
  type PublicCertificate,
  readPublicCertificate,
} from '#/features/certification/certificates/public.server.ts'
import { returnAttempt, takeAttempt } from '#/platform/attempts.server.ts'

const guesses = 'certificate guess by network'

/**
 * The certificate behind one of its public addresses. Only what leads nowhere is counted: whoever holds a real address of
 * 128 random bits is never turned away because somebody on the same network guesses.
 */
export async function openCertificate(publicId: string, network: string): Promise<PublicCertificate | null> {
  const certificate = await readPublicCertificate(publicId)
  if (!certificate) await takeAttempt(guesses, network)
  return certificate
}

/** The certificate with this number. A number is short enough to be guessed: a network that guesses finds nothing while it waits. */
export async function openCertificateByNumber(typed: string, network: string): Promise<PublicCertificate | null> {
  await takeAttempt(guesses, network)
  const certificate = await findPublicCertificate(typed)
  if (certificate) await returnAttempt(guesses, network)
  return certificate
}

import {
  findPublicCertificate,
  type PublicCertificate,
  readPublicCertificate,
} from '#/features/certification/certificates/public.server.ts'
import { returnAttempt, takeAttempt } from '#/platform/attempts.server.ts'

const guesses = 'certificate guess by network'

/**
 * Certificate at one of its public addresses. Counts misses only: holders of a real address (128 random bits) are never
 * refused because of guesses from the same network.
 */
export async function openCertificate(publicId: string, network: string): Promise<PublicCertificate | null> {
  const certificate = await readPublicCertificate(publicId)
  if (!certificate) await takeAttempt(guesses, network)
  return certificate
}

/**
 * Certificate by number. Numbers are short enough to guess: a guessing network finds nothing until its wait is over.
 */
export async function openCertificateByNumber(typed: string, network: string): Promise<PublicCertificate | null> {
  await takeAttempt(guesses, network)
  const certificate = await findPublicCertificate(typed)
  if (certificate) await returnAttempt(guesses, network)
  return certificate
}

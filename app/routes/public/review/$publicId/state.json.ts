import { certificateAddress } from '#/features/certification/credentials/addresses.ts'
import { verifyCredential } from '#/features/certification/credentials/verify-credential.server.ts'
import { openCertificate } from '#/features/certification/verification/open-certificate.server.ts'
import { verdictOf } from '#/features/certification/verification/verdict.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/state.json'

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'x-robots-tag': 'noindex',
}
const answer = (status: number, body: unknown, more: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...headers, 'cache-control': 'no-store', ...more } })

/** Current state of a certificate as JSON. Cached for at most five seconds. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { network, origin } = infoOf(context)
  try {
    const certificate = await openCertificate(params.publicId, network)
    if (!certificate) return answer(404, { error: 'not-found' })
    const { publicId, number, state, reasonClass, stateChangedAt, issuedAt, expiresAt, level, replacedBy } = certificate
    const signature = await verifyCredential(certificate)
    const verdict = verdictOf({ state, signature })
    const address = (id: string) => certificateAddress(origin, id)
    return answer(
      200,
      {
        certificate: address(publicId),
        number,
        level,
        state,
        isValid: verdict === 'valid' || verdict === 'expires-soon',
        isSignatureRight: signature.ok,
        reason: reasonClass,
        since: stateChangedAt,
        issued: issuedAt,
        expires: expiresAt,
        replacedBy: replacedBy && address(replacedBy),
      },
      { 'cache-control': 'public, max-age=5' },
    )
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    const seconds = error.details['seconds']
    return answer(error.status, { error: error.code }, seconds ? { 'retry-after': String(seconds) } : {})
  }
}

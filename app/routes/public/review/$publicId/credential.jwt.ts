import { plainly, sendCredential } from '#/features/certification/credential-files/send-credential.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/credential.jwt'

/** Signed credential of a certificate. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  plainly(() => sendCredential(params.publicId, infoOf(context).network))

import { plainly, sendBadge } from '#/features/certification/credential-files/send-credential.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/badge.png'

/** Badge of a certificate for wallets, with its embedded credential. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  plainly(() => sendBadge(params.publicId, infoOf(context).network))

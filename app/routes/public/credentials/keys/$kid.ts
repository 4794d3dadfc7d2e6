import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendKey } from '#/features/certification/credential-files/send-keys.server.ts'
import type { Route } from './+types/$kid'

/** Public key by id: the address in every credential's header. */
export const loader = ({ params }: Route.LoaderArgs) => plainly(() => sendKey(params.kid))

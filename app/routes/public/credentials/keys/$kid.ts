import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendKey } from '#/features/certification/credential-files/send-keys.server.ts'
import type { Route } from './+types/$kid'

/** A public key by its name: the address that every credential bears in its head. */
export const loader = ({ params }: Route.LoaderArgs) => plainly(() => sendKey(params.kid))

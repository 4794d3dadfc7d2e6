import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendKeySet } from '#/features/certification/credential-files/send-keys.server.ts'

/** Every public key that ever signed, at the address where programs look for it. */
export const loader = () => plainly(() => sendKeySet())

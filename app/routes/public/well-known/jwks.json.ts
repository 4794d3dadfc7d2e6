import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendKeySet } from '#/features/certification/credential-files/send-keys.server.ts'

/** All public keys that ever signed, at the standard address. */
export const loader = () => plainly(() => sendKeySet())

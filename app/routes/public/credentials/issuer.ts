import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendIssuer } from '#/features/certification/credential-files/send-keys.server.ts'

/** Issuer of the certificates, for credential readers. */
export const loader = () => plainly(() => sendIssuer())

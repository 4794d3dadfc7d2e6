import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendIssuer } from '#/features/certification/credential-files/send-keys.server.ts'

/** Who issues the certificates, for programs that read a credential. */
export const loader = () => plainly(() => sendIssuer())

import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendStatusList } from '#/features/certification/credential-files/send-keys.server.ts'
import type { Route } from './+types/$list'

/** Which certificates of a list are revoked, or suspended, at this moment. */
export const loader = ({ params }: Route.LoaderArgs) => plainly(() => sendStatusList(params.purpose, params.list))

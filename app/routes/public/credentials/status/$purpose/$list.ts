import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendStatusList } from '#/features/certification/credential-files/send-keys.server.ts'
import type { Route } from './+types/$list'

/** Current revocations or suspensions of a list. */
export const loader = ({ params }: Route.LoaderArgs) => plainly(() => sendStatusList(params.purpose, params.list))

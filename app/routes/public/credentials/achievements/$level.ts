import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendAchievement } from '#/features/certification/credential-files/send-keys.server.ts'
import type { Route } from './+types/$level'

/** Achievement of a certificate level, for credential readers. */
export const loader = ({ params, url }: Route.LoaderArgs) =>
  plainly(() => sendAchievement(params.level, url.searchParams.get('rule')))

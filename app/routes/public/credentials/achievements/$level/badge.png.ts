import { plainly } from '#/features/certification/credential-files/send-credential.server.ts'
import { sendAchievementPicture } from '#/features/certification/credential-files/send-keys.server.ts'
import type { Route } from './+types/badge.png'

/** Picture of a certificate level, for credential readers. */
export const loader = ({ params }: Route.LoaderArgs) => plainly(() => sendAchievementPicture(params.level))

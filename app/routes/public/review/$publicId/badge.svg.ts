import { isLang } from '#/domain/text.ts'
import { sendLiveBadge } from '#/features/certification/certificate-files/send-paper.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/badge.svg'

/** Badge embedded by other sites. */
export const loader = ({ context, params, url }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('lang')
  return sendLiveBadge({
    publicId: params.publicId,
    network: infoOf(context).network,
    lang: isLang(asked) ? asked : 'en',
  })
}

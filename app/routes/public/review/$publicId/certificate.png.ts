import { isLang } from '#/domain/text.ts'
import { sendPicture } from '#/features/certification/certificate-files/send-paper.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/certificate.png'

/** Picture of a certificate for sharing, in the requested language. */
export const loader = ({ context, params, url }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('lang')
  return sendPicture({
    publicId: params.publicId,
    network: infoOf(context).network,
    lang: isLang(asked) ? asked : 'en',
  })
}

import { sendPaper } from '#/features/certification/certificate-files/send-paper.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/certificate.pdf'

/** Certificate as PDF in both languages, shown or, with `?download`, downloaded. */
export const loader = ({ context, params, request, url }: Route.LoaderArgs) =>
  sendPaper({
    publicId: params.publicId,
    network: infoOf(context).network,
    isDownload: url.searchParams.has('download'),
    held: request.headers.get('if-none-match'),
  })

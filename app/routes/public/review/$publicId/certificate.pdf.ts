import { sendPaper } from '#/features/certification/certificate-files/send-paper.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/certificate.pdf'

/** The certificate as a PDF in both languages, to be looked at or, with `?download`, to be kept. */
export const loader = ({ context, params, request, url }: Route.LoaderArgs) =>
  sendPaper({
    publicId: params.publicId,
    network: infoOf(context).network,
    isDownload: url.searchParams.has('download'),
    held: request.headers.get('if-none-match'),
  })

import { qrDrawing } from '#/features/client-certificates/qr.server.ts'
import { readOwnCertificate } from '#/features/client-certificates/read-one.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/certificate-qr'

/** The QR code of a certificate's page as a file to print. */
export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const { certificate } = await readOwnCertificate(actorOf(context), params.certificateId)
  return new Response(qrDrawing(infoOf(context).origin, certificate.publicId), {
    headers: {
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="${certificate.number}-qr.svg"`,
      'cache-control': 'private, no-store',
    },
  })
})

import { readOwnCertificate } from '#/features/certification/client-certificates/read-one.server.ts'
import { checkAddress } from '#/features/certification/client-certificates/showing.ts'
import { qrDrawing, qrSquares } from '#/platform/qr.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/qr'

/** QR code of a certificate's page, for printing. */
export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const { certificate } = await readOwnCertificate(actorOf(context), params.certificateId)
  const address = checkAddress(infoOf(context).origin, certificate.publicId, 'en')
  return new Response(qrDrawing(qrSquares(address, 4), '60mm'), {
    headers: {
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="${certificate.number}-qr.svg"`,
      'cache-control': 'private, no-store',
    },
  })
})

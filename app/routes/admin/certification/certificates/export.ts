import { registerQuery } from '#/features/certification/certificate-desk/list-query.ts'
import { exportCertificates } from '#/features/certification/certificates/browse-certificates.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportCertificates(actorOf(context), registerQuery(url.searchParams), lang)
  return tableFile(rows, 'certificates', tableFormatOf(url.searchParams), lang)
})

import { exportOwnCertificates } from '#/features/certification/client-certificates/export-list.server.ts'
import { readCertificatesQuery } from '#/features/certification/client-certificates/form.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportOwnCertificates(actorOf(context), readCertificatesQuery(url.searchParams), lang)
  return tableFile(rows, 'certificates', tableFormatOf(url.searchParams), lang)
})

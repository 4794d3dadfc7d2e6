import { exportWaves } from '#/features/ordering/waves/export-waves.server.ts'
import { wavesQuery } from '#/features/ordering/waves/lists.ts'
import { sendFile } from '#/features/ordering/waves/send-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportWaves(actorOf(context), wavesQuery(url.searchParams), lang)
  return sendFile(rows, url.searchParams.get('format'), lang, 'waves')
})

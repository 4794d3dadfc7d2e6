import { exportPicks } from '#/features/ordering/waves/export-waves.server.ts'
import { picksQuery } from '#/features/ordering/waves/lists.ts'
import { readWave } from '#/features/ordering/waves/read-wave.server.ts'
import { sendFile } from '#/features/ordering/waves/send-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const wave = await readWave(actorOf(context), params.waveId)
  const rows = await exportPicks(actorOf(context), wave.id, picksQuery(url.searchParams), lang)
  return sendFile(rows, url.searchParams.get('format'), lang, 'wave')
})

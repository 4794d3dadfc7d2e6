import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { pickList } from '#/features/ordering/waves/pick-list.ts'
import { pickRows } from '#/features/ordering/waves/read-picks.server.ts'
import { readWave } from '#/features/ordering/waves/read-wave.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const actor = actorOf(context)
  const { id } = await readWave(actor, params.waveId)
  const list = pickList(id)
  const rows = await exportList(actor, list, readList(list, url.searchParams), pickRows(id), lang)
  return tableFile(rows, list.file.name, tableFormatOf(url.searchParams), lang)
})

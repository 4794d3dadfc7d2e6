import { readList } from '#/domain/list.ts'
import { readKey } from '#/features/certification/signing-keys/read-keys.server.ts'
import { signedList } from '#/features/certification/signing-keys/signed-list.ts'
import { signedRows } from '#/features/certification/signing-keys/signed-list.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const actor = actorOf(context)
  const { kid, state } = await readKey(actor, params.kid)
  const key = { kid, isCompromised: state === 'compromised' }
  const list = signedList(key)
  const rows = await exportList(actor, list, readList(list, url.searchParams), signedRows(key), lang)
  return tableFile(rows, list.file.name, tableFormatOf(url.searchParams), lang)
})

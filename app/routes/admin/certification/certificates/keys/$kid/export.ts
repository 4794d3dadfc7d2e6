import { exportSigned } from '#/features/certification/signing-keys/browse-signed.server.ts'
import { shortName, signedQuery } from '#/features/certification/signing-keys/lists.ts'
import { readKey } from '#/features/certification/signing-keys/read-keys.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const actor = actorOf(context)
  const { kid, state } = await readKey(actor, params.kid)
  const query = signedQuery(url.searchParams)
  const rows = await exportSigned(actor, { kid, isCompromised: state === 'compromised', query }, lang)
  return tableFile(rows, `key-${shortName(kid)}`, tableFormatOf(url.searchParams), lang)
})

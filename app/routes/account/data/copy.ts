import { forCompany } from '#/domain/actor.ts'
import { translator } from '#/domain/text.ts'
import { collectOwnData } from '#/features/identity/own-data/collect.server.ts'
import { sheetsOf } from '#/features/identity/own-data/sheets.ts'
import { ownDataMessages } from '#/messages/own-data.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { workbookOf } from '#/platform/workbook.server.ts'
import type { Route } from './+types/copy'

/** Exports the data as a workbook, or as JSON for other systems. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const own = await collectOwnData(actor, forCompany(actor, infoOf(context).company))
  const isSheet = url.searchParams.get('format') !== 'json'
  const t = translator(infoOf(context).lang, ownDataMessages)
  const headers = {
    'content-type': isSheet
      ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      : 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="my-data-${own.madeAt.slice(0, 10)}.${isSheet ? 'xlsx' : 'json'}"`,
    'cache-control': 'private, no-store',
  }
  if (!isSheet) return new Response(`${JSON.stringify(own, null, 2)}\n`, { headers })
  return new Response(workbookOf(sheetsOf(own, (name) => t(`section_${name}`))), { headers })
})

import { orderTemplate } from '#/features/ordering/order-many/template.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/template'

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  orderTemplate(actorOf(context), { search: url.searchParams, lang: infoOf(context).lang }),
)

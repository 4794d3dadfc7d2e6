import { clientTemplate } from '#/features/office/client-import/template.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/template'

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  clientTemplate(actorOf(context), url.searchParams, infoOf(context).lang),
)

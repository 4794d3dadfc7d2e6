import { isLang } from '#/domain/text.ts'
import { previewMenu } from '#/features/kitchen/menu-page/preview.server.ts'
import { AppError } from '#/domain/errors.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$lang'

/** The menu as it would be published now. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) => {
  if (!isLang(params.lang)) throw new AppError('not-found')
  return previewMenu(actorOf(context), params.menuId, params.lang)
})

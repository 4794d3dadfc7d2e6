import { AppError } from '#/domain/errors.ts'
import { isLang } from '#/domain/text.ts'
import { isPrintKind, printMenu } from '#/features/kitchen/menu-print/print-menu.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$kind'

/** A sheet, a table tent or a paper menu as PDF: `…/print/tent6?slug=saffron&lang=ar`. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) => {
  const lang = url.searchParams.get('lang') ?? 'ar'
  if (!isPrintKind(params.kind) || !isLang(lang)) throw new AppError('not-found')
  const slug = url.searchParams.get('slug') ?? ''
  return printMenu(actorOf(context), { menuId: params.menuId, kind: params.kind, slug, lang })
})

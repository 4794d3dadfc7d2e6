import { findShoppers } from '#/features/ordering/control-room/find-shoppers.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/shoppers'

/** Shoppers by name, for the control room's dialogs. */
export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  findShoppers(actorOf(context), (url.searchParams.get('q') ?? '').trim().slice(0, 100)),
)

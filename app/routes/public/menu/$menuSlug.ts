import { sendMenu } from '#/features/kitchen/menu-page/send-menu.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$menuSlug'

/** A menu for guests: a whole page without the frame and the scripts of the site (decision 84). */
export const loader = ({ request, context, params, url }: Route.LoaderArgs) =>
  sendMenu({ request, url, slug: params.menuSlug, lang: infoOf(context).lang })

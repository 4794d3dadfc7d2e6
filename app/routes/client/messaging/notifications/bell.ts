import { inboxAction, readBell } from '#/app/shell/inbox-data.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/bell'

/** The newest notices as JSON, for the bell of every page. */
export const loader = pageData(({ context }: Route.LoaderArgs) => readBell(actorOf(context)))

export const action = inboxAction

import { useDisplaySession } from '#/app/shell/display-session.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { InspectorFolder } from '#/features/operations/papers/components/inspector-folder.tsx'
import { readPaperFolder } from '#/features/operations/papers/folder.server.ts'
import { paperFolderMessages } from '#/messages/operations/paper-folder.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$branchId'

/** Full screen, without the portal's frame, so that the page alone is kept for use without a connection. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readPaperFolder(actorOf(context), params.branchId),
)

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, paperFolderMessages.title) },
  { name: 'robots', content: 'noindex' },
]

/** Valid papers of a branch, for an inspection. */
export default function Page({ loaderData: folder }: Route.ComponentProps) {
  useDisplaySession('client')
  return <InspectorFolder key={folder.branchId} folder={folder} />
}

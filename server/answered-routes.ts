import type { ServerBuild } from 'react-router'
import { pageData, plainAction } from '#/platform/form-action.server.ts'

type Routes = ServerBuild['routes']

/**
 * Wraps every route's code so that expected failures (invalid ids, values the database cannot hold, refusals of a verb)
 * get their status, also where a page does not handle them.
 */
export function answeredRoutes(routes: Routes): Routes {
  const answered = Object.entries(routes).map(([id, route]) => {
    const { loader, action } = route?.module ?? {}
    const module = {
      ...route?.module,
      ...(loader && { loader: pageData(loader) }),
      ...(action && { action: plainAction(action) }),
    }
    return [id, { ...route, module }]
  })
  return Object.fromEntries(answered) as Routes
}

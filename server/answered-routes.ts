import type { ServerBuild } from 'react-router'
import { pageData, plainAction } from '#/platform/form-action.server.ts'

type Routes = ServerBuild['routes']

/**
 * Every route's own code, so that none of it can forget that a failure was to be expected: ids in addresses that are none, values
 * that the database cannot hold, refusals of a verb. Most pages and forms say so themselves; this is beneath those that do not.
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

import type { ServerBuild } from 'react-router'
import { pageData, plainAction } from '#/platform/form-action.server.ts'
import { spanned } from '#/platform/trace.server.ts'

type Routes = ServerBuild['routes']

/** Runs a route's code in a span that is named after the route's file. */
const traced =
  <A, T>(kind: 'loader' | 'action', id: string, run: (args: A) => Promise<T>) =>
  (args: A): Promise<T> =>
    spanned(`${kind} ${id}`, { 'itqan.route': id }, () => run(args))

/**
 * Wraps every route's code so that expected failures (invalid ids, values the database cannot hold, refusals of a verb)
 * get their status, also where a page does not handle them.
 */
export function answeredRoutes(routes: Routes): Routes {
  const answered = Object.entries(routes).map(([id, route]) => {
    const { loader, action } = route?.module ?? {}
    const module = {
      ...route?.module,
      ...(loader && { loader: traced('loader', id, pageData(loader)) }),
      ...(action && { action: traced('action', id, plainAction(action)) }),
    }
    return [id, { ...route, module }]
  })
  return Object.fromEntries(answered) as Routes
}

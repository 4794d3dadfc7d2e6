import { Outlet } from 'react-router'
import { onlyFor } from '#/platform/guard.server.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

/** With a loader the guard also runs when the browser moves between pages by itself. */
export const loader = () => null

export default function Layout() {
  return <Outlet />
}

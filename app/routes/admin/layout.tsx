import { Outlet } from 'react-router'
import { onlyFor } from '#/platform/guard.server.ts'
import { ErrorPage, ProblemNotice } from '../../shell/error-page.tsx'
import { AdminFrame } from '../../shell/portal-frames.tsx'
import { adminStanding, onOpenedPage } from '../../shell/portal-standing.server.ts'
import { onlyPagesOfRole } from '../../shell/role-guard.server.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['admin'], '/admin-login'), onlyPagesOfRole]

/** why a loader: without one the guard would not run on client-side navigation. */
export const loader = ({ context, url }: Route.LoaderArgs) => onOpenedPage(context, url, adminStanding(context))

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame standing={loaderData}>
      <Outlet />
    </AdminFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <AdminFrame standing={loaderData}>
      <ProblemNotice error={error} />
    </AdminFrame>
  )
}

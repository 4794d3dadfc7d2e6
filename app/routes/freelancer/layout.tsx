import { Outlet } from 'react-router'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { ErrorPage, ProblemNotice } from '../../shell/error-page.tsx'
import { FieldFrame } from '../../shell/portal-frames.tsx'
import { fieldStanding, onOpenedPage } from '../../shell/portal-standing.server.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['freelancer', 'mystery_shopper'], '/login')]

/** why a loader: without one the guard would not run on client-side navigation. */
export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  onOpenedPage(context, url, fieldStanding(context)),
)

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <FieldFrame standing={loaderData}>
      <Outlet />
    </FieldFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <FieldFrame standing={loaderData}>
      <ProblemNotice error={error} />
    </FieldFrame>
  )
}

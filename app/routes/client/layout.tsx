import { Outlet } from 'react-router'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { ErrorPage, ProblemNotice } from '../../shell/error-page.tsx'
import { KeptText } from '../../shell/kept-text.tsx'
import { ClientFrame } from '../../shell/portal-frames.tsx'
import { clientStanding, onOpenedPage } from '../../shell/portal-standing.server.ts'
import type { Route } from './+types/layout'
import { LockedFeature } from '#/features/companies/plan-contents/components/locked-feature.tsx'
import { lockedFeatureOf } from '../../shell/problem.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

/** why a loader: without one the guard would not run on client-side navigation. */
export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  onOpenedPage(context, url, clientStanding(context)),
)

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <ClientFrame standing={loaderData}>
      <Outlet />
    </ClientFrame>
  )
}

function Problem({ error }: { error: unknown }) {
  return (
    <>
      <ProblemNotice error={error} />
      <KeptText />
    </>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  const locked = lockedFeatureOf(error)
  return (
    <ClientFrame standing={loaderData}>
      {locked ? <LockedFeature feature={locked} level={1} /> : <Problem error={error} />}
    </ClientFrame>
  )
}

import { Outlet } from 'react-router'
import { readClientStanding } from '#/features/identity/accounts/read-standing.server.ts'
import { shellMessages } from '#/messages/shell.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { useDisplaySession } from '../../shell/display-session.ts'
import { ErrorPage, ProblemNotice } from '../../shell/error-page.tsx'
import { PortalFrame } from '../../shell/portal-frame.tsx'
import type { Route } from './+types/layout'
import { LockedFeature } from '#/features/companies/plan-contents/components/locked-feature.tsx'
import { lockedFeatureOf } from '../../shell/problem.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

/** why a loader: without one the guard would not run on client-side navigation. */
export const loader = pageData(({ context }: Route.LoaderArgs) => readClientStanding(actorOf(context)))

type Standing = Awaited<ReturnType<typeof loader>>

function Frame({ standing, children }: { standing: Standing; children: React.ReactNode }) {
  const t = useT(shellMessages)
  useDisplaySession('client')
  return (
    <PortalFrame area="client" owner={standing.owner} label={t(`plan_${standing.tier}`)}>
      {children}
    </PortalFrame>
  )
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame standing={loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  const locked = lockedFeatureOf(error)
  return (
    <Frame standing={loaderData}>
      {locked ? <LockedFeature feature={locked} level={1} /> : <ProblemNotice error={error} />}
    </Frame>
  )
}

import { Outlet } from 'react-router'
import { SecondFactorNotice } from '#/features/identity/second-factor/components/duty-notice.tsx'
import { shellMessages } from '#/messages/shell.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { useDisplaySession } from '../../shell/display-session.ts'
import { ErrorPage, ProblemNotice } from '../../shell/error-page.tsx'
import { PortalFrame } from '../../shell/portal-frame.tsx'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['admin'], '/admin-login')]

/** why a loader: without one the guard would not run on client-side navigation. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  owner: actorOf(context).name,
  secondFactor: infoOf(context).secondFactor ?? null,
})

type Standing = Awaited<ReturnType<typeof loader>>

function Frame({ standing, children }: { standing: Standing; children: React.ReactNode }) {
  const t = useT(shellMessages)
  useDisplaySession('admin')
  return (
    <PortalFrame area="admin" owner={standing.owner} label={t('administrator')}>
      {standing.secondFactor?.state === 'grace' && <SecondFactorNotice duty={standing.secondFactor} leads />}
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
  return (
    <Frame standing={loaderData}>
      <ProblemNotice error={error} />
    </Frame>
  )
}

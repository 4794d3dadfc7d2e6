import { Outlet } from 'react-router'
import { readShopperStanding } from '#/features/identity/accounts/read-standing.server.ts'
import { UnsentNotice } from '#/features/fieldwork/visits/components/unsent-notice.tsx'
import { shellMessages } from '#/messages/shell.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { useDisplaySession } from '../../shell/display-session.ts'
import { ErrorPage, ProblemNotice } from '../../shell/error-page.tsx'
import { PortalFrame } from '../../shell/portal-frame.tsx'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['freelancer', 'mystery_shopper'], '/login')]

/** why a loader: without one the guard would not run on client-side navigation. */
export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  account: actorOf(context).id,
  ...(await readShopperStanding(actorOf(context))),
}))

type Standing = Awaited<ReturnType<typeof loader>>

function Frame({ standing, children }: { standing: Standing; children: React.ReactNode }) {
  const t = useT(shellMessages)
  useDisplaySession('freelancer')
  return (
    <PortalFrame area="freelancer" owner={standing.owner} label={t(`level_${standing.level}`)}>
      <UnsentNotice account={standing.account} />
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

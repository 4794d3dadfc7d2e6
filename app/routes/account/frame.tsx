import { Outlet } from 'react-router'
import { userTypes } from '#/domain/actor.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { ErrorPage, ProblemNotice } from '../../shell/error-page.tsx'
import { OwnFrame } from '../../shell/portal-frames.tsx'
import { ownStanding } from '../../shell/portal-standing.server.ts'
import type { Route } from './+types/frame'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(userTypes, '/login')]

/**
 * Frame of the reader's portal; null while an administrator must set up the second factor first, because nothing in the
 * frame opens before.
 */
export const loader = pageData(async ({ context }: Route.LoaderArgs) =>
  infoOf(context).secondFactor?.state === 'due' && actorOf(context).type === 'admin'
    ? null
    : await ownStanding(context),
)

export default function Frame({ loaderData }: Route.ComponentProps) {
  if (loaderData)
    return (
      <OwnFrame standing={loaderData}>
        <Outlet />
      </OwnFrame>
    )
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-[45rem] flex-col gap-6 bg-page p-4 text-ink md:p-8">
      <Outlet />
    </main>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <OwnFrame standing={loaderData}>
      <ProblemNotice error={error} />
    </OwnFrame>
  )
}

import { Outlet } from 'react-router'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { ProblemNotice } from '../../shell/error-page.tsx'
import { PublicFooter } from '../../shell/public-footer.tsx'
import { PublicHeader } from '../../shell/public-header.tsx'
import { SkipLink } from '../../shell/skip-link.tsx'
import { useRestoredTypedData } from '../../shell/typed-data.ts'
import type { Route } from './+types/layout'

export const loader = () => ({ contactEmail: env().COMPANY_EMAIL, year: now().getUTCFullYear() })

type Contact = ReturnType<typeof loader>

function Frame({ contact, children }: { contact: Contact | undefined; children: React.ReactNode }) {
  return (
    <div data-surface="site" data-theme="light" className="flex min-h-dvh flex-col bg-canvas text-ink">
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {contact && <PublicFooter {...contact} />}
    </div>
  )
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  useRestoredTypedData()
  return (
    <Frame contact={loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame contact={loaderData}>
      <div className="px-4">
        <ProblemNotice error={error} />
      </div>
    </Frame>
  )
}

import { Outlet } from 'react-router'
import { inLanguage } from '#/domain/site/in-language.ts'
import { readPublicCompany } from '#/features/billing/company-details/public-company.server.ts'
import { previewNavigation, readContactDetails, readNavigation } from '#/features/site/menus/read-navigation.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { ConsentBar } from '../../shell/consent-bar.tsx'
import { ProblemNotice } from '../../shell/error-page.tsx'
import { PublicFooter } from '../../shell/public-footer.tsx'
import { PublicHeader } from '../../shell/public-header.tsx'
import { SkipLink } from '../../shell/skip-link.tsx'
import { useRestoredTypedData } from '../../shell/typed-data.ts'
import { hasResults, withoutResults } from '../../site/has-results.server.ts'
import { Lattice } from '#/ui/lattice.tsx'
import type { Route } from './+types/layout'

/** Published header, footer and contact details; the working copy for staff with `?preview=menus` only. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { lang, actor } = infoOf(context)
  const draft = url.searchParams.get('preview') === 'menus' ? await previewNavigation(actor, lang) : null
  const [navigation, { details }, company, isShown] = await Promise.all([
    draft ?? readNavigation(lang),
    readContactDetails(),
    readPublicCompany(lang),
    draft ? true : hasResults(),
  ])
  const { header, footer } = navigation
  return {
    navigation: isShown ? { header, footer } : { header: withoutResults(header), footer: withoutResults(footer) },
    contact: { email: env().COMPANY_EMAIL, ...inLanguage(details, lang), ...company },
    year: now().getUTCFullYear(),
  }
}

/** The frame is the same for all pages of a language, so navigation does not reload it. */
export const shouldRevalidate = () => false

type Frame = Awaited<ReturnType<typeof loader>>

function Frame({ frame, children }: { frame: Frame | undefined; children: React.ReactNode }) {
  return (
    <div data-surface="site" data-theme="system" className="flex min-h-dvh flex-col bg-canvas text-ink">
      <SkipLink />
      <ConsentBar />
      <PublicHeader menus={frame?.navigation.header ?? []} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {frame && <PublicFooter columns={frame.navigation.footer} contact={frame.contact} year={frame.year} />}
    </div>
  )
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  useRestoredTypedData()
  return (
    <Frame frame={loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame frame={loaderData}>
      <div className="relative min-h-[70dvh] overflow-hidden bg-paper">
        <Lattice id="problem-lattice" fade="end" />
        <div className="relative site-wrap [&>*]:mx-0">
          <ProblemNotice error={error} />
        </div>
      </div>
    </Frame>
  )
}

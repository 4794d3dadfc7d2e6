import '#/platform/no-eval.ts'
import { useContext, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
} from 'react-router'
import { directionOf } from '#/domain/text.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { MapSourceProvider } from '#/ui/map-source.tsx'
import { BrandHead } from './shell/brand-head.tsx'
import { useDisplayBranding } from './shell/display-branding.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { FeedbackProvider } from './shell/feedback-provider.tsx'
import { rootDataOf } from './shell/root-data.server.ts'
import { RefusedRoot, refusedRootId, type RootData, useRoot } from './shell/use-root.ts'
import type { Route } from './+types/root'
import './styles.css'

/** Data of every page: language, look and session. Identical for all pages, so it rarely reloads. */
export const loader = ({ context }: Route.LoaderArgs): RootData => rootDataOf(infoOf(context))

/** Independent of the query: filters, pages and sections of a list do not reload it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyQuery && !formMethod ? false : defaultShouldRevalidate
}

/** Pages whose route has `handle = { still: true }` are server-rendered without the application's scripts. */
const useIsStill = (): boolean =>
  useMatches().some(({ handle }) => (handle as { still?: boolean } | undefined)?.still === true)

/** Pages for signed-in people; popovers outside the frame follow their type scale too. */
const inPortal = /^\/(admin|client|freelancer|account|notifications)(\/|$)/

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRoot()
  const refused = useContext(RefusedRoot)
  const isStill = useIsStill()
  const lang = root?.lang ?? 'en'
  const brand = root?.branding
  const nonce = root?.nonce ?? ''
  const [firstNonce] = useState(nonce)
  return (
    <html
      lang={lang}
      dir={directionOf(lang)}
      data-theme={root?.theme ?? 'light'}
      {...(inPortal.test(useLocation().pathname) && { 'data-surface': 'portal' })}
    >
      <head>
        <meta charSet="utf-8" />
        {/* React Aria adds its own style tag and reads the nonce here; the document keeps its first one */}
        <meta property="csp-nonce" nonce={firstNonce} suppressHydrationWarning />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {brand && <BrandHead lang={lang} branding={brand} nonce={nonce} />}
        <Meta />
        {/* why empty: style sheets of the own origin need no nonce, and the server's would differ from the browser's, which has none */}
        <Links nonce="" />
      </head>
      <body>
        <LanguageProvider lang={lang}>
          <FeedbackProvider>{children}</FeedbackProvider>
        </LanguageProvider>
        {refused && (
          <script
            type="application/json"
            id={refusedRootId}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: JSON.stringify(refused).replaceAll('<', String.raw`\u003c`) }}
          />
        )}
        {!isStill && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const root = useRoot()
  useDisplayBranding(root?.branding)
  return (
    <MapSourceProvider source={root?.mapSource ?? null}>
      <Outlet />
    </MapSourceProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

import { useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import readex300 from '@fontsource/readex-pro/files/readex-pro-arabic-300-normal.woff2?url'
import readex600 from '@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff2?url'
import { directionOf, type Lang } from '#/domain/text.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { FeedbackProvider } from './shell/feedback-provider.tsx'
import { type RootData, useRoot } from './shell/use-root.ts'
import type { Route } from './+types/root'
import './styles.css'

/** What every page needs: language, look and who is signed in. It is the same for all pages, so it rarely reloads. */
export function loader({ context }: Route.LoaderArgs): RootData {
  const { lang, theme, nonce, branding, actor, id, origin } = infoOf(context)
  const person = actor && { name: actor.name, email: actor.email, type: actor.type }
  return { lang, theme: actor ? theme : ('light' as const), nonce, branding, person, requestId: id, origin }
}
/** None of it depends on the query: moving between filters, pages or sections of a page asks for it again in vain. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyQuery && !formMethod ? false : defaultShouldRevalidate
}

const preloads: Record<Lang, string[]> = { en: [poppins400, poppins600], ar: [readex300, readex600, poppins400] }

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRoot()
  const lang = root?.lang ?? 'en'
  const brand = root?.branding
  const nonce = root?.nonce ?? ''
  const [firstNonce] = useState(nonce)
  return (
    <html lang={lang} dir={directionOf(lang)} data-theme={root?.theme ?? 'light'}>
      <head>
        <meta charSet="utf-8" />
        {/* React Aria adds a style tag of its own and looks here for the key to it; the document keeps its first one */}
        <meta property="csp-nonce" nonce={firstNonce} suppressHydrationWarning />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href={brand?.logoUrl ?? '/favicon.svg'} />
        {preloads[lang].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {brand ? (
          <style
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{
              __html: `:root{--brand:${brand.primaryColor};--on-brand:${brand.onPrimaryColor}}`,
            }}
          />
        ) : null}
      </head>
      <body>
        <LanguageProvider lang={lang}>
          <FeedbackProvider>{children}</FeedbackProvider>
        </LanguageProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

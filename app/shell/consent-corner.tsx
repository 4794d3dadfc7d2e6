import { lazy, Suspense } from 'react'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { openConsent, useConsentBar } from './consent.ts'

const ConsentBar = lazy(() => import('./consent-bar.tsx'))

/** Where the question about cookies stands while it is open. Its code is fetched only by those who are asked. */
export function ConsentCorner() {
  return useConsentBar() ? (
    <Suspense fallback={null}>
      <ConsentBar />
    </Suspense>
  ) : null
}

/** Opens the question again. Without scripts it leads to the privacy notice, which says the same. */
export function ConsentLink({ className }: { className?: string }) {
  const t = useT(shellMessages)
  const lang = useLang()
  return (
    <a
      href={`${publicPath(lang, '/terms')}#privacy`}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        openConsent()
      }}
    >
      {t('cookieSettings')}
    </a>
  )
}

import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { shellMessages } from '#/messages/shell.ts'
import { useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'

/** Replaces browser behaviour on client-side navigation: progress, focus on the heading, announcement of the title. */
export function GlobalNavigation() {
  const t = useT(shellMessages)
  const busy = useNavigation().state !== 'idle'
  useArrival()
  // why: the bar is outside of every landmark, where only a status is allowed
  return busy ? (
    <div role="status" data-print="hide">
      <div
        role="progressbar"
        aria-label={t('loadingPage')}
        data-print="hide"
        className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden"
      >
        <div className="animate-page-progress h-full w-full bg-focus" />
      </div>
    </div>
  ) : null
}

/** Query and fragment changes are no new page: the focus stays. */
function useArrival() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (heading) {
      if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
      heading.focus({ preventScroll: true })
    }
    announce(document.title)
  }, [pathname, hash])
}

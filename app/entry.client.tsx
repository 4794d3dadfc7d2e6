import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Marks the document once scripts run: styles and tests can tell a page that answers from one that is only shown. */
function Hydrated({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  )
})

declare global {
  interface Window {
    __reactRouterDataRouter?: { revalidate: () => Promise<void> }
  }
}
if (import.meta.hot) import.meta.hot.on('app:revalidate', () => void window.__reactRouterDataRouter?.revalidate())

import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

declare global {
  interface Window {
    __reactRouterDataRouter?: { revalidate: () => Promise<void> }
  }
}
if (import.meta.hot) import.meta.hot.on('app:revalidate', () => void window.__reactRouterDataRouter?.revalidate())

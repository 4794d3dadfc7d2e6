import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { RefusedRoot, refusedRootId, type RootData } from './shell/use-root.ts'

/** Marks the document as hydrated, for styles and tests. */
function Hydrated({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return children
}

const refused = document.getElementById(refusedRootId)?.textContent
const refusedRoot = refused ? (JSON.parse(refused) as RootData) : undefined

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <RefusedRoot value={refusedRoot}>
          <HydratedRouter />
        </RefusedRoot>
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

import { createContext, use, type ReactNode } from 'react'

/** Where pictures of the ground come from; without one the platform draws a plain ground itself. */
export type MapSource = { tiles: string; attribution: string }

const SourceContext = createContext<MapSource | null>(null)

export function MapSourceProvider({ source, children }: { source: MapSource | null; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>
}

export const useMapSource = (): MapSource | null => use(SourceContext)

import { createContext, use, type ReactNode } from 'react'

/** Source of map tiles; without one no map is drawn, and lists say the same. */
export type MapSource = { tiles: string; attribution: string }

const SourceContext = createContext<MapSource | null>(null)

export function MapSourceProvider({ source, children }: { source: MapSource | null; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>
}

export const useMapSource = (): MapSource | null => use(SourceContext)

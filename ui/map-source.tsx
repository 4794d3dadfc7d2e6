import { createContext, use, type ReactNode } from 'react'

/** Source of map tiles; without one a plain ground is drawn. */
export type MapSource = { tiles: string; attribution: string }

const SourceContext = createContext<MapSource | null>(null)

export function MapSourceProvider({ source, children }: { source: MapSource | null; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>
}

export const useMapSource = (): MapSource | null => use(SourceContext)

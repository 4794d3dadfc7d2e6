import type { ReactNode } from 'react'
import { OpenLink } from '#/ui/open-link.tsx'

/** Link in a table cell with a finger-sized target. */
export function CellLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <OpenLink to={to} className="link inline-flex min-h-6 items-center coarse:min-h-11">
      {children}
    </OpenLink>
  )
}

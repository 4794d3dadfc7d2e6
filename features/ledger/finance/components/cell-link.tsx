import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link in a cell of a table, large enough for a finger. */
export function CellLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex min-h-6 items-center coarse:min-h-11">
      {children}
    </Link>
  )
}

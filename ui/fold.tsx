import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'

type Props = {
  summary: ReactNode
  children: ReactNode
  /** In a card without padding of its own. */
  inset?: boolean
}

/** Folded on screen, always open in print. */
export function Fold({ summary, children, inset = false }: Props) {
  return (
    <details className="group border-t border-line print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
      <summary
        className={classes(
          inset && 'px-4 md:px-6',
          'flex min-h-9 cursor-pointer list-none items-center justify-between gap-4 py-1.5 hover:bg-surface-1 coarse:min-h-11 [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">{summary}</span>
        <span data-print="hide" className="flex">
          <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      {children}
    </details>
  )
}

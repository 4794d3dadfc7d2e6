import type { ReactNode } from 'react'

type Props = {
  /** Links to the parts of the tab. */
  views: ReactNode
  actions?: ReactNode
  pages?: ReactNode
  children: ReactNode
}

/** A list of the record: one line with the parts of its tab and its actions, the table from edge to edge, its pages. */
export function PartFrame({ views, actions, pages, children }: Props) {
  return (
    <div className="flex min-w-0 flex-col">
      {(views || actions) && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bleed-bar py-1.5">
          {views}
          {actions && <div className="ms-auto flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      <div className="bleed">{children}</div>
      {pages && <div className="pt-2">{pages}</div>}
    </div>
  )
}

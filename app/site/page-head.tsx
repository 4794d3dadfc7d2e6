import type { ReactNode } from 'react'
import { Lattice } from './star-mark.tsx'

type PageHeadProps = { title: string; lead: string; children?: ReactNode; aside?: ReactNode }

/** Head of a public page on paper; `aside` is a picture at its end, below the words on phones. */
export function PageHead({ title, lead, children, aside }: PageHeadProps) {
  return (
    <header className="relative overflow-hidden bg-paper">
      <Lattice id="head-lattice" fade="end" />
      <div
        className={
          aside
            ? 'site-wrap relative grid items-center gap-10 py-12 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16'
            : 'site-wrap relative py-12 md:py-20'
        }
      >
        <div className="flex flex-col gap-5">
          <h1 tabIndex={-1} className="max-w-[20em] text-section ltr:tracking-[-0.025em]">
            {title}
          </h1>
          <p className="prose-width text-body-lg text-ink-2">{lead}</p>
          {children && <div className="mt-2 flex flex-wrap gap-3 max-md:[&>*]:w-full">{children}</div>}
        </div>
        {aside && <div>{aside}</div>}
      </div>
    </header>
  )
}

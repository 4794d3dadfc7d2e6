import type { ReactNode } from 'react'
import { StarLattice } from '../home/hero-art.tsx'

/** Head of a public page, in the company's colour. */
export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className="relative overflow-hidden bg-brand text-on-brand [&_:focus-visible]:outline-on-brand">
      <StarLattice id="head-lattice" />
      <div className="relative mx-auto flex max-w-[1264px] flex-col gap-4 px-4 py-12 md:px-8 md:py-20">
        <h1 tabIndex={-1} className="max-w-[24em] text-h1">
          {title}
        </h1>
        <p className="prose-width text-body-lg text-on-brand/80">{lead}</p>
        {children && <div className="mt-2 flex flex-wrap gap-3 max-md:[&>*]:w-full">{children}</div>}
      </div>
    </header>
  )
}

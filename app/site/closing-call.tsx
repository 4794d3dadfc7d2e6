import type { ReactNode } from 'react'
import { Lattice } from './star-mark.tsx'
import { StarWindow } from './scenes.tsx'

/** Closing call to action of a public page, beside a laid table. */
export function ClosingCall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section id="closing" aria-labelledby="closing-title" className="relative overflow-hidden bg-paper-2">
      <Lattice id="closing-lattice" fade="end" className="opacity-10" />
      <div className="site-wrap relative grid items-center gap-10 py-16 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-16 lg:py-20">
        <div>
          <h2 id="closing-title" className="text-section ltr:tracking-[-0.025em]">
            {title}
          </h2>
          <p className="prose-width mt-4 text-body-lg text-ink-2">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-md:[&>*]:w-full">{children}</div>
        </div>
        <StarWindow id="closing-window" scene="feast" className="mx-auto w-[260px] max-w-full lg:w-full" />
      </div>
    </section>
  )
}

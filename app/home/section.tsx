import type { ReactNode } from 'react'
import { classes } from '#/ui/class-names.ts'
import { Kicker } from '../site/star-mark.tsx'

type SectionProps = { id: string; title: string; text?: string; tinted?: boolean; kicker?: string; children: ReactNode }

/** A part of a public page with its heading; the id is the target of menus. `tinted` gives it the paper as ground. */
export function Section({ id, title, text, tinted, kicker, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes(tinted && 'bg-paper')}>
      <div className="site-wrap site-space">
        {kicker && <Kicker>{kicker}</Kicker>}
        <h2 id={`${id}-title`} tabIndex={-1} className="max-w-[24em] text-section ltr:tracking-[-0.025em]">
          {title}
        </h2>
        {text && <p className="prose-width mt-4 text-body-lg text-ink-2">{text}</p>}
        <div className="mt-10 md:mt-12">{children}</div>
      </div>
    </section>
  )
}

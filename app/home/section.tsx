import type { ReactNode } from 'react'
import { classes } from '#/ui/class-names.ts'

type SectionProps = { id: string; title: string; text?: string; tinted?: boolean; children: ReactNode }

/** A part of the home page with its heading; the id is the target of menus. */
export function Section({ id, title, text, tinted, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes(tinted && 'border-y border-line bg-surface-1')}>
      <div className="mx-auto max-w-[1264px] px-4 py-16 md:px-8 xl:py-24">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-h2">
          {title}
        </h2>
        {text && <p className="prose-width mt-2 text-body-lg text-ink-2">{text}</p>}
        <div className="mt-8 md:mt-10">{children}</div>
      </div>
    </section>
  )
}

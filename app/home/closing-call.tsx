import type { ReactNode } from 'react'

/** The last words of a page: one thing to do, and quieter ways beside it. The floating button steps aside here. */
export function ClosingCall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section id="closing" aria-labelledby="closing-title" className="border-t border-line bg-surface-1">
      <div className="mx-auto flex max-w-[1264px] flex-col items-start gap-4 px-4 py-16 md:items-center md:px-8 md:text-center xl:py-24">
        <h2 id="closing-title" tabIndex={-1} className="text-h2">
          {title}
        </h2>
        <p className="prose-width text-body-lg text-ink-2">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3 max-md:w-full md:justify-center max-md:[&>*]:w-full">{children}</div>
      </div>
    </section>
  )
}

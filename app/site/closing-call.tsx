import type { ReactNode } from 'react'

/** Closing call to action of a public page. */
export function ClosingCall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section id="closing" aria-labelledby="closing-title" className="border-t border-line bg-surface-1">
      <div className="mx-auto flex max-w-[1264px] flex-col gap-6 px-4 py-12 md:px-8 md:py-16 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="closing-title" className="text-h2">
            {title}
          </h2>
          <p className="prose-width mt-2 text-body-lg text-ink-2">{text}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3 max-md:[&>*]:w-full">{children}</div>
      </div>
    </section>
  )
}

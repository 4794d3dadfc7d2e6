import type { ReactNode } from 'react'

/** Secondary link in a page's head, to a place further down. */
export function HeadLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-13 items-center justify-center px-2 text-body font-medium underline underline-offset-[.3em] hover:decoration-2"
    >
      {children}
    </a>
  )
}

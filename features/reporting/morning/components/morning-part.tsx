import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { title: ReactNode; note?: ReactNode; link?: { to: string; label: string }; children: ReactNode }

/** A part of the morning page: heading, a note or a link at its end, and a hairline. */
export function MorningPart({ title, note, link, children }: Props) {
  return (
    <section className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-2">
        <h2 className="text-h3">{title}</h2>
        {note && <span className="text-caption text-ink-2">{note}</span>}
        {link && (
          <Link to={link.to} className="link inline-flex min-h-8 items-center text-caption coarse:min-h-11">
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

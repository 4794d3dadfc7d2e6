import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'

type CardProps = {
  children: ReactNode
  title?: ReactNode
  /** Buttons or a link at the end of the title line. */
  actions?: ReactNode
  description?: ReactNode
  level?: 2 | 3
  /**
   * Leaves the padding to the content (tables). On phones also drops the frame, because rows become cards, unless
   * 'framed'.
   */
  flush?: boolean | 'framed'
  as?: 'section' | 'article' | 'div'
  id?: string
  className?: string
}

export function Card({ children, title, actions, description, level = 2, flush, as, id, className }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const Element = as ?? 'section'
  return (
    <Element
      id={id}
      data-card
      className={classes(
        'min-w-0 rounded-card border border-line bg-card',
        flush === true && 'max-md:border-0 max-md:bg-transparent',
        className,
      )}
    >
      {title && (
        <div
          className={classes(
            'flex break-after-avoid flex-wrap items-start justify-between gap-x-4 gap-y-2 md:px-6 md:pt-5',
            flush === true ? 'max-md:pt-2' : 'px-4 pt-4',
          )}
        >
          <div className="min-w-0">
            <Heading className="text-h3">{title}</Heading>
            {description && <p className="text-ui text-ink-2">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      <div className={flush ? classes(Boolean(title) && 'pt-4', 'pb-1') : 'p-4 md:px-6 md:py-5'}>{children}</div>
    </Element>
  )
}

type Delta = { text: string; direction: 'up' | 'down' | 'same'; good?: boolean }

export type StatProps = {
  label: ReactNode
  value: ReactNode
  /** Period or second fact under the number. */
  detail?: ReactNode
  delta?: Delta
  to?: string
}

const arrows = { up: '▲', down: '▼', same: '＝' } as const

function DeltaText({ text, direction, good }: Delta) {
  const t = useT(uiMessages)
  const colour = direction === 'same' ? 'text-ink-2' : good ? 'text-success-ink' : 'text-danger-ink'
  const word = direction === 'same' ? t('unchanged') : t(direction, { amount: text })
  return (
    <span className={classes('text-caption font-medium', colour)}>
      <span aria-hidden>
        {arrows[direction]} <bdi dir="ltr">{text}</bdi>
      </span>
      <span className="sr-only">{word}</span>
    </span>
  )
}

/** A key figure. With a link the whole card leads to the list behind it. */
export function Stat({ label, value, detail, delta, to }: StatProps) {
  return (
    <div className={classes('relative min-w-0', to && 'group')}>
      <div className="text-caption text-ink-2">
        {to ? (
          <Link
            to={to}
            className="static group-hover:underline after:absolute after:-inset-1.5 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </div>
      <div className="num mt-0.5 text-[18px] leading-[26px] font-semibold rtl:leading-[30px] [&_[data-unit]]:text-ui [&_[data-unit]]:font-normal [&_[data-unit]]:text-ink-2">
        {value}
      </div>
      {(detail || delta) && (
        <div className="flex flex-wrap items-baseline gap-x-2 text-caption text-ink-2">
          {delta && <DeltaText {...delta} />}
          {detail && <span>{detail}</span>}
        </div>
      )}
    </div>
  )
}

/** Key figures in one line; two per row on phones and, when narrow, in a side panel. */
export function StatGrid({ children, narrow }: { children: ReactNode; narrow?: boolean | undefined }) {
  return (
    <div className={classes('grid grid-cols-2 gap-x-6 gap-y-3', !narrow && 'md:flex md:flex-wrap md:gap-x-10')}>
      {children}
    </div>
  )
}

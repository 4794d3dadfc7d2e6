import type { ReactNode } from 'react'
import { Check, Circle, CircleDot, X, type LucideIcon } from 'lucide-react'
import { uiMessages } from '#/messages/ui.ts'
import type { Tone } from '#/ui/badge.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'

export type Fact = { term: string; value: ReactNode }

const columnClasses = { 1: '', 2: 'md:grid-cols-2 print:grid-cols-2', 3: 'md:grid-cols-3 print:grid-cols-3' } as const

/** Facts about a record. Unknown values are omitted, not shown as dashes. */
export function DescriptionList({ items, columns = 1 }: { items: readonly Fact[]; columns?: 1 | 2 | 3 }) {
  const known = items.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className={classes('grid gap-x-6 gap-y-3', columnClasses[columns])}>
      {known.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-caption text-ink-2">{term}</dt>
          <dd className="text-ui [overflow-wrap:anywhere]">{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

export type TimelineItem = {
  id: string
  title: ReactNode
  at?: Date | string
  by?: ReactNode
  detail?: ReactNode
  icon?: LucideIcon
  tone?: Tone
}

/** Events, newest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="flex flex-col">
      {items.map(({ id, title, at, by, detail, icon, tone }, index) => (
        <li key={id} className="relative flex gap-3 pb-5 last:pb-0">
          {index < items.length - 1 && <span aria-hidden className="absolute start-4 top-8 bottom-0 w-px bg-line" />}
          <span
            data-tone={tone ?? 'grey'}
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-tone text-tone-dot"
          >
            <Icon as={icon ?? Circle} size={16} />
          </span>
          <div className="min-w-0 pt-1">
            <p className="text-ui font-medium">{title}</p>
            <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
              {by && <bdi>{by}</bdi>}
              {at && <Time at={at} mode="datetime" />}
            </p>
            {detail && (
              <div dir="auto" className="mt-1 text-ui text-ink-2 text-start">
                {detail}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

export type Step = {
  key: string
  label: string
  state: 'done' | 'current' | 'upcoming' | 'stopped'
  /** Person and time. */
  detail?: ReactNode
}

const stepLooks = {
  done: { icon: Check, mark: 'border-primary bg-primary text-on-primary', word: 'stepDone' },
  current: { icon: CircleDot, mark: 'border-primary bg-card text-ink', word: 'stepCurrent' },
  upcoming: { icon: Circle, mark: 'border-line-input bg-card text-ink-3', word: 'stepUpcoming' },
  stopped: { icon: X, mark: 'border-danger bg-danger text-white', word: 'stepStopped' },
} as const

/** Connector to the next step: down on phones, across on desktop. */
function StepLine({ next }: { next: Step | undefined }) {
  if (!next) return null
  return (
    <span
      aria-hidden
      className={classes(
        'absolute max-md:start-3.5 max-md:top-8.5 max-md:bottom-1 max-md:w-0.5 md:start-[calc(50%+1.25rem)] md:-end-[calc(50%-1.25rem)] md:top-3.5 md:h-0.5',
        next.state === 'upcoming' ? 'bg-line-input' : 'bg-primary',
      )}
    />
  )
}

/** Progress through steps: across on desktop, down on phones. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  const t = useT(uiMessages)
  return (
    <ol aria-label={label} className="flex flex-col md:flex-row">
      {steps.map(({ key, label: text, state, detail }, index) => {
        const look = stepLooks[state]
        return (
          <li
            key={key}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 md:flex-col md:items-center md:gap-1.5 md:pb-0 md:text-center"
          >
            <StepLine next={steps[index + 1]} />
            <span
              className={classes('flex size-7.5 shrink-0 items-center justify-center rounded-full border-2', look.mark)}
            >
              <Icon as={look.icon} size={16} />
            </span>
            <div className="min-w-0 max-md:pt-1">
              <p
                className={classes(
                  'text-ui',
                  state === 'current' ? 'font-semibold' : 'font-medium',
                  state === 'upcoming' && 'text-ink-2',
                )}
              >
                {text}
                <span className="sr-only"> {t(look.word)}</span>
              </p>
              {detail && <div className="text-caption text-ink-2">{detail}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const avatarSizes = {
  24: 'size-6 text-micro',
  32: 'size-8 text-ui',
  40: 'size-10 text-body',
  64: 'size-16 text-h2',
} as const

/** One initial only, because joined Arabic letters change their shape. */
export function Avatar({ name, size = 40 }: { name: string; size?: keyof typeof avatarSizes }) {
  const [initial = ''] = [...name.trim()]
  return (
    <span
      aria-hidden
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-surface-3 leading-none font-semibold text-ink',
        avatarSizes[size],
      )}
    >
      {initial}
    </span>
  )
}

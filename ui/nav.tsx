import type { ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'

export type NavTab = {
  to: string
  label: string
  count?: number
  end?: boolean
  /** Marks the current tab, for tabs that differ only in their query. */
  current?: boolean
}

const tabLook = (current: boolean) =>
  classes(
    'inline-flex min-h-11 items-center gap-2 border-b-2 px-3 text-ui whitespace-nowrap transition-colors',
    current
      ? 'border-primary font-semibold text-ink'
      : 'border-transparent text-ink-2 hover:border-line-input hover:text-ink',
  )

function TabText({ label, count }: Pick<NavTab, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count !== undefined && (
        <span className="num rounded-full bg-surface-3 px-2 text-micro font-medium text-ink-2">{count}</span>
      )}
    </>
  )
}

/** Look on wide screens of sections that stand at the page's side. */
const sideLook = (current: boolean) =>
  classes(
    'lg:flex lg:min-h-9 lg:rounded-control lg:border-b-0 lg:py-2 lg:whitespace-normal',
    current ? 'lg:bg-surface-3' : 'lg:hover:bg-surface-2',
  )

type Tabs = {
  label: string
  items: readonly NavTab[]
  /** One below the other on wide screens, for more sections than fit in a row. */
  side?: boolean
}

/** Views of one subject, each with its own address. */
export function NavTabs({ label, items, side = false }: Tabs) {
  const { opens } = useRights()
  const look = (current: boolean) => classes(tabLook(current), side && sideLook(current))
  return (
    <nav
      aria-label={label}
      className={classes('overflow-x-auto border-b border-line', side && 'lg:overflow-visible lg:border-b-0')}
    >
      <ul className={classes('flex gap-1', side && 'lg:flex-col')}>
        {items
          .filter(({ to }) => opens(to))
          .map(({ to, label: text, count, end, current }) => (
            <li key={to} className="-mb-px">
              {current === undefined ? (
                <NavLink to={to} end={end} className={({ isActive }) => look(isActive)}>
                  <TabText label={text} count={count} />
                </NavLink>
              ) : (
                <Link to={to} aria-current={current ? 'page' : undefined} className={look(current)}>
                  <TabText label={text} count={count} />
                </Link>
              )}
            </li>
          ))}
      </ul>
    </nav>
  )
}

export type Crumb = { label: ReactNode; to?: string }

/** Path to the parent pages; the last entry is the current page and no link. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useT(uiMessages)
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-caption text-ink-2">
        {items.map(({ label, to }, index) => (
          <li key={to ?? 'here'} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <Icon as={ChevronRight} directional size={12} />}
            {to ? (
              <Link to={to} className="inline-flex min-h-8 items-center hover:text-ink hover:underline coarse:min-h-11">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                <bdi>{label}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export type PageHeaderProps = {
  title: ReactNode
  badge?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  breadcrumbs?: readonly Crumb[]
}

/** Head of a page: the only h1, status and main actions. */
export function PageHeader({ title, badge, description, actions, breadcrumbs }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-2">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className="text-h1">
              {title}
            </h1>
            {badge}
          </div>
          {description && <p className="prose-width mt-1 text-ui text-ink-2">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3 max-md:w-full">{actions}</div>}
      </div>
    </header>
  )
}

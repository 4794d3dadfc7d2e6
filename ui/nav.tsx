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
  /** A number, or a text such as `999+` where counting ends. */
  count?: number | string
  end?: boolean
  /** Marks the current tab, for tabs that differ only in their query. */
  current?: boolean
}

/** `line`: under a page's head. `segment`: in its top bar. `views`: in a list's toolbar. `side`: beside a wide page. */
export type TabsLook = 'line' | 'segment' | 'views' | 'side'

const line = 'min-h-11 gap-2 border-b-2 px-3'
const lineOn = 'border-primary font-semibold text-ink'
const lineOff = 'border-transparent text-ink-2 hover:border-line-input hover:text-ink'
const small =
  'gap-1.5 rounded-control px-2.5 max-md:min-h-9 max-md:rounded-full max-md:border max-md:px-3 coarse:min-h-11'
const smallOn = 'font-medium text-ink max-md:border-primary max-md:bg-primary max-md:text-on-primary'
const smallOff = 'text-ink-2 hover:text-ink max-md:border-line-input'

const tabLooks: Record<TabsLook, { nav: string; list: string; tab: string; on: string; off: string }> = {
  line: { nav: 'overflow-x-auto border-b border-line', list: 'gap-1', tab: `-mb-px ${line}`, on: lineOn, off: lineOff },
  segment: {
    nav: 'overflow-x-auto md:rounded-control md:bg-surface-2 md:p-0.5',
    list: 'gap-1.5 md:gap-0.5',
    tab: `${small} md:min-h-6.5`,
    on: `${smallOn} md:bg-canvas md:ring-1 md:ring-line-input/40`,
    off: smallOff,
  },
  views: {
    nav: 'overflow-x-auto',
    list: 'gap-1.5 md:gap-0.5',
    tab: `${small} md:min-h-7`,
    on: `${smallOn} md:bg-surface-2`,
    off: `${smallOff} md:hover:bg-surface-1`,
  },
  side: {
    nav: 'overflow-x-auto border-b border-line lg:overflow-visible lg:border-b-0',
    list: 'gap-1 lg:flex-col',
    tab: `-mb-px ${line} lg:flex lg:min-h-8 lg:rounded-control lg:border-b-0 lg:py-1.5 lg:whitespace-normal`,
    on: `${lineOn} lg:bg-surface-3`,
    off: `${lineOff} lg:hover:bg-surface-2`,
  },
}

function TabText({ label, count }: Pick<NavTab, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count !== undefined && (
        <span dir="ltr" className="num text-caption font-normal">
          {count}
        </span>
      )}
    </>
  )
}

type Tabs = { label: string; items: readonly NavTab[]; look?: TabsLook }

/** Views of one subject, each with its own address. */
export function NavTabs({ label, items, look = 'line' }: Tabs) {
  const { opens } = useRights()
  const { nav, list, tab, on, off } = tabLooks[look]
  const lookOf = (current: boolean) =>
    classes('inline-flex items-center text-ui whitespace-nowrap transition-colors', tab, current ? on : off)
  return (
    <nav aria-label={label} className={classes('min-w-0', nav)}>
      <ul className={classes('flex', list)}>
        {items
          .filter(({ to }) => opens(to))
          .map(({ to, label: text, count, end, current }) => (
            <li key={to} className="shrink-0">
              {current === undefined ? (
                <NavLink to={to} end={end} className={({ isActive }) => lookOf(isActive)}>
                  <TabText label={text} count={count} />
                </NavLink>
              ) : (
                <Link to={to} aria-current={current ? 'page' : undefined} className={lookOf(current)}>
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

/** Path to the parent pages. An entry without an address is the current page; it is left out beside a title that names it. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useT(uiMessages)
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-caption text-ink-3 lg:text-ui">
        {items.map(({ label, to }) => (
          <li key={to ?? 'here'} className="flex min-w-0 items-center gap-1.5">
            {to ? (
              <Link to={to} className="inline-flex min-h-8 items-center hover:text-ink hover:underline coarse:min-h-11">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                <bdi>{label}</bdi>
              </span>
            )}
            {to && <Icon as={ChevronRight} directional size={12} />}
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
  /** Related pages beside the title: `NavTabs` with the look `segment`. */
  tabs?: ReactNode
}

/**
 * Head of a page: the only h1, status and main actions. In the portals it is the top bar, whose end belongs to language
 * and bell.
 */
export function PageHeader({ title, badge, description, actions, breadcrumbs, tabs }: PageHeaderProps) {
  return (
    <header data-page-head className="flex flex-col gap-2 lg:gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:bleed lg:min-h-12 lg:border-b lg:border-line lg:py-1.5 lg:ps-(--gutter,0px) lg:pe-36">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-lg:basis-full">
          {breadcrumbs && <Breadcrumbs items={breadcrumbs.filter(({ to }) => to)} />}
          <h1 tabIndex={-1} className="text-h1 lg:text-title max-lg:basis-full">
            {title}
          </h1>
          {badge}
        </div>
        {tabs}
        {actions && <div className="flex flex-wrap items-center gap-2 lg:ms-auto max-md:w-full">{actions}</div>}
      </div>
      {description && <p className="prose-width text-ui text-ink-2">{description}</p>}
    </header>
  )
}

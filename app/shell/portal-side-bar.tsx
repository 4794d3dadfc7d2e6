import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { shellMessages } from '#/messages/shell.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { type Area, isCurrent, type PortalGroup, portalMenus } from './portal-menus.ts'

/** Number of new things by address of a menu entry; 0 shows nothing. */
export type News = Readonly<Record<string, number>>

/** Pages of an area in groups. The current one has a ground and heavier text, not colour alone. */
export function PortalSideBar({ area, news }: { area: Area; news: News }) {
  const t = useT(shellMessages)
  const { opens } = useRights()
  const groups = portalMenus[area]
    .map((group) => ({ ...group, links: group.links.filter(({ to }) => opens(to)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <nav aria-label={t('mainNavigation')} className="flex flex-col gap-3">
      {groups.map((group) => (
        <Group key={group.label} group={group} news={news} />
      ))}
    </nav>
  )
}

function Group({ group, news }: { group: PortalGroup; news: News }) {
  const t = useT(shellMessages)
  const { pathname } = useLocation()
  const id = useId()
  return (
    <div>
      <p id={id} className="px-2 pb-1 text-caption text-ink-3">
        {t(group.label)}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-px">
        {group.links.map((link) => {
          const current = isCurrent(link, pathname)
          return (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={current ? 'page' : undefined}
                className={classes(
                  'flex items-center gap-2.5 rounded-control px-2 py-1 text-ui max-lg:min-h-11 lg:min-h-7.5 rtl:lg:min-h-8 coarse:min-h-11',
                  current ? 'bg-surface-3 font-medium text-ink' : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
                )}
              >
                <Icon as={link.icon} size={16} />
                {t(link.label)}
                <NewOnes count={news[link.to] ?? 0} />
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function NewOnes({ count }: { count: number }) {
  const t = useT(shellMessages)
  if (count === 0) return null
  return (
    <>
      <span aria-hidden className="num ms-auto text-caption font-medium text-ink-2">
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">{t('newOnes', { count })}</span>
    </>
  )
}

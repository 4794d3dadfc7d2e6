import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { shellMessages } from '#/messages/shell.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { type Area, isCurrent, type PortalGroup, portalMenus } from './portal-menus.ts'

/** Pages of an area in groups. The current one has a bar and bold text, not colour alone. */
export function PortalSideBar({ area }: { area: Area }) {
  const t = useT(shellMessages)
  const { opens } = useRights()
  const groups = portalMenus[area]
    .map((group) => ({ ...group, links: group.links.filter(({ to }) => opens(to)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <nav aria-label={t('mainNavigation')} className="flex flex-col gap-6">
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </nav>
  )
}

function Group({ group }: { group: PortalGroup }) {
  const t = useT(shellMessages)
  const { pathname } = useLocation()
  const id = useId()
  return (
    <div>
      <p id={id} className="px-3 pb-1 text-micro font-medium text-ink-3">
        {t(group.label)}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {group.links.map((link) => {
          const current = isCurrent(link, pathname)
          return (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={current ? 'page' : undefined}
                className={classes(
                  'relative flex min-h-10 items-center gap-3 rounded-control px-3 py-1.5 text-ui transition-colors coarse:min-h-11 max-md:min-h-11',
                  current
                    ? 'bg-surface-2 font-semibold text-ink before:absolute before:inset-y-2 before:start-0 before:w-1 before:rounded-full before:bg-primary'
                    : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
                )}
              >
                <Icon as={link.icon} />
                {t(link.label)}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import { Link, useLocation } from 'react-router'
import { shellMessages } from '#/messages/shell.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { type Area, isCurrent, type PortalLink, portalMenus } from './portal-menus.ts'

const mostPlaces = 5

/** The places of an area in the order of its menu; those marked come first when a person may open more than five. */
function placesOf(area: Area, opens: (to: string) => boolean): readonly PortalLink[] {
  const links = portalMenus[area].flatMap((group) => group.links).filter(({ to }) => opens(to))
  const marked = links.filter(({ place }) => place)
  const rest = links.filter(({ place }) => !place)
  const chosen = new Set([...marked, ...rest].slice(0, mostPlaces))
  return links.filter((link) => chosen.has(link))
}

/** Bar of five places at the foot of a phone's page; gives way to a foot of the page's own (`data-foot`). */
export function BottomBar({ area }: { area: Area }) {
  const t = useT(shellMessages)
  const { opens } = useRights()
  const { pathname } = useLocation()
  const places = placesOf(area, opens)
  if (places.length < 2) return null
  return (
    <nav
      aria-label={t('places')}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] group-has-[[data-foot]]/frame:hidden lg:hidden print:hidden"
    >
      <ul className="flex">
        {places.map((link) => {
          const current = isCurrent(link, pathname)
          return (
            <li key={link.to} className="min-w-0 flex-1">
              <Link
                to={link.to}
                aria-current={current ? 'page' : undefined}
                className={classes(
                  'flex h-15 flex-col items-center justify-center gap-1 px-0.5 text-caption leading-none',
                  current ? 'font-semibold text-ink' : 'text-ink-2',
                )}
              >
                <Icon as={link.icon} size={20} />
                <span className="max-w-full truncate leading-4">{t(link.short ?? link.label)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

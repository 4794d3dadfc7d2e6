import { Plus, UtensilsCrossed } from 'lucide-react'
import { href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { MenuStateBadge } from '#/features/kitchen/menus/components/menu-badge.tsx'
import { listMenus, type MenuLine } from '#/features/kitchen/menus/read-menus.server.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/menus'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, menuMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return {
    menus: await listMenus(actor),
    mayWrite: may(actor, 'kitchen.publish'),
    marks: may(actor, 'menu.sold-out'),
  }
})

/** Menus of the company, those that guests see first. */
export default function Page({ loaderData: { menus, mayWrite, marks } }: Route.ComponentProps) {
  const t = useT(menuMessages)
  const { viewing } = useRights()
  const writes = mayWrite && !viewing
  const add = writes && (
    <LinkButton variant="primary" icon={Plus} to={href('/client/recipe-management/menus/new')}>
      {t('newMenu')}
    </LinkButton>
  )
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            {marks && <LinkButton to={href('/client/recipe-management/sold-out')}>{t('soldOutTitle')}</LinkButton>}
            {menus.length > 0 && add}
          </>
        }
      />
      {menus.length === 0 ? (
        <EmptyState icon={UtensilsCrossed} title={t('none')} action={add || undefined}>
          {t(writes ? 'noneHint' : 'noneForReader')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {menus.map((menu) => (
            <MenuRow key={menu.id} menu={menu} />
          ))}
        </ul>
      )}
    </div>
  )
}

function MenuRow({ menu }: { menu: MenuLine }) {
  const t = useT(menuMessages)
  const lang = useLang()
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 first:border-t">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-ui font-semibold">
          <Link className="link" to={href('/client/recipe-management/menus/:menuId', { menuId: menu.id })}>
            <bdi>{menu.names[lang]}</bdi>
          </Link>
        </h2>
        <MenuStateBadge state={menu.state} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
        <bdi>{menu.branch ?? t('everyBranch')}</bdi>
        <span>{t('dishCount', { count: menu.dishes })}</span>
        {menu.number !== null && menu.publishedAt && (
          <span>
            {t('version', { number: menu.number })} · <Time at={menu.publishedAt} />
          </span>
        )}
        {menu.state === 'published' && <span>{t('openingCount', { count: menu.openings })}</span>}
      </p>
    </li>
  )
}

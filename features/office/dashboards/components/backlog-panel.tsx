import { href, Link } from 'react-router'
import { adminDashboardMessages } from '#/messages/office/dashboards.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Backlog, Load } from '../flow.server.ts'

/** Who holds how many reports: editors with reports to review, shoppers with late reports. */
export function BacklogPanel({ backlog }: { backlog: Backlog }) {
  const t = useT(adminDashboardMessages)
  const queue = (load: Load) => `${href('/admin/reports')}?tab=${load.id === null ? 'waiting' : 'in-review'}`
  return (
    <>
      {backlog.editors.length > 0 && <Loads title={t('backlogEditors')} loads={backlog.editors} link={queue} />}
      {backlog.shoppers.length > 0 && (
        <Loads
          title={t('backlogShoppers')}
          loads={backlog.shoppers}
          link={({ id }) => href('/admin/freelancers/:shopperId', { shopperId: id! })}
        />
      )}
    </>
  )
}

function Loads({ title, loads, link }: { title: string; loads: readonly Load[]; link: (load: Load) => string }) {
  const t = useT(adminDashboardMessages)
  const { opens } = useRights()
  return (
    <Card title={title}>
      <ul className="flex flex-col">
        {loads.map((load) => {
          const name = load.name ?? t('noEditor')
          const to = link(load)
          return (
            <li
              key={load.id ?? 'none'}
              className="flex min-h-9 items-center gap-3 border-b border-line py-1 text-ui last:border-b-0 coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate">
                {opens(to) ? (
                  <Link to={to} className="hover:text-link">
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </span>
              {load.late > 0 && load.late < load.reports && (
                <span className="num text-caption text-danger-ink">{t('late', { count: load.late })}</span>
              )}
              <span className="num font-semibold">{load.reports}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

import { Plus, Users } from 'lucide-react'
import { href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { readWorkers } from '#/features/operations/papers/workers.server.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/workers'

export const loader = pageData(({ context }: Route.LoaderArgs) => readWorkers(actorOf(context)))

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, paperMessages.workers) }]

/** Workers of the branches, by branch, with how many papers each has and which ends next. */
export default function Page({ loaderData: workers }: Route.ComponentProps) {
  const t = useT(paperMessages)
  const lang = useLang()
  const add = (
    <LinkButton to={href('/client/document-monitoring/workers/new')} icon={Plus} variant="primary">
      {t('addWorker')}
    </LinkButton>
  )
  const branches = Map.groupBy(workers, ({ branch }) => branch)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/document-monitoring'), label: t('title') }, { label: t('workers') }]}
        title={t('workers')}
        description={t('workersLead')}
        actions={workers.length > 0 && add}
      />
      {workers.length === 0 && (
        <EmptyState icon={Users} title={t('workersNone')} action={add}>
          {t('workersNoneHint')}
        </EmptyState>
      )}
      {[...branches].map(([branch, all]) => (
        <section key={branch}>
          <h2 className="text-h3">
            <bdi>{branch}</bdi>
          </h2>
          <ul className="mt-2 flex flex-col divide-y divide-line border-y border-line">
            {all.map((worker) => (
              <li key={worker.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-ui">
                <Link
                  className="link inline-flex min-h-11 min-w-0 flex-1 items-center md:min-h-6"
                  to={href('/client/document-monitoring/workers/:workerId', { workerId: worker.id })}
                >
                  <bdi>{worker.name}</bdi>
                </Link>
                <bdi className="text-ink-2">{worker.job}</bdi>
                {worker.leftOn ? (
                  <Badge>{t('left')}</Badge>
                ) : (
                  <span className="text-caption text-ink-2">
                    {t('paperCount', { count: worker.papers })}
                    {worker.nextEnd && ` · ${t('nextEnd')} ${formatDay(worker.nextEnd, lang)}`}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

import { BookOpenCheck } from 'lucide-react'
import { href } from 'react-router'
import { StudyStateBadge } from '#/features/site/case-studies/components/study-state.tsx'
import { listOwnStudies, type OwnStudy } from '#/features/site/case-studies/read-studies.server.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/case-studies'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, caseStudyMessages.ownTitle) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => listOwnStudies(actorOf(context)))

export default function Page({ loaderData: rows }: Route.ComponentProps) {
  const t = useT(caseStudyMessages)
  const lang = useLang()
  const columns: Column<OwnStudy>[] = [
    { key: 'title', header: t('story'), cell: ({ content }) => <bdi>{content.title[lang]}</bdi> },
    { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <StudyStateBadge state={state} own /> },
    {
      key: 'answered',
      header: t('updated'),
      cell: ({ answeredAt, state }) => (answeredAt && state !== 'offered' ? <Time at={answeredAt} /> : null),
    },
  ]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('ownTitle')} description={t('ownLead')} />
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLink={(row) => href('/client/case-studies/:studyId', { studyId: row.id })}
          empty={
            <EmptyState icon={BookOpenCheck} title={t('ownNone')}>
              {t('ownNoneHint')}
            </EmptyState>
          }
        />
      </Card>
    </div>
  )
}

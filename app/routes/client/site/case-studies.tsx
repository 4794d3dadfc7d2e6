import { BookOpenCheck } from 'lucide-react'
import { href } from 'react-router'
import { readList } from '#/domain/list.ts'
import { StudyStateBadge } from '#/features/site/case-studies/components/study-state.tsx'
import { ownStudyList } from '#/features/site/case-studies/own-study-list.ts'
import { listOwnStudies } from '#/features/site/case-studies/read-studies.server.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ExportLinks } from '#/ui/list-tools.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/case-studies'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, caseStudyMessages.ownTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(ownStudyList, url.searchParams)
  return { query, rows: await listOwnStudies(actorOf(context), query) }
})

export default function Page({ loaderData: { query, rows } }: Route.ComponentProps) {
  const t = useT(caseStudyMessages)
  const file = <ExportLinks list={ownStudyList} query={query} />
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('ownTitle')} description={t('ownLead')} actions={file} />
      <Card flush as="div">
        <ListTable
          list={ownStudyList}
          query={query}
          rows={rows}
          cells={{ state: ({ state }) => <StudyStateBadge state={state} own /> }}
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

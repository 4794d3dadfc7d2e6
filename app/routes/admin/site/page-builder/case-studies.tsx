import { pageNumber } from '#/domain/page-number.ts'
import { BookOpenCheck, PenLine } from 'lucide-react'
import { href, redirect } from 'react-router'
import { StudyStateBadge } from '#/features/site/case-studies/components/study-state.tsx'
import { newStudyForm } from '#/features/site/case-studies/form.ts'
import { studiesAPage } from '#/features/site/case-studies/page-size.ts'
import { listStudies, studyClients, type StudyRow } from '#/features/site/case-studies/read-studies.server.ts'
import { createStudy } from '#/features/site/case-studies/write-study.server.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { ComboBox } from '#/ui/combo-box.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/case-studies'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, caseStudyMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const page = pageNumber(url.searchParams.get('page'), 10_000)
  const [list, clients] = await Promise.all([listStudies(actor, page), studyClients(actor)])
  return { ...list, clients }
})

export const action = formAction(newStudyForm, async (actor, { clientKey, clientId }) =>
  redirect(
    href('/admin/page-builder/case-studies/:studyId', {
      studyId: await createStudy(actor, { id: clientKey, clientId }),
    }),
  ),
)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(caseStudyMessages)
  const { rows, total, clients } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('lead')} />
      <ContentTabs />
      <Card title={t('newStudy')}>
        {clients.length === 0 ? (
          <p className="text-ui text-ink-2">{t('noClients')}</p>
        ) : (
          <ActionForm result={actionData} clientKey errors="inline">
            <div className="flex flex-col gap-4 md:flex-row md:items-end">
              <div className="md:w-96">
                <ComboBox
                  name="client"
                  idName="clientId"
                  label={t('client')}
                  help={t('clientHelp')}
                  options={clients.map(({ id, name }) => ({ id, label: name }))}
                />
              </div>
              <SubmitButton icon={PenLine}>{t('begin')}</SubmitButton>
            </div>
          </ActionForm>
        )}
      </Card>
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={useColumns()}
          rows={rows}
          rowKey={(row) => row.id}
          rowLink={(row) => href('/admin/page-builder/case-studies/:studyId', { studyId: row.id })}
          empty={
            <EmptyState icon={BookOpenCheck} title={t('none')}>
              {t('noneHint')}
            </EmptyState>
          }
        />
      </Card>
      <Pagination total={total} pageSize={studiesAPage} />
    </div>
  )
}

function useColumns(): Column<StudyRow>[] {
  const t = useT(caseStudyMessages)
  const lang = useLang()
  return [
    { key: 'title', header: t('story'), cell: ({ title }) => <bdi>{title[lang] || t('untitled')}</bdi> },
    { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <StudyStateBadge state={state} /> },
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    { key: 'updated', header: t('updated'), cell: ({ updatedAt }) => <Time at={updatedAt} mode="datetime" /> },
  ]
}

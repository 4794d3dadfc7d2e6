import { BookOpenCheck, PenLine } from 'lucide-react'
import { href, redirect } from 'react-router'
import { readList } from '#/domain/list.ts'
import { StudyStateBadge } from '#/features/site/case-studies/components/study-state.tsx'
import { newStudyForm } from '#/features/site/case-studies/form.ts'
import { listStudies, studyClients } from '#/features/site/case-studies/read-studies.server.ts'
import { studyList } from '#/features/site/case-studies/study-list.ts'
import { createStudy } from '#/features/site/case-studies/write-study.server.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { ComboBox } from '#/ui/combo-box.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/case-studies'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, caseStudyMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(studyList, url.searchParams)
  const [list, clients] = await Promise.all([listStudies(actor, query), studyClients(actor)])
  return { query, ...list, clients }
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
  const { query, rows, total, clients } = loaderData
  const begin = (
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
  )
  return (
    <ListPage
      list={studyList}
      query={query}
      rows={rows}
      total={total}
      cells={{ state: ({ state }) => <StudyStateBadge state={state} /> }}
      rowKey={(row) => row.id}
      rowLink={(row) => href('/admin/page-builder/case-studies/:studyId', { studyId: row.id })}
      title={t('title')}
      above={
        <>
          <ContentTabs />
          {begin}
        </>
      }
      empty={
        <EmptyState icon={BookOpenCheck} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}

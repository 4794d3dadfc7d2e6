import { searchText } from '#/domain/plain-text.ts'
import { ClipboardList, Copy, FileDown, Plus, SquarePen, Upload } from 'lucide-react'
import { useState } from 'react'
import { redirect } from 'react-router'
import { FormsTabs } from '#/features/site/forms/components/forms-tabs.tsx'
import { listForms } from '#/features/site/forms/list-forms.server.ts'
import { textIn } from '#/features/fieldwork/questionnaires/condition-words.ts'
import {
  CopyQuestionnaireDialog,
  ImportDialog,
  NewQuestionnaireDialog,
} from '#/features/fieldwork/questionnaires/components/new-questionnaire-dialogs.tsx'
import { QuestionnaireState } from '#/features/fieldwork/questionnaires/components/questionnaire-state.tsx'
import { questionnairePath } from '#/features/fieldwork/questionnaires/components/versions-panel.tsx'
import { importQuestionnaire } from '#/features/fieldwork/questionnaires/import-questionnaire.server.ts'
import {
  clientChoices,
  listQuestionnaires,
  type QuestionnaireRow,
} from '#/features/fieldwork/questionnaires/list-questionnaires.server.ts'
import {
  copyQuestionnaire,
  createQuestionnaire,
  questionnairesForm,
} from '#/features/fieldwork/questionnaires/new-questionnaire.server.ts'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/questionnaires'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, questionnairesMessages.title) }]

const typedSearch = (url: URL): string => searchText(url.searchParams)

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [questionnaires, clients, forms] = await Promise.all([
    listQuestionnaires(actor, typedSearch(url)),
    clientChoices(actor),
    listForms(actor),
  ])
  return { questionnaires, clients, newMessages: forms.reduce((sum, form) => sum + form.newMessages, 0) }
})

export const action = formAction(questionnairesForm, async (actor, sent) => {
  if (sent.intent === 'import') return importQuestionnaire(actor, sent)
  const { id } =
    sent.intent === 'create' ? await createQuestionnaire(actor, sent) : await copyQuestionnaire(actor, sent)
  return redirect(questionnairePath(id))
})

export default function QuestionnairesPage({ loaderData }: Route.ComponentProps) {
  const { questionnaires, clients, newMessages } = loaderData
  const t = useT(questionnairesMessages)
  const [dialog, setDialog] = useState<'new' | 'import' | null>(null)
  const [source, setSource] = useState<QuestionnaireRow | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Button icon={Upload} onClick={() => setDialog('import')}>
              {t('import')}
            </Button>
            <Button variant="primary" icon={Plus} onClick={() => setDialog('new')}>
              {t('new')}
            </Button>
          </>
        }
      />
      <FormsTabs newMessages={newMessages} />
      <FilterBar filters={[]} search={{ label: t('search') }} />
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={useColumns(setSource)}
          rows={questionnaires}
          rowKey={(row) => row.id}
          rowLink={(row) => questionnairePath(row.id)}
          empty={<NoResults />}
        />
      </Card>
      <NewQuestionnaireDialog open={dialog === 'new'} onClose={close} clients={clients} />
      <ImportDialog open={dialog === 'import'} onClose={close} clients={clients} />
      <CopyQuestionnaireDialog source={source} onClose={() => setSource(null)} clients={clients} />
    </div>
  )
}

function useColumns(copy: (row: QuestionnaireRow) => void): Column<QuestionnaireRow>[] {
  const t = useT(questionnairesMessages)
  const lang = useLang()
  const file = (id: string, format: string) => location.assign(`${questionnairePath(id)}/export?format=${format}`)
  return [
    {
      key: 'name',
      header: t('name'),
      cell: ({ code, title }) => (
        <span className="flex flex-col items-start">
          <bdi>{textIn(title, lang)}</bdi>
          <bdi dir="ltr" className="self-start text-caption text-ink-2">
            {code}
          </bdi>
        </span>
      ),
    },
    { key: 'whose', header: t('whose'), cell: ({ client }) => <bdi>{client ?? t('everybody')}</bdi> },
    { key: 'type', header: t('type'), cell: ({ evaluationType }) => t(evaluationType) },
    { key: 'version', header: t('version'), numeric: true, cell: ({ published }) => published ?? t('notPublished') },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state, isCurrent }) => (
        <span className="flex flex-wrap gap-2">
          <QuestionnaireState state={state} />
          {isCurrent && <StatusBadge tone="green">{t('inUse')}</StatusBadge>}
        </span>
      ),
    },
    {
      key: 'changed',
      header: t('changedAt'),
      card: 'hidden',
      cell: ({ updatedAt }) => <Time at={updatedAt} mode="datetime" />,
    },
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      card: 'aside',
      cell: (row) => (
        <Menu
          label={t('actionsOf', { code: row.code })}
          items={[
            { id: 'edit', label: t('edit'), icon: SquarePen, to: questionnairePath(row.id) },
            { id: 'copy', label: t('copy'), icon: Copy, onAction: () => copy(row) },
            { id: 'json', label: t('exportJson'), icon: FileDown, onAction: () => file(row.id, 'json') },
            { id: 'xlsx', label: t('exportXls'), icon: ClipboardList, onAction: () => file(row.id, 'xlsx') },
          ]}
        />
      ),
    },
  ]
}

import { ClipboardList, Copy, FileDown, Plus, SquarePen, Upload } from 'lucide-react'
import { useState } from 'react'
import { redirect } from 'react-router'
import { readList } from '#/domain/list.ts'
import { QuestionnairesTabs } from '#/features/fieldwork/questionnaires/components/questionnaires-tabs.tsx'
import { textIn } from '#/features/fieldwork/questionnaires/condition-words.ts'
import {
  CopyQuestionnaireDialog,
  ImportDialog,
  NewQuestionnaireDialog,
} from '#/features/fieldwork/questionnaires/components/new-questionnaire-dialogs.tsx'
import { QuestionnaireState } from '#/features/fieldwork/questionnaires/components/questionnaire-state.tsx'
import { questionnairePath } from '#/features/fieldwork/questionnaires/components/versions-panel.tsx'
import { importQuestionnaire } from '#/features/fieldwork/questionnaires/import-questionnaire.server.ts'
import { clientChoices, listQuestionnaires } from '#/features/fieldwork/questionnaires/list-questionnaires.server.ts'
import {
  copyQuestionnaire,
  createQuestionnaire,
  questionnairesForm,
} from '#/features/fieldwork/questionnaires/new-questionnaire.server.ts'
import { questionnaireList, type QuestionnaireRow } from '#/features/fieldwork/questionnaires/questionnaire-list.ts'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { type ListCells, ListTable } from '#/ui/list-table.tsx'
import { Menu } from '#/ui/menu.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/questionnaires'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, questionnairesMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(questionnaireList, url.searchParams)
  const [questionnaires, clients] = await Promise.all([listQuestionnaires(actor, query), clientChoices(actor)])
  return { query, questionnaires, clients }
})

export const action = formAction(questionnairesForm, async (actor, sent) => {
  if (sent.intent === 'import') return importQuestionnaire(actor, sent)
  const { id } =
    sent.intent === 'create' ? await createQuestionnaire(actor, sent) : await copyQuestionnaire(actor, sent)
  return redirect(questionnairePath(id))
})

export default function QuestionnairesPage({ loaderData }: Route.ComponentProps) {
  const { query, questionnaires, clients } = loaderData
  const t = useT(questionnairesMessages)
  const [dialog, setDialog] = useState<'new' | 'import' | null>(null)
  const [source, setSource] = useState<QuestionnaireRow | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="flex flex-col">
      <PageHeader
        title={t('title')}
        tabs={<QuestionnairesTabs />}
        actions={
          <>
            <Button changes icon={Upload} onClick={() => setDialog('import')}>
              {t('import')}
            </Button>
            <Button changes variant="primary" icon={Plus} onClick={() => setDialog('new')}>
              {t('new')}
            </Button>
          </>
        }
      />
      <ListBar list={questionnaireList} query={query} />
      <div className="bleed">
        <ListTable
          list={questionnaireList}
          query={query}
          rows={questionnaires}
          cells={useCells()}
          trailing={useActions(setSource)}
          rowKey={(row) => row.id}
          rowLink={(row) => questionnairePath(row.id)}
          empty={<NoResults />}
        />
      </div>
      <NewQuestionnaireDialog open={dialog === 'new'} onClose={close} clients={clients} />
      <ImportDialog open={dialog === 'import'} onClose={close} clients={clients} />
      <CopyQuestionnaireDialog source={source} onClose={() => setSource(null)} clients={clients} />
    </div>
  )
}

function useCells(): ListCells<QuestionnaireRow> {
  const t = useT(questionnairesMessages)
  const lang = useLang()
  return {
    name: ({ code, title }) => (
      <span className="cell-pair">
        <bdi>{textIn(title, lang)}</bdi>
        <span className="text-caption text-ink-2">
          <bdi dir="ltr">{code}</bdi>
        </span>
      </span>
    ),
    version: ({ published }) => published ?? t('notPublished'),
    state: ({ state, isCurrent }) => (
      <span className="flex gap-2">
        <QuestionnaireState state={state} />
        {isCurrent && <StatusBadge tone="green">{t('inUse')}</StatusBadge>}
      </span>
    ),
  }
}

function useActions(copy: (row: QuestionnaireRow) => void): Column<QuestionnaireRow>[] {
  const t = useT(questionnairesMessages)
  const file = (id: string, format: string) => location.assign(`${questionnairePath(id)}/export?format=${format}`)
  return [
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

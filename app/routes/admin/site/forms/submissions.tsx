import { Inbox } from 'lucide-react'
import { href } from 'react-router'
import { addressParts, isNarrowed, readList } from '#/domain/list.ts'
import type { Undone } from '#/domain/undo.ts'
import { FormsTabs } from '#/features/site/forms/components/forms-tabs.tsx'
import { InboxToolbar } from '#/features/site/forms/components/inbox-toolbar.tsx'
import { SubmissionStateBadge } from '#/features/site/forms/components/submission-state-badge.tsx'
import { type Changed, changeStates, inboxForm, undoStates } from '#/features/site/forms/handle-submissions.server.ts'
import { inboxList } from '#/features/site/forms/inbox-list.ts'
import { countNewMessages, formNames, type InboxRow, readInbox } from '#/features/site/forms/read-inbox.server.ts'
import { inboxMessages } from '#/messages/site/forms-admin.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { type Selection, selectionColumn, useSelection } from '#/ui/list-selection.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/submissions'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, inboxMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(inboxList, url.searchParams)
  const [list, forms, newMessages] = await Promise.all([
    readInbox(actor, query),
    formNames(actor),
    countNewMessages(actor),
  ])
  return { ...list, query, forms, newMessages, search: new URLSearchParams(addressParts(inboxList, query)).toString() }
})

export const action = formAction(inboxForm, (actor, change): Promise<Changed | Undone> =>
  change.scope === 'undo' ? undoStates(actor, change) : changeStates(actor, change),
)

export default function SubmissionsPage({ loaderData }: Route.ComponentProps) {
  const { query, newMessages, forms } = loaderData
  const t = useT(inboxMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col">
      <PageHeader title={t('title')} tabs={<FormsTabs newMessages={newMessages} />} />
      <ListBar
        list={inboxList}
        query={query}
        options={{ form: forms.map(({ slug, title }) => ({ value: slug, label: title[lang] })) }}
      />
      <Messages {...loaderData} />
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** List with its selection. */
function Messages({ rows, total, query, forms, search }: Loaded) {
  const t = useT(inboxMessages)
  const selection = useSelection(rows, {
    id: ({ id }) => id,
    label: ({ ticket }) => t('choose', { ticket: String(ticket) }),
    pageLabel: t('chooseAll'),
    name: 'ids',
    total,
  })
  const columns = useColumns(rows, forms, selection)
  return (
    <>
      <InboxToolbar selection={selection} search={search} />
      <div className="bleed pb-2">
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLink={(row) => href('/admin/forms/submissions/:submissionId', { submissionId: row.id })}
          empty={
            isNarrowed(inboxList, query) ? (
              <NoResults />
            ) : (
              <EmptyState icon={Inbox} title={t('none')}>
                {t('noneHint')}
              </EmptyState>
            )
          }
        />
      </div>
      <ListPages list={inboxList} total={total} />
    </>
  )
}

function useColumns(
  rows: readonly InboxRow[],
  forms: Loaded['forms'],
  selection: Selection<InboxRow>,
): Column<InboxRow>[] {
  const t = useT(inboxMessages)
  const lang = useLang()
  return [
    {
      key: 'sender',
      header: t('sender'),
      cell: (row) => <bdi>{row.name ?? row.email ?? t('unnamed', { ticket: row.ticket })}</bdi>,
    },
    selectionColumn(selection, rows),
    {
      key: 'ticket',
      header: t('ticket'),
      cell: (row) => (
        <bdi dir="ltr" className="num">
          {row.ticket}
        </bdi>
      ),
    },
    {
      key: 'message',
      header: t('message'),
      card: 'hidden',
      cell: (row) => <bdi className="line-clamp-2 max-w-[44ch] [overflow-wrap:anywhere] text-ink-2">{row.excerpt}</bdi>,
    },
    {
      key: 'form',
      header: t('form'),
      cell: (row) => <bdi>{forms.find(({ slug }) => slug === row.formSlug)?.title[lang] ?? row.formSlug}</bdi>,
    },
    { key: 'state', header: t('state'), cell: (row) => <SubmissionStateBadge state={row.state} /> },
    { key: 'received', header: t('received'), cell: (row) => <Time at={row.createdAt} mode="datetime" /> },
  ]
}

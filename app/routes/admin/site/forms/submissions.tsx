import { pageNumber } from '#/domain/page-number.ts'
import { Download, Inbox } from 'lucide-react'
import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { FormsTabs } from '#/features/site/forms/components/forms-tabs.tsx'
import { type Chosen, InboxToolbar } from '#/features/site/forms/components/inbox-toolbar.tsx'
import { SubmissionStateBadge } from '#/features/site/forms/components/submission-state-badge.tsx'
import { changeStates, inboxForm } from '#/features/site/forms/handle-submissions.server.ts'
import { inboxQueryOf, isNarrowed, submissionStates } from '#/features/site/forms/inbox-query.ts'
import { countNewMessages, formNames, type InboxRow, readInbox } from '#/features/site/forms/read-inbox.server.ts'
import { inboxMessages } from '#/messages/site/forms-admin.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/submissions'

const pageSize = 25

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, inboxMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = inboxQueryOf(url.searchParams)
  const page = pageNumber(url.searchParams.get('page'))
  const [list, forms, newMessages] = await Promise.all([
    readInbox(actor, query, page, pageSize),
    formNames(actor),
    countNewMessages(actor),
  ])
  return { ...list, query, forms, newMessages, search: new URLSearchParams(filled(query)).toString() }
})

const filled = (query: Record<string, string>) => Object.entries(query).filter(([, value]) => value !== '')

export const action = formAction(inboxForm, changeStates)

export default function SubmissionsPage({ loaderData }: Route.ComponentProps) {
  const { query, newMessages, search } = loaderData
  const t = useT(inboxMessages)
  const lang = useLang()
  const file = (format: string) =>
    `${href('/admin/forms/submissions/export')}?${search}${search && '&'}format=${format}`
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <AnchorButton href={file('csv')} download icon={Download}>
              {t('exportCsv')}
            </AnchorButton>
            <AnchorButton href={file('xlsx')} download icon={Download}>
              {t('exportXlsx')}
            </AnchorButton>
          </>
        }
      />
      <FormsTabs newMessages={newMessages} />
      <FilterBar
        search={{ label: t('search'), placeholder: t('search') }}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: submissionStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          {
            name: 'form',
            label: t('form'),
            options: loaderData.forms.map(({ slug, title }) => ({ value: slug, label: title[lang] })),
          },
        ]}
        more={[
          { name: 'from', label: t('from'), read: (value) => value },
          { name: 'to', label: t('to'), read: (value) => value },
        ]}
      >
        <DateField key={`from ${query.from}`} name="from" label={t('from')} defaultValue={query.from} />
        <DateField key={`to ${query.to}`} name="to" label={t('to')} defaultValue={query.to} />
      </FilterBar>
      <Messages key={useSearchParams()[0].toString()} {...loaderData} />
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

const none: Chosen = { ids: new Set(), all: false }

/** List with its selection, which another page or filter resets. */
function Messages({ rows, total, query, forms, search }: Loaded) {
  const t = useT(inboxMessages)
  const [chosen, setChosen] = useState(none)
  const columns = useColumns(rows, forms, chosen, setChosen)
  const wholePage = rows.length > 0 && rows.every(({ id }) => chosen.ids.has(id))
  return (
    <>
      {chosen.ids.size > 0 && (
        <InboxToolbar
          chosen={chosen}
          total={total}
          mayChooseAll={wholePage && total > rows.length}
          search={search}
          onChooseAll={() => setChosen({ ...chosen, all: true })}
          onClear={() => setChosen(none)}
        />
      )}
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLink={(row) => href('/admin/forms/submissions/:submissionId', { submissionId: row.id })}
          empty={
            isNarrowed(query) ? (
              <NoResults />
            ) : (
              <EmptyState icon={Inbox} title={t('none')}>
                {t('noneHint')}
              </EmptyState>
            )
          }
        />
      </Card>
      <Pagination total={total} pageSize={pageSize} />
    </>
  )
}

function useColumns(
  rows: readonly InboxRow[],
  forms: Loaded['forms'],
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
): Column<InboxRow>[] {
  const t = useT(inboxMessages)
  const lang = useLang()
  const toggle = (id: string) => {
    const ids = new Set(chosen.ids)
    if (!ids.delete(id)) ids.add(id)
    choose({ ids, all: false })
  }
  const all = rows.length > 0 && rows.every(({ id }) => chosen.ids.has(id))
  return [
    {
      key: 'sender',
      header: t('sender'),
      cell: (row) => <bdi>{row.name ?? row.email ?? t('unnamed', { ticket: row.ticket })}</bdi>,
    },
    {
      key: 'choose',
      header: t('chooseAll'),
      headerCell: (
        <Tick
          label={t('chooseAll')}
          checked={all}
          onChange={() => choose(all ? none : { ids: new Set(rows.map(({ id }) => id)), all: false })}
        />
      ),
      card: 'aside',
      hideHeader: true,
      cell: (row) => (
        <Tick
          label={t('choose', { ticket: String(row.ticket) })}
          checked={chosen.all || chosen.ids.has(row.id)}
          onChange={() => toggle(row.id)}
        />
      ),
    },
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

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="inline-flex size-8 items-center justify-center coarse:size-11">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-5 accent-primary" />
    </label>
  )
}

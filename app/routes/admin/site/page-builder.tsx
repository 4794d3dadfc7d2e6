import { pageNumber } from '#/domain/page-number.ts'
import { useState } from 'react'
import { Copy, PanelsTopLeft, Plus } from 'lucide-react'
import { href, redirect } from 'react-router'
import { NewPageDialog, type PageToCopy } from '#/features/site/pages/components/new-page-dialog.tsx'
import { PageStateBadge } from '#/features/site/pages/components/page-state.tsx'
import { newPageForm } from '#/features/site/pages/form.ts'
import { listPages, type PageRow } from '#/features/site/pages/list-pages.server.ts'
import { createPage } from '#/features/site/pages/make-page.server.ts'
import { isPageFilter, pageFilters } from '#/features/site/pages/states.ts'
import { pagesMessages } from '#/messages/site/pages.ts'
import { uiMessages } from '#/messages/ui.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readProductWords } from '#/app/shell/product-words.server.ts'
import type { Route } from './+types/page-builder'

const pageSize = 25

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, pagesMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const search = url.searchParams
  const q = (search.get('q') ?? '').trim().slice(0, 200)
  const state = search.get('state')
  const page = pageNumber(search.get('page'))
  const list = await listPages(actorOf(context), { q, state: isPageFilter(state) ? state : null, page, pageSize })
  return { ...list, filtered: q !== '' || isPageFilter(state) }
})

export const action = formAction(newPageForm, async (actor, { titleEn: en, titleAr: ar, slug, copyOf }) => {
  const words = await readProductWords()
  const { id } = await createPage(actor, { slug, title: { en, ar }, copyOf: copyOf || undefined }, words)
  return redirect(href('/admin/page-builder/pages/:pageId', { pageId: id }))
})

/** Pages made by staff, and links to the other content. */
export default function PageBuilder({ loaderData: { rows, total, filtered } }: Route.ComponentProps) {
  const t = useT(pagesMessages)
  const words = useT(uiMessages)
  const [making, setMaking] = useState<{ copy: PageToCopy | null } | null>(null)
  const begin = (
    <Button variant="primary" icon={Plus} onClick={() => setMaking({ copy: null })}>
      {t('newPage')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('description')} actions={begin} />
      <ContentTabs />
      <FilterBar
        search={{ label: t('searchLabel'), placeholder: t('searchLabel') }}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: pageFilters.map((value) => ({ value, label: t(`state.${value}`) })),
          },
        ]}
      />
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={useColumns((copy) => setMaking({ copy }))}
          rows={rows}
          rowKey={(row) => row.id}
          rowLink={(row) => href('/admin/page-builder/pages/:pageId', { pageId: row.id })}
          empty={
            <EmptyState icon={PanelsTopLeft} title={filtered ? words('noResults') : t('none')}>
              {filtered ? null : t('noneHint')}
            </EmptyState>
          }
        />
      </Card>
      <Pagination total={total} pageSize={pageSize} />
      {making && <NewPageDialog copy={making.copy} onClose={() => setMaking(null)} />}
    </div>
  )
}

function useColumns(onCopy: (copy: PageToCopy) => void): Column<PageRow>[] {
  const t = useT(pagesMessages)
  const lang = useLang()
  const titleOf = ({ title }: PageRow) => title[lang] || title.en || title.ar || t('untitled')
  return [
    { key: 'title', header: t('pageTitle'), cell: (row) => <bdi>{titleOf(row)}</bdi> },
    { key: 'address', header: t('address'), cell: (row) => <bdi dir="ltr">/{row.slug}</bdi> },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: (row) => <PageStateBadge state={row.state} scheduled={row.scheduledFor !== null} />,
    },
    {
      key: 'updated',
      header: t('updated'),
      cell: (row) => (
        <>
          <Time at={row.updatedAt} mode="datetime" />
          {row.updatedBy && (
            <span className="block text-caption text-ink-2">{t('updatedBy', { name: row.updatedBy })}</span>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      cell: (row) => (
        <Button
          variant="quiet"
          size="dense"
          icon={Copy}
          aria-label={t('copyNamed', { title: titleOf(row) }).replace(/[\u2068\u2069]/g, '')}
          onClick={() => onCopy({ id: row.id, title: titleOf(row) })}
        >
          {t('copy')}
        </Button>
      ),
    },
  ]
}

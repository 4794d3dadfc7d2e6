import { withoutMarks } from '#/domain/text.ts'
import { useState } from 'react'
import { Copy, PanelsTopLeft, Plus } from 'lucide-react'
import { href, redirect } from 'react-router'
import { readList } from '#/domain/list.ts'
import { NewPageDialog, type PageToCopy } from '#/features/site/pages/components/new-page-dialog.tsx'
import { PageStateBadge } from '#/features/site/pages/components/page-state.tsx'
import { newPageForm } from '#/features/site/pages/form.ts'
import { listPages } from '#/features/site/pages/list-pages.server.ts'
import { createPage } from '#/features/site/pages/make-page.server.ts'
import { pageList, type PageRow, titleOf } from '#/features/site/pages/page-list.ts'
import { pagesMessages } from '#/messages/site/pages.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { Time } from '#/ui/time.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readProductWords } from '#/app/shell/product-words.server.ts'
import type { Route } from './+types/page-builder'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, pagesMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(pageList, url.searchParams)
  return { query, ...(await listPages(actorOf(context), query)) }
})

export const action = formAction(newPageForm, async (actor, { titleEn: en, titleAr: ar, slug, copyOf }) => {
  const words = await readProductWords()
  const { id } = await createPage(actor, { slug, title: { en, ar }, copyOf: copyOf || undefined }, words)
  return redirect(href('/admin/page-builder/pages/:pageId', { pageId: id }))
})

/** Pages made by staff, and links to the other content. */
export default function PageBuilder({ loaderData: { query, rows, total } }: Route.ComponentProps) {
  const t = useT(pagesMessages)
  const [making, setMaking] = useState<{ copy: PageToCopy | null } | null>(null)
  return (
    <>
      <ListPage
        list={pageList}
        query={query}
        rows={rows}
        total={total}
        cells={useCells()}
        trailing={useActions((copy) => setMaking({ copy }))}
        rowKey={(row) => row.id}
        rowLink={(row) => href('/admin/page-builder/pages/:pageId', { pageId: row.id })}
        title={t('title')}
        actions={
          <Button changes variant="primary" icon={Plus} onClick={() => setMaking({ copy: null })}>
            {t('newPage')}
          </Button>
        }
        tabs={<ContentTabs />}
        empty={
          <EmptyState icon={PanelsTopLeft} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        }
      />
      {making && <NewPageDialog copy={making.copy} onClose={() => setMaking(null)} />}
    </>
  )
}

function useCells(): ListCells<PageRow> {
  const t = useT(pagesMessages)
  return {
    address: ({ slug }) => <bdi dir="ltr">/{slug}</bdi>,
    state: ({ state, scheduledFor }) => <PageStateBadge state={state} scheduled={scheduledFor !== null} />,
    updated: ({ updatedAt, updatedBy }) => (
      <>
        <Time at={updatedAt} mode="datetime" />
        {updatedBy && <span className="block text-caption text-ink-2">{t('updatedBy', { name: updatedBy })}</span>}
      </>
    ),
  }
}

function useActions(onCopy: (copy: PageToCopy) => void): Column<PageRow>[] {
  const t = useT(pagesMessages)
  const lang = useLang()
  return [
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      cell: (row) => {
        const title = titleOf(row, lang, t('untitled'))
        return (
          <Button
            changes
            variant="quiet"
            size="dense"
            icon={Copy}
            aria-label={withoutMarks(t('copyNamed', { title }))}
            onClick={() => onCopy({ id: row.id, title })}
          >
            {t('copy')}
          </Button>
        )
      },
    },
  ]
}

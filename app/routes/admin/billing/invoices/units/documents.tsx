import { Download, FileCheck2, Send } from 'lucide-react'
import { href, useFetcher, useSearchParams } from 'react-router'
import { InvoicesTabs } from '#/features/billing/invoice-desk/tabs.tsx'
import { browseDocuments } from '#/features/billing/tax-authority/browse-documents.server.ts'
import { DocumentsTable } from '#/features/billing/tax-authority/components/documents-table.tsx'
import { unitsPath } from '#/features/billing/tax-authority/components/unit-parts.tsx'
import { documentsForm } from '#/features/billing/tax-authority/form.ts'
import {
  authorityStates,
  documentForms,
  documentsOnPage,
  documentsQuery,
} from '#/features/billing/tax-authority/lists.ts'
import { sendAllWaiting } from '#/features/billing/tax-authority/send-again.server.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { showToast } from '#/ui/toast.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/documents'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, taxUnitMessages.documentsTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = documentsQuery(url.searchParams)
  return { query, list: await browseDocuments(actorOf(context), query) }
})

export const action = formAction(documentsForm, (actor) => sendAllWaiting(actor))

/** Documents for the authority with their results. */
export default function Page({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useT(taxUnitMessages)
  const [search] = useSearchParams()
  const file = (format: string) =>
    `${href('/admin/invoices/units/documents/export')}?${new URLSearchParams([...search, ['format', format]])}`
  const isNarrowed = query.q !== '' || query.state !== null || query.form !== null || query.unit !== null
  const filters = [
    {
      name: 'state',
      label: t('state'),
      options: authorityStates.map((value) => ({ value, label: t(`state_${value}`) })),
    },
    { name: 'form', label: t('form'), options: documentForms.map((value) => ({ value, label: t(`form_${value}`) })) },
  ]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('documentsTitle')}
        description={t('documentsText')}
        breadcrumbs={[{ to: unitsPath, label: t('title') }, { label: t('documentsTitle') }]}
        actions={list.rows.some(({ state }) => state === 'waiting') && <SendAll />}
      />
      <InvoicesTabs />
      <FilterBar
        search={{ label: t('search'), placeholder: t('searchHint') }}
        filters={filters}
        keep={['sort', 'unit']}
      />
      <Card
        flush
        title={t('documentsCaption')}
        actions={
          list.total > 0 && (
            <>
              <AnchorButton href={file('csv')} download icon={Download}>
                {t('exportCsv')}
              </AnchorButton>
              <AnchorButton href={file('xlsx')} download icon={Download}>
                {t('exportXlsx')}
              </AnchorButton>
            </>
          )
        }
      >
        <DocumentsTable
          rows={list.rows}
          empty={
            isNarrowed ? (
              <NoResults />
            ) : (
              <EmptyState icon={FileCheck2} title={t('noDocuments')}>
                {t('noDocumentsHint')}
              </EmptyState>
            )
          }
        />
      </Card>
      <Pagination total={list.total} pageSize={documentsOnPage} />
    </div>
  )
}

function SendAll() {
  const t = useT(taxUnitMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => showToast({ text: t('sendAllDone'), kind: 'success' })}>
      <SubmitButton intent="send-all" icon={Send}>
        {t('sendAll')}
      </SubmitButton>
    </ActionForm>
  )
}

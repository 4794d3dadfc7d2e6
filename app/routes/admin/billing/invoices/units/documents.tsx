import { FileCheck2, Send } from 'lucide-react'
import { useFetcher } from 'react-router'
import { readList } from '#/domain/list.ts'
import { InvoicesTabs } from '#/features/billing/office-invoices/tabs.tsx'
import { useSentCells } from '#/features/billing/tax-authority/components/sent-cells.tsx'
import { unitsPath } from '#/features/billing/tax-authority/components/unit-parts.tsx'
import { documentsForm } from '#/features/billing/tax-authority/form.ts'
import { sentList } from '#/features/billing/tax-authority/list.ts'
import { browseDocuments } from '#/features/billing/tax-authority/list.server.ts'
import { sendAllWaiting } from '#/features/billing/tax-authority/send-again.server.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ExportLinks, ListFilters, ListPages } from '#/ui/list-tools.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { showToast } from '#/ui/toast.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/documents'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, taxUnitMessages.documentsTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(sentList, url.searchParams)
  return { query, list: await browseDocuments(actorOf(context), query) }
})

export const action = formAction(documentsForm, (actor) => sendAllWaiting(actor))

/** Documents for the authority with their results. */
export default function Page({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useT(taxUnitMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('documentsTitle')}
        description={t('documentsText')}
        breadcrumbs={[{ to: unitsPath, label: t('title') }, { label: t('documentsTitle') }]}
        actions={list.rows.some(({ state }) => state === 'waiting') && <SendAll />}
      />
      <InvoicesTabs />
      <ListFilters list={sentList} />
      <Card
        flush
        title={t('documentsCaption')}
        actions={list.total > 0 && <ExportLinks list={sentList} query={query} />}
      >
        <ListTable
          list={sentList}
          query={query}
          rows={list.rows}
          cells={useSentCells()}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `${unitsPath}/documents/${id}`}
          empty={
            <EmptyState icon={FileCheck2} title={t('noDocuments')}>
              {t('noDocumentsHint')}
            </EmptyState>
          }
        />
      </Card>
      <ListPages list={sentList} total={list.total} />
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

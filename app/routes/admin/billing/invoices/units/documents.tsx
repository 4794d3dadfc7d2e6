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
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
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
    <ListPage
      title={t('documentsTitle')}
      breadcrumbs={[{ to: unitsPath, label: t('title') }, { label: t('documentsTitle') }]}
      tabs={<InvoicesTabs />}
      actions={list.rows.some(({ state }) => state === 'waiting') && <SendAll />}
      list={sentList}
      query={query}
      rows={list.rows}
      total={list.total}
      cells={useSentCells()}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `${unitsPath}/documents/${id}`}
      empty={
        <EmptyState icon={FileCheck2} title={t('noDocuments')}>
          {t('noDocumentsHint')}
        </EmptyState>
      }
    />
  )
}

function SendAll() {
  const t = useT(taxUnitMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => showToast({ text: t('sendAllDone'), kind: 'success' })}>
      <AskingSubmit intent="send-all" icon={Send} ask={() => ({ title: t('sendAllTitle'), text: t('sendAllText') })}>
        {t('sendAll')}
      </AskingSubmit>
    </ActionForm>
  )
}

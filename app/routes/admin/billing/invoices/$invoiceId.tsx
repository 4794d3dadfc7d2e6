import { FileCode2, FileText } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AdvancesCard } from '#/features/billing/office-invoices/components/advances-card.tsx'
import { DraftActions } from '#/features/billing/office-invoices/components/draft-actions.tsx'
import { DraftAdvances } from '#/features/billing/office-invoices/components/draft-advances.tsx'
import { DraftFacts } from '#/features/billing/office-invoices/components/draft-facts.tsx'
import { DraftLines } from '#/features/billing/office-invoices/components/draft-lines.tsx'
import { DraftStanding } from '#/features/billing/office-invoices/components/draft-standing.tsx'
import {
  DocumentFacts,
  HistoryCard,
  MoneyCard,
  NotesCard,
  SharesCard,
} from '#/features/billing/office-invoices/components/issued-cards.tsx'
import { IssuedSteps } from '#/features/billing/office-invoices/components/issued-steps.tsx'
import { LinesTable } from '#/features/billing/office-invoices/components/lines-table.tsx'
import { PartiesCard } from '#/features/billing/office-invoices/components/party-facts.tsx'
import { AuthorityBadge, InvoiceStateBadge } from '#/features/billing/office-invoices/components/state-badge.tsx'
import { TotalsCard } from '#/features/billing/office-invoices/components/totals-card.tsx'
import { mailDocument, spendCredit } from '#/features/billing/office-invoices/correct-document.server.ts'
import {
  deleteDraft,
  issueDraft,
  removeDraftLine,
  saveDraftFacts,
  saveDraftLine,
} from '#/features/billing/office-invoices/draft-steps.server.ts'
import { deductAdvance, undeductAdvance } from '#/features/billing/office-invoices/draft-advances.server.ts'
import { documentForm } from '#/features/billing/office-invoices/form.ts'
import { type Document, readInvoicePage } from '#/features/billing/office-invoices/read-document.server.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$invoiceId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readInvoicePage(actorOf(context), params.invoiceId),
)

export const action = formAction(documentForm, async (actor, step, { params }) => {
  const id = params['invoiceId'] ?? ''
  switch (step.intent) {
    case 'facts': {
      const { version, suppliedOn, suppliedUntil, dueOn, note, means } = step
      await saveDraftFacts(actor, { id, version }, { suppliedOn, suppliedUntil, dueOn, note, means })
      return null
    }
    case 'line':
      await saveDraftLine(actor, { id, version: step.version }, step.position, step.line)
      return null
    case 'remove-line':
      await removeDraftLine(actor, { id, version: step.version }, step.position)
      return null
    case 'issue':
      return issueDraft(actor, { id, version: step.version })
    case 'delete':
      await deleteDraft(actor, { id, version: step.version })
      return redirect(`${href('/admin/invoices')}?state=draft`)
    case 'mail':
      await mailDocument(actor, id, step.clientKey)
      return null
    case 'spend':
      return spendCredit(actor, id)
    case 'deduct': {
      const { version, advanceId, amount } = step
      await deductAdvance(actor, { id, version }, { advanceId, amount })
      return null
    }
    case 'undeduct':
      await undeductAdvance(actor, { id, version: step.version }, step.advanceId)
      return null
  }
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = invoicePageMessages.draftTitle
  const client = loaderData?.client ?? ''
  const number = loaderData?.number
  const title = number
    ? { en: number, ar: number }
    : { en: en.replace('{client}', client), ar: ar.replace('{client}', client) }
  return [{ title: pageTitle(matches, title) }]
}

/** A tax document, draft or issued, with its history. */
export default function Page({ loaderData: document }: Route.ComponentProps) {
  const t = useT(invoicePageMessages)
  const list = useT(invoiceMessages)
  const { number, client, state, authority } = document
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/invoices'), label: list('title') }, { label: number ?? list('draftName') }]}
        title={
          number ? (
            <bdi dir="ltr" className="num">
              {number}
            </bdi>
          ) : (
            t('draftTitle', { client })
          )
        }
        badge={
          <>
            <InvoiceStateBadge state={state} />
            {number && authority !== 'none' && <AuthorityBadge state={authority} />}
          </>
        }
        description={
          <OpenLink to={href('/admin/clients/:clientId', { clientId: document.clientId })} className="link">
            <bdi>{client}</bdi>
          </OpenLink>
        }
        actions={number ? <IssuedActions document={document} /> : <DraftActions document={document} />}
      />
      {number ? <Issued document={document} /> : <Draft document={document} />}
    </div>
  )
}

function Draft({ document }: { document: Document }) {
  return (
    <>
      <DraftStanding document={document} />
      <DraftLines document={document} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <DraftAdvances document={document} />
          <DraftFacts document={document} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TotalsCard totals={document.totals} prepaid={document.prepaid} />
          {(document.seller || document.buyer) && <PartiesCard seller={document.seller} buyer={document.buyer} />}
        </div>
      </div>
      <HistoryCard document={document} />
    </>
  )
}

/** The document as issued at the start; what can be done and what happened to it at the end, on phones above and below. */
function Issued({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const rail = 'flex min-w-0 flex-col gap-6 xl:col-start-2'
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22.5rem] xl:grid-rows-[auto_1fr]">
      <div className={`${rail} xl:row-start-1 empty:hidden`}>
        <IssuedSteps document={document} />
        <MoneyCard document={document} />
        <AdvancesCard document={document} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <PartiesCard seller={document.seller} buyer={document.buyer} />
        <Card flush title={t('lines')}>
          <LinesTable document={document} />
        </Card>
        <TotalsCard totals={document.totals} prepaid={document.prepaid} />
        <DocumentFacts document={document} />
      </div>
      <div className={`${rail} xl:row-start-2`}>
        <SharesCard document={document} />
        <NotesCard document={document} />
        <HistoryCard document={document} />
      </div>
    </div>
  )
}

function IssuedActions({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const { id } = document
  return (
    <>
      <AnchorButton
        href={href('/admin/invoices/:invoiceId/invoice.pdf', { invoiceId: id })}
        icon={FileText}
        target="_blank"
      >
        {t('pdf')}
      </AnchorButton>
      <AnchorButton href={href('/admin/invoices/:invoiceId/invoice.xml', { invoiceId: id })} icon={FileCode2} download>
        {t('xml')}
      </AnchorButton>
    </>
  )
}

import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { Comparison, Sums } from '#/features/kitchen/supplier-invoices/components/comparison.tsx'
import { CreditCard, FactsCard } from '#/features/kitchen/supplier-invoices/components/facts-card.tsx'
import { InvoiceBadge } from '#/features/kitchen/supplier-invoices/components/invoice-badge.tsx'
import { NextStep, OtherSteps } from '#/features/kitchen/supplier-invoices/components/next-step.tsx'
import { askCredit, noteCredit } from '#/features/kitchen/supplier-invoices/credit.server.ts'
import { invoiceForm } from '#/features/kitchen/supplier-invoices/form.ts'
import { addInvoiceFile } from '#/features/kitchen/supplier-invoices/invoice-file.server.ts'
import {
  acceptInvoice,
  markPaid,
  matchAgain,
  readyInvoice,
  voidInvoice,
} from '#/features/kitchen/supplier-invoices/move-invoice.server.ts'
import { readInvoice } from '#/features/kitchen/supplier-invoices/read-invoice.server.ts'
import { sentFile } from '#/features/kitchen/suppliers/sent-file.server.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/$supplierInvoiceId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => ({
  invoice: await readInvoice(actorOf(context), params.supplierInvoiceId),
  today: riyadhDay(now()),
}))

export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  const { supplierInvoiceId: invoiceId } = args.params
  return formAction(invoiceForm, async (actor, input) => {
    if (input.intent === 'file') {
      await addInvoiceFile(actor, invoiceId, await sentFile(copy))
      return null
    }
    const seen = { invoiceId, revision: input.revision }
    if (input.intent === 'ask') await askCredit(actor, seen, input.note)
    else if (input.intent === 'credit') await noteCredit(actor, seen, input)
    else if (input.intent === 'pay') await markPaid(actor, seen, input.paidOn)
    else if ('reason' in input)
      await (input.intent === 'accept' ? acceptInvoice : voidInvoice)(actor, seen, input.reason)
    else await (input.intent === 'match' ? matchAgain : readyInvoice)(actor, seen)
    return null
  })(args)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = loaderData?.invoice.number
  return [{ title: pageTitle(matches, number ? { en: number, ar: number } : supplierInvoiceMessages.pageTitle) }]
}

/** One invoice of a supplier: its state and the next step, then ordered, accepted and billed side by side. */
export default function Page({ loaderData: { invoice, today } }: Route.ComponentProps) {
  const t = useT(supplierInvoiceMessages)
  const { viewing } = useRights()
  const mayWrite = invoice.mays.write && !viewing
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/procurement/invoices'), label: t('pageTitle') },
          { label: <bdi dir="ltr">{invoice.number}</bdi> },
        ]}
        title={<bdi>{invoice.supplier.name}</bdi>}
        badge={<InvoiceBadge state={invoice.state} />}
        description={t('numbered', { number: invoice.number })}
        actions={mayWrite && <OtherSteps invoice={invoice} />}
      />
      <NextStep invoice={invoice} today={today} mayWrite={mayWrite} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Comparison invoice={invoice} />
          <CreditCard invoice={invoice} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Sums invoice={invoice} />
          <FactsCard invoice={invoice} mayWrite={mayWrite} />
        </div>
      </div>
    </div>
  )
}

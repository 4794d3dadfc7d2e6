import { pageTitle } from '#/app/shell/page-title.ts'
import type { Actor } from '#/domain/actor.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { InvoiceStateBadge } from '#/features/billing/office-invoices/components/state-badge.tsx'
import {
  AdvancesCard,
  DocumentCard,
  LinesCard,
  NotesCard,
} from '#/features/billing/client-invoices/components/document-card.tsx'
import { MoneyCard } from '#/features/billing/client-invoices/components/money-card.tsx'
import { PaymentsCard, StoryCard } from '#/features/billing/client-invoices/components/payments-card.tsx'
import { ReplacePart } from '#/features/billing/client-invoices/components/replace-part.tsx'
import { SharesCard } from '#/features/billing/client-invoices/components/shares-card.tsx'
import { sharesForm } from '#/features/billing/client-invoices/form.ts'
import { type OwnInvoice, readOwnInvoice } from '#/features/billing/client-invoices/read-one.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import {
  mailShare,
  newLink,
  replacePayer,
  withdrawOpenShares,
  withdrawShare,
} from '#/features/billing/payment-shares/change-share.server.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { paymentShareMessages } from '#/messages/billing/payment-shares.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { href, redirect } from 'react-router'
import type { z } from 'zod'
import type { Route } from './+types/$invoiceId'

const path = href('/client/invoices')

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const invoice = await readOwnInvoice(actorOf(context), params.invoiceId)
  const asked = url.searchParams.get('replace')
  const replacing = invoice.shares.find(({ id, state }) => id === asked && state === 'open') ?? null
  return { invoice, replacing, today: riyadhDay(now()) }
})

export const action = formAction(sharesForm, async (actor, input, { params }) => {
  const invoiceId = params['invoiceId'] ?? ''
  await change(actor, invoiceId, input)
  return input.intent === 'replace' ? redirect(`${path}/${invoiceId}?done=replaced`) : null
})

async function change(actor: Actor, invoiceId: string, input: z.output<typeof sharesForm>): Promise<unknown> {
  switch (input.intent) {
    case 'withdraw':
      return withdrawShare(actor, { shareId: input.shareId })
    case 'withdraw-all':
      return withdrawOpenShares(actor, { invoiceId })
    case 'new-link':
      return newLink(actor, { shareId: input.shareId, id: input.clientKey })
    case 'mail':
      return mailShare(actor, { shareId: input.shareId, sendingId: input.clientKey, as: 'link' })
    case 'remind':
      return mailShare(actor, { shareId: input.shareId, sendingId: input.clientKey, as: 'reminder' })
    case 'replace': {
      const { shareId, clientKey: id, name, email, dueOn } = input
      return replacePayer(actor, { shareId, id, name, email, dueOn })
    }
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = loaderData?.invoice.number ?? ''
  const kind = invoiceMessages[`kind_${loaderData?.invoice.kind ?? 'invoice'}`]
  return [{ title: pageTitle(matches, { en: `${kind.en} ${number}`, ar: `${kind.ar} ${number}` }) }]
}

/** A document of the client: content, amount owed, payers. */
export default function Page({ loaderData: { invoice, replacing, today }, actionData }: Route.ComponentProps) {
  const t = useT(clientInvoiceMessages)
  const share = useT(paymentShareMessages)
  const back = `${path}/${invoice.id}`
  return (
    <div className="flex flex-col gap-6">
      <DoneMessage texts={{ split: share('made'), replaced: share('replaced') }} />
      <PageHeader
        breadcrumbs={[{ to: path, label: t('title') }, { label: invoice.number }]}
        title={<Title invoice={invoice} />}
        badge={<InvoiceStateBadge state={invoice.kind === 'credit' ? 'issued' : invoice.state} />}
      />
      <OpenedPart
        open={replacing !== null}
        title={share('replaceTitle', { payer: replacing?.payer ?? '' })}
        back={back}
      >
        {replacing && <ReplacePart share={replacing} today={today} result={actionData} back={back} />}
      </OpenedPart>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6 lg:order-2">
          <MoneyCard invoice={invoice} />
          <div className="max-lg:hidden">
            <StoryCard invoice={invoice} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:order-1">
          <SharesCard invoice={invoice} />
          <DocumentCard invoice={invoice} />
          <LinesCard invoice={invoice} />
          <AdvancesCard invoice={invoice} />
          <NotesCard invoice={invoice} />
          {invoice.kind !== 'credit' && <PaymentsCard invoice={invoice} />}
          <div className="lg:hidden">
            <StoryCard invoice={invoice} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Title({ invoice: { kind, form, number } }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  const word = useT(invoiceMessages)
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span>{kind === 'invoice' && form === 'simplified' ? t('kind_simplified') : word(`kind_${kind}`)}</span>
      <bdi dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
    </span>
  )
}

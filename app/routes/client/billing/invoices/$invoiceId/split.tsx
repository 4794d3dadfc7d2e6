import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { mostPayers } from '#/domain/billing/payment-shares.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { HowMany, SplitForm } from '#/features/billing/client-invoices/components/split-form.tsx'
import { splitForm } from '#/features/billing/client-invoices/form.ts'
import { firstPayers } from '#/features/billing/client-invoices/lists.ts'
import { readOwnInvoice } from '#/features/billing/client-invoices/read-one.server.ts'
import { shareInvoice } from '#/features/billing/payment-shares/share-invoice.server.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { paymentShareMessages } from '#/messages/billing/payment-shares.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/split'

const path = href('/client/invoices')

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const invoice = await readOwnInvoice(actorOf(context), params.invoiceId)
  if (invoice.payable === 0) throw redirect(`${path}/${invoice.id}`)
  const living = invoice.shares.filter(({ state }) => state !== 'withdrawn').length
  const today = riyadhDay(now())
  // why: beside existing shares one payer is enough, and the total of shares is limited
  const [fewest, most] = [living > 0 ? 1 : 2, mostPayers - living]
  const asked = Math.trunc(Number(url.searchParams.get('payers')))
  const first = Math.min(most, Math.max(fewest, asked || (living > 0 ? 1 : firstPayers)))
  return {
    id: invoice.id,
    number: invoice.number,
    left: invoice.payable,
    ids: Array.from({ length: mostPayers }, () => newClientKey()),
    first,
    fewest,
    most,
    today,
    dueOn: invoice.dueOn > today ? invoice.dueOn : addDays(today, 7),
  }
})

export const action = formAction(splitForm, async (actor, input, { params }) => {
  const invoiceId = params['invoiceId'] ?? ''
  await shareInvoice(actor, { invoiceId, ...input })
  return redirect(`${path}/${invoiceId}?done=split#payers`)
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, paymentShareMessages.splitPage) }]

/** Splits the amount owed on an invoice among payers. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, ...split } = loaderData
  const t = useT(paymentShareMessages)
  const list = useT(clientInvoiceMessages)
  const back = `${path}/${id}`
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: path, label: list('title') }, { to: back, label: number }, { label: t('splitShort') }]}
        title={<Title number={number} />}
      />
      <HowMany count={split.first} fewest={split.fewest} most={split.most} />
      <SplitForm key={id} {...split} result={actionData} back={back} />
    </div>
  )
}

function Title({ number }: { number: string }) {
  const t = useT(paymentShareMessages)
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span>{t('splitPage')}</span>
      <bdi dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
    </span>
  )
}

import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { formatMoney, parseHalalas } from '#/domain/money.ts'
import { parseQuantity, priceOf } from '#/domain/tax-document.ts'
import { withVat } from '#/domain/vat.ts'
import { debitDocument } from '#/features/billing/office-invoices/correct-document.server.ts'
import { debitForm } from '#/features/billing/office-invoices/form.ts'
import { readInvoicePage } from '#/features/billing/office-invoices/read-document.server.ts'
import { invoicePageMessages, noteMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AskingSubmit, type Typed } from '#/ui/asking-submit.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { Route } from './+types/debit'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const { id, number, kind, client } = await readInvoicePage(actorOf(context), params.invoiceId)
  if (!number || kind !== 'invoice') throw new AppError('not-found')
  return { id, number, client }
})

export const action = formAction(debitForm, async (actor, input, { params }) => {
  const { id } = await debitDocument(actor, params['invoiceId'] ?? '', input)
  return redirect(href('/admin/invoices/:invoiceId', { invoiceId: id }))
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = noteMessages.debitTitle
  const number = loaderData?.number ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{number}', number), ar: ar.replace('{number}', number) }) }]
}

/** A debit note: an extra charge on an invoice. */
export default function Page({ loaderData: { id, number, client }, actionData }: Route.ComponentProps) {
  const t = useT(noteMessages)
  const list = useT(invoiceMessages)
  const page = useT(invoicePageMessages)
  const lang = useLang()
  const question = (typed: Typed) => {
    const [quantity, price] = [parseQuantity(typed('quantity')), parseHalalas(typed('unitPrice'))]
    if (quantity === null || !price) return null
    const { net, vat, gross } = withVat(priceOf(quantity, price))
    return {
      title: t('askDebit', { amount: formatMoney(gross, lang), number }),
      text: (
        <>
          <p>{t('askDebitSums', { client, net: formatMoney(net, lang), vat: formatMoney(vat, lang) })}</p>
          <p>{t('askFinal')}</p>
        </>
      ),
    }
  }
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/invoices'), label: list('title') },
          { to: href('/admin/invoices/:invoiceId', { invoiceId: id }), label: number },
          { label: page('debit') },
        ]}
        title={t('debitTitle', { number })}
        description={t('debitIntro')}
      />
      <Card>
        <ActionForm result={actionData} clientKey className="max-w-[40rem]">
          <TextArea name="name" label={page('lineName')} help={page('lineNameHelp')} rows={2} maxLength={1000} />
          <div className="grid gap-5 md:grid-cols-2">
            <NumberField name="quantity" decimals label={page('quantity')} defaultValue={1} />
            <NumberField name="unitPrice" decimals label={page('unitPrice')} suffix={page('sar')} />
          </div>
          <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} rows={3} maxLength={1000} />
          <FormActions>
            <AskingSubmit ask={question}>{t('issueDebit')}</AskingSubmit>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}

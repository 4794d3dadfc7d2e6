import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { type BillSource, readBillableFor, readChoices } from '#/features/kitchen/supplier-invoices/billable.server.ts'
import { Choices } from '#/features/kitchen/supplier-invoices/components/choices.tsx'
import { InvoiceFields } from '#/features/kitchen/supplier-invoices/components/invoice-fields.tsx'
import { enterInvoice } from '#/features/kitchen/supplier-invoices/enter-invoice.server.ts'
import { newInvoiceForm } from '#/features/kitchen/supplier-invoices/form.ts'
import { withInvoiceFiles } from '#/features/kitchen/supplier-invoices/invoice-file.server.ts'
import { sentFiles } from '#/features/kitchen/suppliers/sent-file.server.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, supplierInvoiceMessages.add) }]

/** What the address says is billed: an order, or deliveries. Null: not chosen yet. */
function sourceIn(search: URLSearchParams): BillSource | null {
  const orderId = search.get('order')
  const receiptIds = search.getAll('receipt')
  if (orderId === null && receiptIds.length === 0) return null
  if (![...(orderId === null ? [] : [orderId]), ...receiptIds].every(isRecordId)) throw new AppError('not-found')
  return orderId === null ? { receiptIds } : { orderId }
}

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'supplier-invoices.write')
  const source = sourceIn(url.searchParams)
  return source === null
    ? { choices: await readChoices(actor), source: null }
    : { choices: [], source: await readBillableFor(actor, source) }
})

export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(newInvoiceForm, async (actor, { clientKey, ...given }) => {
    const files = await sentFiles(copy, ['file', 'xml'])
    await withInvoiceFiles(files, (scans) => enterInvoice(actor, clientKey, given, scans))
    return redirect(href('/client/procurement/invoices/:supplierInvoiceId', { supplierInvoiceId: clientKey }))
  })(args)
}

/** A new invoice of a supplier: what it bills, then its code, lines and totals. */
export default function Page({ loaderData: { choices, source }, actionData }: Route.ComponentProps) {
  const t = useT(supplierInvoiceMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/procurement/invoices'), label: t('pageTitle') }, { label: t('add') }]}
        title={source ? <bdi>{source.supplier.name}</bdi> : t('add')}
        {...(source && {
          description: source.order ? t('ofOrder', { number: String(source.order.number) }) : t('withoutOrder'),
          actions: (
            <LinkButton to={href('/client/procurement/invoices/new')} variant="quiet">
              {t('chooseOther')}
            </LinkButton>
          ),
        })}
      />
      {source ? (
        <>
          {source.receipts.length === 0 && <Notice>{t(source.isBilled ? 'billedBefore' : 'beforeDelivery')}</Notice>}
          <ActionForm result={actionData} clientKey encType="multipart/form-data">
            <InvoiceFields source={source} />
            <FormActions>
              <SubmitButton>{t('save')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </>
      ) : (
        <Choices choices={choices} />
      )}
    </div>
  )
}

import { Building2, ReceiptText } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { TaxDetailsCard } from '#/features/billing/tax-details/tax-details-card.tsx'
import { taxDetailsForm } from '#/features/billing/tax-details/tax-details.ts'
import { readTaxDetails, saveTaxDetails } from '#/features/billing/tax-details/tax-details.server.ts'
import { recordId } from '#/domain/record-id.ts'
import { billingSettingsMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$clientId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const clientId = recordId(params.clientId)
  return { clientId, details: await readTaxDetails(actorOf(context), clientId) }
})

export const action = formAction(taxDetailsForm, async (actor, input, { params }) => {
  await saveTaxDetails(actor, { ...input, clientId: recordId(params['clientId'] ?? '') })
  return null
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const company = loaderData?.details.company ?? ''
  return [{ title: pageTitle(matches, { en: company, ar: company }) }]
}

/** Tax details of a client. */
export default function Page({ loaderData: { clientId, details }, actionData }: Route.ComponentProps) {
  const t = useT(billingSettingsMessages)
  const list = useT(invoiceMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/invoices'), label: list('title') },
          { to: href('/admin/invoices/clients'), label: t('clientsTitle') },
          { label: details.company },
        ]}
        title={<bdi>{details.company}</bdi>}
        actions={
          <>
            <LinkButton to={href('/admin/clients/:clientId', { clientId })} icon={Building2}>
              {t('seeClient')}
            </LinkButton>
            <LinkButton to={`${href('/admin/invoices')}?client=${clientId}`} icon={ReceiptText}>
              {t('seeInvoices')}
            </LinkButton>
          </>
        }
      />
      <TaxDetailsCard details={details} result={actionData} />
    </div>
  )
}

import { companyOf } from '#/domain/actor.ts'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { TaxDetailsCard } from '#/features/billing/tax-details/tax-details-card.tsx'
import { readTaxDetails, saveTaxDetails } from '#/features/billing/tax-details/tax-details.server.ts'
import { taxDetailsForm } from '#/features/billing/tax-details/tax-details.ts'
import { ClientInvoiceTabs } from '#/features/billing/client-invoices/components/invoice-tabs.tsx'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/details'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, clientInvoiceMessages.detailsTitle) },
]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return readTaxDetails(actor, companyOf(actor))
})

export const action = formAction(taxDetailsForm, async (actor, input) => {
  await saveTaxDetails(actor, { ...input, clientId: companyOf(actor) })
  return null
})

/** Tax details of the client. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(clientInvoiceMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/invoices'), label: t('title') }, { label: t('tabDetails') }]}
        title={t('detailsTitle')}
        description={t('detailsIntro')}
      />
      <ClientInvoiceTabs />
      <TaxDetailsCard details={loaderData} result={actionData} />
    </div>
  )
}

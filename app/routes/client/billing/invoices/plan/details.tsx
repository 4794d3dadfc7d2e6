import { companyOf } from '#/domain/actor.ts'
import { redirect } from 'react-router'
import { TaxDetailsCard } from '#/features/billing/tax-details/tax-details-card.tsx'
import { readTaxDetails, saveTaxDetails } from '#/features/billing/tax-details/tax-details.server.ts'
import { taxDetailsForm } from '#/features/billing/tax-details/tax-details.ts'
import { orderedTiers, planPage } from '#/features/billing/plans/lists.ts'
import { planPageMessages } from '#/messages/subscriptions.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/details'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, planPageMessages.detailsTitle) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return readTaxDetails(actor, companyOf(actor))
})

export const action = formAction(taxDetailsForm, async (actor, input, { request }) => {
  await saveTaxDetails(actor, { ...input, clientId: companyOf(actor) })
  const plan = new URL(request.url).searchParams.get('plan')
  const tier = orderedTiers.find((name) => name === plan)
  return redirect(tier ? `${planPage}?plan=${tier}&done=details` : planPage)
})

/** Tax details during the order of a plan; saving continues the order. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(planPageMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('detailsTitle')}
        description={t('detailsFirst')}
        breadcrumbs={[{ to: planPage, label: t('title') }, { label: t('detailsTitle') }]}
      />
      <TaxDetailsCard details={loaderData} result={actionData} />
    </div>
  )
}

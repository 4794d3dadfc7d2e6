import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AmountsCard, HistoryCard, PersonCard, WayCard } from '#/features/payouts/payouts/components/payout-facts.tsx'
import { PayoutSteps } from '#/features/payouts/payouts/components/payout-steps.tsx'
import { PayoutStateBadge } from '#/features/payouts/payouts/components/states.tsx'
import { payoutForm } from '#/features/payouts/payouts/form.ts'
import { readPayout } from '#/features/payouts/payouts/read-payout.server.ts'
import { takePayoutForm } from '#/features/payouts/payouts/payout-page-action.server.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$payoutId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => ({
  payout: await readPayout(actorOf(context), params.payoutId),
}))

export const action = formAction(payoutForm, (actor, input, { params }) =>
  takePayoutForm(actor, params['payoutId'] ?? '', input),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = String(loaderData?.payout.visit.number ?? '')
  const { en, ar } = payoutMessages.payoutTitle
  return [{ title: pageTitle(matches, { en: en.replace('{number}', number), ar: ar.replace('{number}', number) }) }]
}

/** A payout: parts, state and available steps. */
export default function Page({ loaderData: { payout } }: Route.ComponentProps) {
  const t = useT(payoutMessages)
  const { visit } = payout
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/secret-shopper-invoicing'), label: t('title') },
          { to: href('/admin/secret-shopper-invoicing/payouts'), label: t('tab_all') },
          { label: <bdi dir="ltr">{t('numbered', { number: visit.number })}</bdi> },
        ]}
        title={t('payoutTitle', { number: visit.number })}
        badge={<PayoutStateBadge state={payout.state} />}
        actions={
          <>
            <LinkButton to={href('/admin/reports/:reportId', { reportId: visit.reportId })} variant="quiet">
              {t('openReport')}
            </LinkButton>
            <PayoutSteps payout={payout} />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AmountsCard payout={payout} />
        <WayCard payout={payout} />
        <PersonCard payout={payout} />
        <div className="flex min-w-0 flex-col gap-6">
          <HistoryCard payout={payout} />
        </div>
      </div>
    </div>
  )
}

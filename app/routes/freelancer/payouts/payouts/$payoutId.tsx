import { FileChartColumn } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { bankName } from '#/domain/iban.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { AccountNotice } from '#/features/payouts/own-payouts/components/account-notice.tsx'
import { PartsCard } from '#/features/payouts/own-payouts/components/parts-card.tsx'
import { PayoutBadge } from '#/features/payouts/own-payouts/components/payout-badge.tsx'
import { QuestionsCard } from '#/features/payouts/own-payouts/components/questions-card.tsx'
import { useWhen } from '#/features/payouts/own-payouts/components/use-when.ts'
import { questionForm } from '#/features/payouts/own-payouts/form.ts'
import { type PayoutPage, readPayoutPage } from '#/features/payouts/own-payouts/read-page.server.ts'
import { askAboutPayout } from '#/features/payouts/queries/ask-about-payout.server.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$payoutId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readPayoutPage(actorOf(context), params.payoutId),
)

export const action = formAction(questionForm, async (actor, { clientKey, text }, { params }) => {
  await askAboutPayout(actor, { id: clientKey, payoutId: params['payoutId'] ?? '', text })
  return null
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = ownPayoutMessages.pageTitle
  const branch = loaderData?.branchName ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{branch}', branch), ar: ar.replace('{branch}', branch) }) }]
}

/** A payout: parts, date, account, and queries about it. */
export default function Page({ loaderData: payout }: Route.ComponentProps) {
  const t = useT(ownPayoutMessages)
  return (
    <>
      <PageHeader
        breadcrumbs={[{ to: href('/freelancer/payouts'), label: t('title') }, { label: payout.branchName }]}
        title={<bdi>{payout.branchName}</bdi>}
        badge={<PayoutBadge state={payout.state} />}
        description={<bdi>{payout.clientName}</bdi>}
        actions={
          <LinkButton to={href('/freelancer/reports/:reportId', { reportId: payout.reportId })} icon={FileChartColumn}>
            {t('report')}
          </LinkButton>
        }
      />
      <Stopped payout={payout} />
      {payout.state !== 'paid' && <AccountNotice account={payout.standing} />}
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">
          <PartsCard payout={payout} />
          <QuestionsCard payout={payout} />
        </div>
        <Facts payout={payout} />
      </div>
    </>
  )
}

/** Reason of a stopped payout. */
function Stopped({ payout }: { payout: PayoutPage }) {
  const when = useWhen()
  if (payout.state !== 'held' && payout.state !== 'failed') return null
  return (
    <Notice kind={payout.state === 'failed' ? 'danger' : 'warning'} title={when(payout)}>
      {payout.reason && <bdi>{payout.reason}</bdi>}
    </Notice>
  )
}

const maskedIban = (last: string): string => `SA•• ${last}`

function Facts({ payout }: { payout: PayoutPage }) {
  const t = useT(ownPayoutMessages)
  const lang = useLang()
  const when = useWhen()
  const { number, visitAt, earnedOn, payableOn, paidAt, bankReference, account, state } = payout
  const bank = account?.bank ? bankName(account.bank)?.[lang] : null
  return (
    <Card title={when(payout)}>
      <DescriptionList
        items={[
          {
            term: t('number'),
            value: (
              <bdi dir="ltr" className="code">
                {requestCode(number)}
              </bdi>
            ),
          },
          { term: t('visited'), value: <Time at={visitAt} mode="datetime" /> },
          { term: t('earned'), value: formatDay(earnedOn, lang) },
          { term: t('payableOn'), value: state === 'paid' ? null : formatDay(payableOn, lang) },
          { term: t('paidOn'), value: paidAt && state === 'paid' ? <Time at={paidAt} /> : null },
          { term: t('reference'), value: bankReference && <bdi dir="ltr">{bankReference}</bdi> },
          {
            term: t('account'),
            value: account && (
              <>
                <bdi dir="ltr">{maskedIban(account.last)}</bdi>
                {bank && (
                  <>
                    {' · '}
                    <bdi>{bank}</bdi>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}

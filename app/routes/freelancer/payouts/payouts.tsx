import { Wallet } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { payoutStates } from '#/domain/payout.ts'
import { monthName } from '#/domain/riyadh-time.ts'
import { AccountNotice } from '#/features/payouts/own-payouts/components/account-notice.tsx'
import { MonthsCard } from '#/features/payouts/own-payouts/components/months-card.tsx'
import { PayoutsTable } from '#/features/payouts/own-payouts/components/payouts-table.tsx'
import { readView } from '#/features/payouts/own-payouts/form.ts'
import { readPayoutsPage } from '#/features/payouts/own-payouts/read-page.server.ts'
import { ownPageSize } from '#/features/payouts/own-payouts/own-page-size.ts'
import type { OwnSums } from '#/features/payouts/own-payouts/own.server.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/payouts'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownPayoutMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const page = await readPayoutsPage(actorOf(context), readView(url.searchParams))
  return { ...page, search: url.search, year: url.searchParams.get('year') }
})

/** A shopper's earnings and their payment dates. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { rows, total, sums, months, account, search, year } = loaderData
  const t = useT(ownPayoutMessages)
  const lang = useLang()
  const filters = [
    {
      name: 'state',
      label: t('state'),
      options: payoutStates.map((value) => ({ value, label: t(`state_${value}`) })),
    },
    {
      name: 'month',
      label: t('month'),
      options: months
        .filter(({ visits }) => visits > 0)
        .map(({ month }) => ({ value: month, label: monthName(month, lang) })),
    },
  ]
  const isNew = months.length === 0
  return (
    <>
      <PageHeader title={t('title')} description={t('intro')} actions={!isNew && <Exports search={search} />} />
      <AccountNotice account={account} />
      {!isNew && (
        <>
          <Sums sums={sums} />
          <FilterBar filters={filters} search={{ label: t('search'), placeholder: t('searchHint') }} />
        </>
      )}
      <Card flush>
        <PayoutsTable rows={rows} empty={isNew ? <NothingYet /> : <NoResults />} />
      </Card>
      <Pagination total={total} pageSize={ownPageSize} />
      <MonthsCard months={months} year={year} />
    </>
  )
}

function Exports({ search }: { search: string }) {
  const t = useT(ownPayoutMessages)
  return (
    <>
      <AnchorButton href="#months">{t('toStatements')}</AnchorButton>
      {(['csv', 'xlsx'] as const).map((format) => (
        <AnchorButton
          key={format}
          href={`${href('/freelancer/payouts/export')}${search ? `${search}&` : '?'}format=${format}`}
          download
        >
          {t('export')} <bdi dir="ltr">{format.toUpperCase()}</bdi>
        </AnchorButton>
      ))}
    </>
  )
}

function Sums({ sums }: { sums: OwnSums }) {
  const t = useT(ownPayoutMessages)
  return (
    <StatGrid>
      <Stat
        label={t('sum_accrued')}
        value={<Money halalas={sums.accrued} />}
        detail={t('sum_accruedHint')}
        to="?state=accrued"
      />
      <Stat
        label={t('sum_payable')}
        value={<Money halalas={sums.payable} />}
        detail={t('sum_payableHint')}
        to="?state=payable"
      />
      {sums.stopped > 0 && (
        <Stat label={t('sum_stopped')} value={<Money halalas={sums.stopped} />} detail={t('sum_stoppedHint')} />
      )}
      <Stat label={t('sum_paid')} value={<Money halalas={sums.paid} />} to="?state=paid" />
    </StatGrid>
  )
}

function NothingYet() {
  const t = useT(ownPayoutMessages)
  return (
    <EmptyState
      icon={Wallet}
      title={t('none')}
      action={<LinkButton to={href('/freelancer/tasks')}>{t('toTasks')}</LinkButton>}
    >
      {t('noneHint')}
    </EmptyState>
  )
}

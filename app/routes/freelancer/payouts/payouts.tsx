import { Wallet } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { AccountNotice } from '#/features/payouts/own-payouts/components/account-notice.tsx'
import { MonthsCard } from '#/features/payouts/own-payouts/components/months-card.tsx'
import { PayoutsTable } from '#/features/payouts/own-payouts/components/payouts-table.tsx'
import { ownPayoutList } from '#/features/payouts/own-payouts/list.ts'
import type { OwnSums } from '#/features/payouts/own-payouts/list.server.ts'
import { readPayoutsPage } from '#/features/payouts/own-payouts/read-page.server.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/payouts'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownPayoutMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(ownPayoutList, url.searchParams)
  return { query, ...(await readPayoutsPage(actorOf(context), query)), year: url.searchParams.get('year') }
})

/** A shopper's earnings and their payment dates. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, sums, months, account, year } = loaderData
  const t = useT(ownPayoutMessages)
  const isNew = months.length === 0
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={!isNew && <AnchorButton href="#months">{t('toStatements')}</AnchorButton>}
      />
      <AccountNotice account={account} />
      {!isNew && (
        <>
          <Sums sums={sums} />
          <ListBar
            list={ownPayoutList}
            query={query}
            options={{ month: months.filter(({ visits }) => visits > 0).map(({ month }) => month) }}
          />
        </>
      )}
      <div className="bleed">
        <PayoutsTable query={query} rows={rows} empty={<NothingYet />} />
      </div>
      <ListPages list={ownPayoutList} total={total} />
      <MonthsCard months={months} year={year} />
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
    <EmptyState icon={Wallet} title={t('none')} action={<LinkButton to={flowPath('board')}>{t('toTasks')}</LinkButton>}>
      {t('noneHint')}
    </EmptyState>
  )
}

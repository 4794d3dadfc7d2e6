import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { DueCard } from '#/features/ledger/finance/components/due-card.tsx'
import { FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { Ages, MonthChart, Result, Standing } from '#/features/ledger/finance/components/overview-figures.tsx'
import { PeriodBar } from '#/features/ledger/finance/components/period-bar.tsx'
import { ResultCard } from '#/features/ledger/finance/components/result-card.tsx'
import { TransferDialog } from '#/features/ledger/finance/components/transfer-dialog.tsx'
import { VatTable } from '#/features/ledger/finance/components/vat-table.tsx'
import { transferForm } from '#/features/ledger/finance/form.ts'
import { periodOf } from '#/features/ledger/finance/period.ts'
import { readOverview } from '#/features/ledger/finance/read-overview.server.ts'
import { recordTransfer } from '#/features/ledger/journal/transfer.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Route } from './+types/finance'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, financeMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const today = riyadhDay(now())
  const period = periodOf(url.searchParams, today)
  return { today, period, overview: await readOverview(actorOf(context), period) }
})

export const action = formAction(transferForm, (actor, { clientKey, amount, on }) =>
  recordTransfer(actor, { clientKey, amount, on }),
)

/** Revenue, cost, receivables and payables of a period. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { today, period, overview } = loaderData
  const t = useT(financeMessages)
  const lang = useLang()
  const isEmpty = [...overview.revenue, ...overview.costs].every((line) => line.now === 0 && line.before === 0)
  const before = { from: formatDay(overview.before.from, lang), to: formatDay(overview.before.to, lang) }
  return (
    <FinanceFrame title={t('title')} description={t('description')}>
      <PeriodBar period={period} today={today} />
      <MonthChart months={overview.months} />
      {isEmpty ? (
        <Card>
          <EmptyState title={t('emptyPeriod')}>{t('emptyPeriodHint')}</EmptyState>
        </Card>
      ) : (
        <>
          <Result overview={overview} period={period} />
          <p className="text-caption text-ink-2">{t('comparedWith', before)}</p>
          <div className="grid gap-6 xl:grid-cols-2">
            <ResultCard title={t('revenue')} lines={overview.revenue} period={period} />
            <ResultCard title={t('costs')} lines={overview.costs} period={period} />
          </div>
        </>
      )}
      <Card
        title={t('outputVat')}
        description={t('outputVatHelp')}
        flush
        actions={
          <LinkButton to={`${href('/admin/finance/vat')}?${new URLSearchParams(period)}`} size="dense">
            {t('toVat')}
          </LinkButton>
        }
      >
        <VatTable rows={overview.vat} />
      </Card>
      <Card
        title={t('owedToUs')}
        description={t('owedToUsHelp')}
        actions={
          <LinkButton to={href('/admin/finance/receivables')} size="dense">
            {t('byClient')}
          </LinkButton>
        }
      >
        {overview.receivables.some((amount) => amount > 0) ? (
          <Ages ages={overview.receivables} />
        ) : (
          <EmptyState compact title={t('nobodyOwes')} />
        )}
      </Card>
      <DueCard due={overview.due} />
      <Standing overview={overview} period={period}>
        {overview.heldByProvider > 0 && <TransferDialog held={overview.heldByProvider} today={today} />}
      </Standing>
    </FinanceFrame>
  )
}

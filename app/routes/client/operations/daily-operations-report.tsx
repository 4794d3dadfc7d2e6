import { ChevronLeft, ChevronRight, Download, Settings2, Store } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { monthStart } from '#/domain/months.ts'
import { monthName } from '#/domain/riyadh-time.ts'
import { langs } from '#/domain/text.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { DailyTabs } from '#/features/operations/daily-reports/components/daily-tabs.tsx'
import { MonthCompared } from '#/features/operations/daily-reports/components/month-compared.tsx'
import { MonthGrid } from '#/features/operations/daily-reports/components/month-grid.tsx'
import { TodayList } from '#/features/operations/daily-reports/components/today-list.tsx'
import { readMonth } from '#/features/operations/daily-reports/read-month.server.ts'
import { dailyDocumentMessages } from '#/messages/operations/daily-documents.ts'
import { dailyMonthMessages } from '#/messages/operations/daily-month.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { wasteValueMessages } from '#/messages/operations/waste-value.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/daily-operations-report'

const isMonth = (text: string | null): text is string => text !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)

export const loader = pageData(({ context, url }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('month')
  return readMonth(actorOf(context), { month: isMonth(asked) ? asked : null, part: null })
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dailyMessages.title) }]

/** The daily reports of a month: branches by days. */
export default function Page({ loaderData: month }: Route.ComponentProps) {
  const t = useT(dailyViewMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const worth = useT(wasteValueMessages)
  const m = useT(dailyMonthMessages)
  const { rows, sum, money, waste } = month
  const monthAway = (away: number) =>
    `${href('/client/daily-operations-report')}?month=${monthStart(`${month.month}-01`, away).slice(0, 7)}`
  const begun = rows.some(({ cells }) => cells.some(({ status }) => status !== null))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={word('title')}
        tabs={<DailyTabs />}
        description={t('intro')}
        actions={
          month.template && (
            <LinkButton icon={Settings2} to={href('/client/daily-operations-report/template')}>
              {t('template')}
            </LinkButton>
          )
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          icon={Store}
          title={t('none')}
          action={<LinkButton to={href('/client/branches')}>{t('seeBranches')}</LinkButton>}
        >
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          {!begun && <Notice>{t('startHint')}</Notice>}
          <WithRight to="daily.write">
            <TodayList month={month} />
          </WithRight>
          <section aria-labelledby="month" className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="month" className="text-h2">
                {monthName(month.month, lang)}
              </h2>
              <div className="flex gap-2">
                <LinkButton icon={ChevronLeft} directional to={monthAway(-1)}>
                  {t('before')}
                </LinkButton>
                {month.month < month.today.slice(0, 7) && (
                  <LinkButton icon={ChevronRight} directional iconAtEnd to={monthAway(1)}>
                    {t('after')}
                  </LinkButton>
                )}
              </div>
            </div>
            <StatGrid>
              <Stat label={t('signed')} value={sum.signed} />
              <Stat label={t('missing')} value={sum.missing} />
              <Stat label={t('late')} value={sum.late} />
              <Stat label={m('beyondDays')} value={sum.beyond} />
              {money && (
                <Stat
                  label={t('net')}
                  value={sum.net === null ? '-' : <Money halalas={sum.net} />}
                  detail={t('ofSigned')}
                />
              )}
              {money && (
                <Stat
                  label={t('difference')}
                  value={sum.difference === null ? '-' : <Money halalas={sum.difference} />}
                  detail={t('ofSigned')}
                />
              )}
              {waste && (
                <Stat
                  label={worth('waste')}
                  value={waste.halalas === null ? '-' : <Money halalas={waste.halalas} />}
                  detail={waste.open === 0 ? t('ofSigned') : worth('open', { count: waste.open })}
                />
              )}
            </StatGrid>
            <MonthGrid key={month.month} month={month} />
            {month.compared && <MonthCompared compared={month.compared} />}
            {begun && <Document month={month.month} />}
            {money && sum.signed > 0 && <Journal month={month.month} />}
          </section>
        </>
      )}
    </div>
  )
}

/** The month on paper, in both languages. */
function Document({ month }: { month: string }) {
  const m = useT(dailyMonthMessages)
  const t = useT(dailyDocumentMessages)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-h3">{m('download')}</h3>
        <p className="text-caption text-ink-2">{m('downloadHint')}</p>
      </div>
      <div className="flex gap-2">
        {langs.map((lang) => (
          <AnchorButton
            key={lang}
            icon={Download}
            href={`${href('/client/daily-operations-report/document')}?${new URLSearchParams({ month, lang })}`}
          >
            {t(`in_${lang}`)}
          </AnchorButton>
        ))}
      </div>
    </div>
  )
}

/** The month as entries for the accountant, as a file. */
function Journal({ month }: { month: string }) {
  const t = useT(dailyDocumentMessages)
  const { viewing } = useRights()
  if (viewing) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-h3">{t('journal')}</h3>
        <p className="text-caption text-ink-2">{t('journalHint')}</p>
      </div>
      <div className="flex gap-2">
        {(['csv', 'xlsx'] as const).map((format) => (
          <AnchorButton
            key={format}
            icon={Download}
            href={`${href('/client/daily-operations-report/journal')}?${new URLSearchParams({ month, format })}`}
          >
            {t(`journal_${format}`)}
          </AnchorButton>
        ))}
      </div>
    </div>
  )
}

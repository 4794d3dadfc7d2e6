import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { type Period, samePeriod, usualPeriod, usualPeriods } from '../period.ts'

/** Period of a page: presets, or any days. */
export function PeriodBar({ period, today }: { period: Period; today: Day }) {
  const t = useT(financeMessages)
  const lang = useLang()
  const read = (value: string) => formatDay(value, lang)
  const tabs = usualPeriods.map((name) => {
    const usual = usualPeriod(name, today)
    return { to: `?${new URLSearchParams(usual)}`, label: t(name), current: samePeriod(usual, period) }
  })
  return (
    <div className="flex flex-col gap-4">
      <NavTabs label={t('usual')} items={tabs} />
      <FilterBar
        filters={[]}
        keep={[]}
        more={[
          { name: 'from', label: t('from'), read },
          { name: 'to', label: t('to'), read },
        ]}
      >
        <DateField key={`from ${period.from}`} name="from" label={t('from')} defaultValue={period.from} />
        <DateField key={`to ${period.to}`} name="to" label={t('to')} defaultValue={period.to} />
      </FilterBar>
    </div>
  )
}

/** Formats a period, such as '1 Nov 2026 to 30 Nov 2026'. */
export function usePeriodText(): (period: Period) => string {
  const t = useT(financeMessages)
  const lang = useLang()
  return ({ from, to }) => t('between', { from: formatDay(from, lang), to: formatDay(to, lang) })
}

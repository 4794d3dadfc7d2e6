import { monthName } from '#/domain/riyadh-time.ts'
import { adminDashboardMessages } from '#/messages/office/dashboards.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'
import type { Month, MonthPair } from '../admin.server.ts'

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const written = (value: number): string => figure.format(value)

type Props = { months: readonly MonthPair[]; caption: string; of: (month: Month) => number }

/** A figure of the last twelve months beside the same months of the year before. */
export function MonthLines({ months, caption, of }: Props) {
  const t = useT(adminDashboardMessages)
  const lang = useLang()
  if (months.every(({ visits }) => visits === 0)) return <p className="text-ui text-ink-2">{t('noMonths')}</p>
  const before = months.map((month) => (month.before ? of(month.before) : null))
  return (
    <TrendLine
      caption={caption}
      labels={months.map(({ month }) => monthName(month, lang))}
      series={[
        { name: t('thisYear'), values: months.map(of) },
        ...(before.some((value) => value !== null) ? [{ name: t('yearBefore'), values: before }] : []),
      ]}
      format={written}
    />
  )
}

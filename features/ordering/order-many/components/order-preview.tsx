import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { WindowOrTime } from '#/features/ordering/requests/components/window-or-time.tsx'
import { PriceSummary } from '#/features/ordering/requests/components/price-summary.tsx'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { DescriptionList } from '#/ui/facts.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { JudgedVisit, UsedMonth } from '../judge-order.server.ts'
import type { OrderPreview } from '../order-many.server.ts'

const mostShown = 100

const count = (number: number) => <span className="num">{number}</span>

/** Counts, plan, price, refusals and visits of an order before it is submitted. */
export function OrderPreviewPart({ preview }: { preview: OrderPreview }) {
  const t = useT(orderManyMessages)
  const good = preview.lines.filter(({ problem }) => problem === null)
  const within = good.filter(({ withinPlan }) => withinPlan).length
  return (
    <section aria-live="polite" className="flex flex-col gap-5">
      <h2 className="text-h2">{t('previewTitle')}</h2>
      <DescriptionList
        columns={2}
        items={[
          { term: t('accepted'), value: count(preview.accepted) },
          { term: t('refused'), value: count(preview.refused) },
          ...(preview.hasPlan
            ? [
                { term: t('within'), value: count(within) },
                { term: t('beyond'), value: count(preview.accepted - within) },
              ]
            : []),
        ]}
      />
      <MonthLines months={preview.months} />
      <PriceSummary price={preview.net} />
      <Warned title="soon" caption="soonLines" lines={good.filter(({ isSoon }) => isSoon)} />
      <Warned title="outsideHours" caption="outsideLines" lines={good.filter(({ isOutside }) => isOutside)} />
      <LeftOut lines={preview.lines} />
      <VisitTable lines={good} />
    </section>
  )
}

function MonthLines({ months }: { months: readonly UsedMonth[] }) {
  const t = useT(orderManyMessages)
  const lang = useLang()
  if (months.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-ui">
      {months.map(({ period, included, left, used }) => {
        const between = { from: formatDay(period.from, lang), until: formatDay(addDays(period.until, -1), lang) }
        return (
          <li key={period.from}>
            {included === null || left === null
              ? t('monthUnlimited', { ...between, used: String(used) })
              : t('monthUse', { ...between, left: String(left), included: String(included), used: String(used) })}
          </li>
        )
      })}
    </ul>
  )
}

function LeftOut({ lines }: { lines: readonly JudgedVisit[] }) {
  const t = useT(orderManyMessages)
  const word = useT(evaluationMessages)
  const refused = lines.filter(({ problem }) => problem !== null)
  if (refused.length === 0) return null
  const columns: Column<JudgedVisit>[] = [
    { key: 'line', header: t('line'), cell: ({ line }) => count(line), numeric: true },
    { key: 'branch', header: t('branches'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'visit', header: word('visit'), cell: ({ at }) => at && <Time at={at} mode="datetime" /> },
    { key: 'problem', header: t('problem'), cell: ({ problem }) => problem && t(`problem_${problem}`) },
  ]
  return (
    <Notice kind="warning" title={t('leftOut', { count: String(refused.length) })}>
      <p>{t('leftOutHelp')}</p>
      <DataTable
        caption={t('refused')}
        columns={columns}
        rows={refused.slice(0, mostShown)}
        rowKey={({ line }) => String(line)}
        empty={null}
      />
      <FirstShown all={refused.length} />
    </Notice>
  )
}

function FirstShown({ all }: { all: number }) {
  const t = useT(orderManyMessages)
  if (all <= mostShown) return null
  return (
    <p className="num text-caption text-ink-2">{t('firstShown', { shown: String(mostShown), all: String(all) })}</p>
  )
}

type WarnedProps = {
  title: 'soon' | 'outsideHours'
  caption: 'soonLines' | 'outsideLines'
  lines: readonly JudgedVisit[]
}

/** Visits that can be ordered and may fail. */
function Warned({ title, caption, lines }: WarnedProps) {
  const t = useT(orderManyMessages)
  const word = useT(evaluationMessages)
  if (lines.length === 0) return null
  const columns: Column<JudgedVisit>[] = [
    { key: 'branch', header: word('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'visit', header: word('visit'), cell: ({ at }) => at && <Time at={at} mode="datetime" /> },
  ]
  return (
    <Notice kind="warning" title={t(title, { count: String(lines.length) })}>
      <DataTable
        caption={t(caption)}
        columns={columns}
        rows={lines.slice(0, mostShown)}
        rowKey={({ line }) => String(line)}
        empty={null}
      />
      <FirstShown all={lines.length} />
    </Notice>
  )
}

/** The moment of a visit, or the days and the part of the day from which the shopper chooses. */
function VisitTime({ at, window }: Pick<JudgedVisit, 'at' | 'window'>) {
  return at && <WindowOrTime visitAt={at} window={window} />
}

function VisitTable({ lines }: { lines: readonly JudgedVisit[] }) {
  const t = useT(orderManyMessages)
  const word = useT(evaluationMessages)
  if (lines.length === 0) return null
  const columns: Column<JudgedVisit>[] = [
    { key: 'branch', header: word('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'visit', header: word('visit'), cell: (line) => <VisitTime {...line} /> },
    { key: 'type', header: word('type'), cell: ({ type }) => word(`type_${type}`) },
    {
      key: 'price',
      header: t('priceOf'),
      numeric: true,
      cell: ({ price, withinPlan }) => <Money halalas={withinPlan ? 0 : price} bare />,
    },
  ]
  return (
    <div className="flex flex-col gap-2">
      <DataTable
        caption={t('accepted')}
        columns={columns}
        rows={lines.slice(0, mostShown)}
        rowKey={({ line }) => String(line)}
        empty={null}
      />
      <FirstShown all={lines.length} />
    </div>
  )
}

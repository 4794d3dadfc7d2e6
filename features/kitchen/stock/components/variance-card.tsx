import { href, Link } from 'react-router'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Period, VarianceLine } from '../read-count.server.ts'
import { useQuantities } from './use-quantities.ts'

/** Actual against theoretical use between two counts, for items that were counted in both. */
export function VarianceCard({ period, seesCosts }: { period: Period; seesCosts: boolean }) {
  const t = useT(stockMessages)
  const lang = useLang()
  const { nameOf, figure, quantity, money, percent } = useQuantities()
  const at = (moment: string) => formatDateTime(new Date(moment), lang)
  const part = (key: 'opening' | 'received' | 'transfers' | 'closing' | 'actual' | 'theoretical' | 'waste') =>
    ({
      key,
      header: t(key),
      numeric: true,
      room: key === 'transfers' ? 'xl' : key === 'actual' || key === 'theoretical' ? undefined : 'm',
      cell: (line: VarianceLine) => figure(line[key], line.base),
    }) as const
  const hasTransfers = period.lines.some(({ transfers }) => transfers.n !== 0n)
  const columns: Column<VarianceLine>[] = [
    {
      key: 'item',
      header: t('item'),
      cell: ({ names, causes }) => {
        // sales without a dish concern every line alike: they are named once, above the table
        const own = causes.filter((cause) => cause !== 'unmapped').map((cause) => t(`cause_${cause}`))
        return (
          <>
            <bdi>{nameOf(names)}</bdi>
            {own.length > 0 && (
              <span className="block text-caption text-ink-2">
                {t('causeMark', { causes: own.join(lang === 'ar' ? '، ' : ', ') })}
              </span>
            )}
          </>
        )
      },
    },
    part('opening'),
    part('received'),
    ...(hasTransfers ? [part('transfers')] : []),
    part('closing'),
    part('actual'),
    part('theoretical'),
    part('waste'),
    {
      key: 'unexplained',
      header: t('unexplained'),
      numeric: true,
      cell: ({ unexplained, before, base }) => (
        <>
          <strong className="font-semibold">{quantity(unexplained, base)}</strong>
          {before && (
            <span className="block text-caption text-ink-2">{t('was', { quantity: quantity(before, base) })}</span>
          )}
        </>
      ),
    },
    { key: 'share', header: t('share'), numeric: true, cell: ({ share }) => (share ? percent(share) : '–') },
    ...(seesCosts
      ? [
          {
            key: 'riyals',
            header: t('riyals'),
            numeric: true,
            cell: ({ halalas }: VarianceLine) => (halalas ? money(halalas) : '–'),
          },
        ]
      : []),
  ]
  return (
    <Card
      title={t('variance')}
      description={t('period', { from: at(period.from), until: at(period.until) })}
      actions={
        <Link
          data-print="hide"
          className="link text-ui"
          to={href('/client/procurement/counts/:countId', { countId: period.previousId })}
        >
          {t('previous')}
        </Link>
      }
      flush
    >
      {period.unmappedSales > 0 && (
        <div className="px-4 py-4 md:px-6">
          <Notice
            kind="warning"
            title={t('unmapped', { count: period.unmappedSales })}
            actions={
              seesCosts && (
                <Link
                  className="link inline-flex min-h-11 items-center md:min-h-6"
                  to={href('/client/recipe-management/sales')}
                >
                  {t('mapNames')}
                </Link>
              )
            }
          >
            {t('unmappedHint')}
          </Notice>
        </div>
      )}
      <DataTable
        caption={t('variance')}
        columns={columns}
        rows={period.lines}
        rowKey={({ id }) => id}
        empty={t('notTwice')}
        whole
      />
    </Card>
  )
}

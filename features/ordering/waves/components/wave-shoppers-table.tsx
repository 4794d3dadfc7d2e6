import type { ReactNode } from 'react'
import { cities, isCity } from '#/domain/cities.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { Badge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { WaveShopper } from '../wave-shoppers.server.ts'

/** Shoppers of a wave with their visits. */
export function WaveShoppersTable({ rows, empty }: { rows: readonly WaveShopper[]; empty: ReactNode }) {
  const t = useT(wavePickMessages)
  const word = useT(assignmentMessages)
  const lang = useLang()
  const day = (at: string) => formatDay(riyadhDay(new Date(at)), lang)
  const columns: Column<WaveShopper>[] = [
    {
      key: 'name',
      header: t('shopper'),
      cell: ({ name, isNew }) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi>{name}</bdi>
          {isNew && <Badge tone="blue">{t('isNew')}</Badge>}
        </span>
      ),
    },
    { key: 'level', header: t('level'), cell: ({ level }) => word(`level_${level}`) },
    { key: 'city', header: t('city'), cell: ({ city }) => city && (isCity(city) ? cities[city].name[lang] : city) },
    { key: 'visits', header: t('visits'), cell: ({ visits }) => visits, numeric: true },
    {
      key: 'between',
      header: t('between'),
      cell: ({ first, last, visits }) => (
        <span className="num">{visits === 1 ? day(first) : `${day(first)} – ${day(last)}`}</span>
      ),
    },
    {
      key: 'fit',
      header: t('meanFit'),
      cell: ({ fit }) => fit !== null && <bdi dir="ltr">{fit.toFixed(1)}</bdi>,
      numeric: true,
    },
    { key: 'fee', header: t('fee'), cell: ({ fee }) => <Money halalas={fee} bare />, numeric: true },
  ]
  return (
    <DataTable
      caption={t('view_shoppers')}
      columns={columns}
      rows={rows}
      rowKey={({ shopperId }) => shopperId}
      empty={empty}
    />
  )
}

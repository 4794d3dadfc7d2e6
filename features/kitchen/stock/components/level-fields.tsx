import { shownUnit } from '#/domain/kitchen/buying/count.ts'
import { parMessages } from '#/messages/kitchen/par.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { levelText } from '../par-form.ts'
import type { LevelItem } from '../par-levels.server.ts'
import { NamedLabel } from './named-label.tsx'
import { useQuantities } from './use-quantities.ts'

/** Levels of a category: of each ingredient a quantity or safety days. */
export function LevelFields({ items, title }: { items: readonly LevelItem[]; title: string }) {
  const t = useT(parMessages)
  const { nameOf, unitName } = useQuantities()
  return (
    <Card title={title}>
      <div className="flex flex-col gap-6">
        <div className="md:max-w-[24rem]">
          <NumberField name="allDays" label={t('allDays')} help={t('allDaysHint')} maxLength={2} optional />
        </div>
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <li
              key={item.id}
              className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 md:flex-row md:items-end md:gap-6"
            >
              <bdi className="min-w-0 grow text-ui font-medium md:pb-3">{nameOf(item.names)}</bdi>
              <input type="hidden" name={`was-${item.id}`} value={levelText(item)} />
              <div className="grid grid-cols-2 gap-3 md:w-[26rem] md:shrink-0">
                <NumberField
                  name={`par-${item.id}`}
                  label={<NamedLabel shown={t('par')} whole={t('parOf', { name: nameOf(item.names) })} />}
                  suffix={unitName(shownUnit(item.base))}
                  decimals
                  maxLength={14}
                  {...(item.par !== null && { defaultValue: item.par })}
                />
                <NumberField
                  name={`days-${item.id}`}
                  label={<NamedLabel shown={t('safety')} whole={t('safetyOf', { name: nameOf(item.names) })} />}
                  maxLength={2}
                  {...(item.safetyDays !== null && { defaultValue: item.safetyDays })}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** The levels for those who do not set them. */
export function LevelTable({ items }: { items: readonly LevelItem[] }) {
  const t = useT(parMessages)
  const { nameOf, unitName } = useQuantities()
  const columns: Column<LevelItem>[] = [
    { key: 'ingredient', header: t('ingredient'), cell: ({ names }) => <bdi>{nameOf(names)}</bdi> },
    {
      key: 'par',
      header: t('par'),
      numeric: true,
      cell: ({ par, base }) => (par === null ? '–' : `${par} ${unitName(shownUnit(base))}`),
    },
    {
      key: 'safety',
      header: t('safety'),
      numeric: true,
      cell: ({ safetyDays }) => (safetyDays === null ? '–' : t('days', { count: safetyDays })),
    },
  ]
  return (
    <DataTable
      caption={t('levels')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      empty={t('noLevel')}
      whole
    />
  )
}

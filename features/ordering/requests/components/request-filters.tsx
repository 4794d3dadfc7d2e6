import { evaluationStatuses, evaluationTypes } from '#/domain/evaluation.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { useSearchParams } from 'react-router'
import { formatDay, isDay } from '#/domain/riyadh-time.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { type Filter, FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Status, type, dates and search over a client's requests. */
export function RequestFilters({ searchLabel }: { searchLabel: string }) {
  const t = useT(evaluationMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const read = (value: string) => (isDay(value) ? formatDay(value, lang) : value)
  const range = [
    { name: 'from', label: t('dateFrom') },
    { name: 'to', label: t('dateTo') },
  ]
  const filters: Filter[] = [
    {
      name: 'status',
      label: t('status'),
      options: evaluationStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
    },
    { name: 'type', label: t('type'), options: evaluationTypes.map((value) => ({ value, label: t(`type_${value}`) })) },
  ]
  return (
    <FilterBar filters={filters} search={{ label: searchLabel }} more={range.map((day) => ({ ...day, read }))}>
      {range.map(({ name, label }) => (
        <DateField
          key={`${name} ${params.get(name) ?? ''}`}
          name={name}
          label={label}
          defaultValue={params.get(name) ?? ''}
        />
      ))}
    </FilterBar>
  )
}

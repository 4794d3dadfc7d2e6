import { evaluationStatuses, evaluationTypes } from '#/domain/evaluation.ts'
import { visitRisks } from '#/domain/visit-risk.ts'
import { controlRoomMessages, evaluationMessages } from '#/messages/evaluations.ts'
import { useSearchParams } from 'react-router'
import { formatDay, isDay } from '#/domain/riyadh-time.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { type Filter, FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Status, type, dates and search over a list of requests; the control room adds the risk. */
export function RequestFilters({ searchLabel, withRisk }: { searchLabel: string; withRisk?: boolean }) {
  const t = useT(evaluationMessages)
  const room = useT(controlRoomMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const read = (value: string) => (isDay(value) ? formatDay(value, lang) : value)
  const range = [
    { name: 'from', label: t('dateFrom') },
    { name: 'to', label: t('dateTo') },
  ]
  const riskWords = { overdue: room('overdue'), at_risk: room('atRisk') }
  const risk: Filter = {
    name: 'risk',
    label: room('risk'),
    options: visitRisks.map((value) => ({ value, label: riskWords[value] })),
  }
  const filters: Filter[] = [
    {
      name: 'status',
      label: t('status'),
      options: evaluationStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
    },
    { name: 'type', label: t('type'), options: evaluationTypes.map((value) => ({ value, label: t(`type_${value}`) })) },
    ...(withRisk ? [risk] : []),
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

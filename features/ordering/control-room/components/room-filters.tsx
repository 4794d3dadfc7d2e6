import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { cities, cityKeys } from '#/domain/cities.ts'
import { dateRisks } from '#/domain/ordering/date-risk.ts'
import { evaluationStatuses, evaluationTypes } from '#/domain/evaluation.ts'
import { certificationLevels } from '#/domain/levels.ts'
import { formatDay, isDay } from '#/domain/riyadh-time.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages, evaluationMessages } from '#/messages/evaluations.ts'
import { type Option, SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { offerStates } from '../room-query.ts'

export type FilterNames = {
  /** Names of the ids in the address. */
  names: Record<string, string>
  waves: { id: string; name: string }[]
}

/** Other parameters, preserved by a new filter. */
const kept = ['queue', 'sort', 'view', 'rows', 'columns', 'day', 'span'] as const

/** Toolbar of all four views: search and filters. */
export function RoomFilters({ names, waves, views, tools }: FilterNames & { views?: ReactNode; tools?: ReactNode }) {
  const t = useT(roomMessages)
  const word = useT(evaluationMessages)
  const room = useT(controlRoomMessages)
  const lang = useLang()
  const more = useMoreFilters(waves)
  const fields = [
    ...more.selects.map(({ name, label, options }) => ({
      name,
      label,
      read: (value: string) => options.find((option) => option.value === value)?.label ?? value,
    })),
    ...more.texts.map(({ name, label }) => ({ name, label, read: (value: string) => names[value] ?? value })),
    ...more.days.map(({ name, label }) => ({
      name,
      label,
      read: (value: string) => (isDay(value) ? formatDay(value, lang) : value),
    })),
  ]
  const filters = [
    {
      name: 'status',
      label: word('status'),
      options: evaluationStatuses.map((value) => ({ value, label: word(`status_${value}`) })),
    },
    { name: 'risk', label: t('risk'), options: dateRisks.map((value) => ({ value, label: t(`risk_${value}`) })) },
    {
      name: 'city',
      label: t('city'),
      options: cityKeys.map((value) => ({ value, label: cities[value].name[lang] })),
    },
  ]
  return (
    <FilterBar
      filters={filters}
      search={{ label: room('search') }}
      more={fields}
      keep={kept}
      views={views}
      tools={tools}
    >
      <MoreFilters {...more} names={names} />
    </FilterBar>
  )
}

type More = {
  selects: { name: string; label: string; options: Option[] }[]
  texts: { name: string; label: string }[]
  days: { name: string; label: string }[]
}

function useMoreFilters(waves: FilterNames['waves']): More {
  const t = useT(roomMessages)
  const word = useT(evaluationMessages)
  const level = useT(assignmentMessages)
  return {
    texts: [
      { name: 'client', label: t('client') },
      { name: 'branch', label: t('branch') },
      { name: 'shopper', label: t('shopper') },
    ],
    selects: [
      {
        name: 'type',
        label: word('type'),
        options: evaluationTypes.map((value) => ({ value, label: word(`type_${value}`) })),
      },
      {
        name: 'level',
        label: t('level'),
        options: certificationLevels.map((value) => ({ value, label: level(`level_${value}`) })),
      },
      {
        name: 'offer',
        label: t('offer'),
        options: offerStates.map((value) => ({ value, label: t(`offer_${value}`) })),
      },
      { name: 'place', label: t('place'), options: [{ value: 'none', label: t('place_none') }] },
      ...(waves.length > 0
        ? [{ name: 'wave', label: t('wave'), options: waves.map(({ id, name }) => ({ value: id, label: name })) }]
        : []),
    ],
    days: [
      { name: 'from', label: word('dateFrom') },
      { name: 'to', label: word('dateTo') },
    ],
  }
}

function MoreFilters({ selects, texts, days, names }: More & { names: Record<string, string> }) {
  const t = useT(roomMessages)
  const [params] = useSearchParams()
  const valueOf = (name: string) => params.get(name) ?? ''
  return (
    <>
      {texts.map(({ name, label }) => (
        <Fresh key={`${name} ${valueOf(name)}`}>
          <TextField name={name} label={label} defaultValue={names[valueOf(name)] ?? valueOf(name)} maxLength={100} />
        </Fresh>
      ))}
      {selects.map(({ name, label, options }) => (
        <Fresh key={`${name} ${valueOf(name)}`}>
          <SelectField
            name={name}
            label={label}
            options={options}
            placeholder={t('any')}
            defaultValue={valueOf(name)}
          />
        </Fresh>
      ))}
      {days.map(({ name, label }) => (
        <Fresh key={`${name} ${valueOf(name)}`}>
          <DateField name={name} label={label} defaultValue={valueOf(name)} />
        </Fresh>
      ))}
    </>
  )
}

/** Remounts a control when the address changes. */
const Fresh = ({ children }: { children: ReactNode }) => <div className="min-w-0">{children}</div>

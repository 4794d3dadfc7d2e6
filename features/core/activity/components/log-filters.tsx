import { activityLogMessages, activityMessages } from '#/messages/activity.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { actionText, entityText, type LogQuery } from '../entry.ts'

const entities = [
  'request',
  'report',
  'client',
  'profile',
  'branch',
  'email',
  'setting',
  'form',
  'submission',
  'activity',
] as const

/** Filters by person, action, kind of record, days and words. */
export function LogFilters({ query }: { query: LogQuery }) {
  const t = useT(activityLogMessages)
  const lang = useLang()
  const actions = Object.keys(activityMessages).map((value) => ({ value, label: actionText(lang, value) }))
  return (
    <FilterBar
      search={{ label: t('search'), placeholder: t('search') }}
      filters={[
        {
          name: 'entity',
          label: t('kind'),
          options: entities.map((value) => ({ value, label: entityText(lang, value) })),
        },
        { name: 'action', label: t('action'), options: actions },
      ]}
    >
      <div className="min-w-44 max-md:flex-1">
        <TextField
          key={query.person}
          name="person"
          label={t('person')}
          placeholder={t('personHint')}
          defaultValue={query.person}
        />
      </div>
      <DateField key={`from ${query.from}`} name="from" label={t('from')} defaultValue={query.from} />
      <DateField key={`to ${query.to}`} name="to" label={t('to')} defaultValue={query.to} />
    </FilterBar>
  )
}

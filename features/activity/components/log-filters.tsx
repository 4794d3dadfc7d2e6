import { activityLogMessages, activityMessages } from '#/messages/activity.ts'
import { inputClasses } from '#/ui/field.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useId } from 'react'
import { TextField } from '#/ui/text-field.tsx'
import { actionText, entityText, type LogQuery } from '../entry.ts'

const entities = ['request', 'report', 'client', 'profile', 'branch', 'email', 'setting', 'activity'] as const

/** Person, action, kind of record, days and words to look for. */
export function LogFilters({ query }: { query: LogQuery }) {
  const t = useT(activityLogMessages)
  const lang = useLang()
  const actions = Object.keys(activityMessages).map((value) => ({ value, label: actionText(lang, value) }))
  return (
    <FilterBar
      search={{ label: t('search') }}
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
      <Day key={`from ${query.from}`} name="from" label={t('from')} value={query.from} />
      <Day key={`to ${query.to}`} name="to" label={t('to')} value={query.to} />
    </FilterBar>
  )
}

/** The browser's own date control: it works in a filter that is sent without scripts. */
function Day({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId()
  return (
    <div className="flex min-w-36 flex-col gap-1.5 max-md:flex-1">
      <label htmlFor={id} className="text-ui font-medium">
        {label}
      </label>
      <input id={id} type="date" name={name} defaultValue={value} className={inputClasses} />
    </div>
  )
}

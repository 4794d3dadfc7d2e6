import { useId } from 'react'
import type { DailySection, Field } from '#/domain/operations/daily-reports/template.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { NumberInput } from './number-input.tsx'

/** Name of a field: of the house, or as the company wrote it. */
export function useFieldName(): (field: Pick<Field, 'key' | 'label'>) => string {
  const t = useT(dailyMessages)
  const lang = useLang()
  return ({ key, label }) => label?.[lang] ?? (Object.hasOwn(dailyMessages, key) ? t(key as 'covers') : key)
}

function TextValue({ field, label }: { field: Field; label: string }) {
  const { state, store } = useDaily()
  const id = useId()
  const value = state.values[field.key]
  return (
    <div className="flex flex-col gap-1.5 py-2">
      <label htmlFor={id} className="text-ui">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={2000}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => store.set({ [field.key]: event.target.value === '' ? null : event.target.value })}
        className={classes(inputClasses, 'input-free')}
      />
    </div>
  )
}

/** One field of the template. */
export function ValueField({ field, hint }: { field: Field; hint?: string | undefined }) {
  const { state, store } = useDaily()
  const label = useFieldName()(field)
  const value = state.values[field.key]
  if (field.type === 'text') return <TextValue field={field} label={label} />
  if (field.type === 'yes-no')
    return (
      <label className="flex min-h-11 items-center gap-3 border-b border-line py-2 text-ui">
        <input
          type="checkbox"
          className="size-5"
          checked={value === true}
          onChange={(event) => store.set({ [field.key]: event.target.checked })}
        />
        {label}
      </label>
    )
  return (
    <NumberInput
      type={field.type}
      label={label}
      required={field.required}
      value={typeof value === 'number' ? value : null}
      onChange={(next) => store.set({ [field.key]: next })}
      hint={hint}
    />
  )
}

/** Fields of a section, those of the company after those of the house. */
export function SectionFields({ section, only }: { section: DailySection; only?: (key: string) => boolean }) {
  const { filling } = useDaily()
  return filling.template.fields
    .filter((field) => field.section === section && (only?.(field.key) ?? true))
    .map((field) => <ValueField key={field.key} field={field} />)
}

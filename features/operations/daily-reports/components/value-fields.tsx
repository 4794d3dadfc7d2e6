import { type ReactNode, useId } from 'react'
import { isOutside } from '#/domain/operations/daily-reports/alerts.ts'
import type { DailySection, Field } from '#/domain/operations/daily-reports/template.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { fieldText, limitText } from '../value-text.ts'
import { NumberInput } from './number-input.tsx'

/** Name of a field in the language of the page. */
export function useFieldName(): (field: Pick<Field, 'key' | 'label'>) => string {
  const lang = useLang()
  return (field) => fieldText(field, lang)
}

function Label({ field, label, open }: { field: Field; label: string; open: boolean }) {
  const t = useT(dailyFillMessages)
  return (
    <>
      {label}
      {field.required && open && <span className="text-caption text-ink-2"> · {t('required')}</span>}
    </>
  )
}

/** The limits of a field, and who hears of a value outside them. */
function useRemark(field: Field): ReactNode {
  const t = useT(dailyFillMessages)
  const lang = useLang()
  const value = useDaily().state.values[field.key]
  const limits = limitText(field, lang)
  const isOut = isOutside(field, value) && (field.type !== 'text' || field.alert !== 'none')
  if (!isOut) return limits || undefined
  const told = field.alert === 'none' ? '' : t(field.alert === 'instant' ? 'toldAtOnce' : 'toldAtSubmission')
  return (
    <span data-tone="yellow" className="text-tone-ink">
      {[limits, field.type === 'text' ? '' : t('outside'), told].filter((part) => part !== '').join(' ')}
    </span>
  )
}

function TextValue({ field, label }: { field: Field; label: string }) {
  const { state, store } = useDaily()
  const id = useId()
  const remark = useRemark(field)
  const value = state.values[field.key]
  return (
    <div className="flex flex-col gap-1.5 py-2">
      <label htmlFor={id} className="text-ui">
        <Label field={field} label={label} open={typeof value !== 'string'} />
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={2000}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => store.set({ [field.key]: event.target.value === '' ? null : event.target.value })}
        className={classes(inputClasses, 'input-free')}
      />
      {remark && <p className="text-caption text-ink-2">{remark}</p>}
    </div>
  )
}

/** Yes or no, or one of a few answers. */
function PickedValue({ field, label }: { field: Field; label: string }) {
  const word = useT(dailyMessages)
  const lang = useLang()
  const { state, store } = useDaily()
  const remark = useRemark(field)
  const value = state.values[field.key]
  const options: { value: string | boolean; text: string }[] =
    field.type === 'choice'
      ? (field.choices ?? []).map(({ key, name }) => ({ value: key, text: name[lang] }))
      : [true, false].map((one) => ({ value: one, text: word(one ? 'yes' : 'no') }))
  return (
    <fieldset className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
      <legend className="contents">
        <span className="text-ui">
          <Label field={field} label={label} open={value === undefined || value === null} />
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={String(option.value)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-input px-3 text-ui has-checked:border-2 has-checked:border-ink"
          >
            <input
              type="radio"
              name={field.key}
              checked={value === option.value}
              onChange={() => store.set({ [field.key]: option.value })}
            />
            {option.text}
          </label>
        ))}
      </div>
      {remark && <p className="text-caption text-ink-2">{remark}</p>}
    </fieldset>
  )
}

/** One field of the template. */
export function ValueField({ field, hint }: { field: Field; hint?: ReactNode }) {
  const { state, store } = useDaily()
  const label = useFieldName()(field)
  const remark = useRemark(field)
  const value = state.values[field.key]
  if (field.type === 'text') return <TextValue field={field} label={label} />
  if (field.type === 'yes-no' || field.type === 'choice') return <PickedValue field={field} label={label} />
  return (
    <NumberInput
      type={field.type}
      label={label}
      required={field.required}
      value={typeof value === 'number' ? value : null}
      onChange={(next) => store.set({ [field.key]: next })}
      hint={hint ?? remark}
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

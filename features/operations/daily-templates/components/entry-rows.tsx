import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { temperatureKinds } from '#/domain/operations/daily-reports/temperature.ts'
import {
  longestName,
  mostRows,
  partsOfList,
  type RowList,
  type StartRow,
} from '#/domain/operations/daily-reports/template-rows.ts'
import { dailyTemplateMessages } from '#/messages/operations/daily-reports-template.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { FieldError, FieldHelp } from '#/ui/field.tsx'
import { focusSoon } from '#/ui/focus-soon.ts'
import { fieldId, useField, useFormState } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { rowField } from '../rows.ts'

type Props = { list: RowList; label: string; help?: string; rows: readonly StartRow[] }
const empty: StartRow = { key: '', en: '', ar: '', start: '', end: '', kind: '', concern: '' }

/** Columns on wide screens; on phones a row is a block. */
const columns: Record<RowList, string> = {
  shifts: 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem_6.5rem_5rem]',
  ramadanShifts: 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem_6.5rem_5rem]',
  duties: 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5rem]',
  points: 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem_5rem]',
  choices: 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_5rem]',
}

/** A list of named entries in both languages: each row is edited, moved up and removed, and a new one is added below. */
export function EntryRows({ list, label, help, rows }: Props) {
  const t = useT(dailyTemplateMessages)
  const field = useField({ name: list, help })
  const form = useFormState()
  const addId = useId()
  const [shown, setShown] = useState(() => rows.map((row, index) => ({ id: String(index), row })))
  const [next, setNext] = useState(rows.length)
  const add = () => {
    setShown([...shown, { id: String(next), row: empty }])
    setNext(next + 1)
    focusSoon(fieldId(form?.id ?? '', rowField(list, shown.length + 1, 'en')))
  }
  const remove = (id: string) => {
    setShown(shown.filter((one) => one.id !== id))
    focusSoon(addId)
  }
  const moveUp = (index: number) =>
    setShown([...shown.slice(0, index - 1), shown[index]!, shown[index - 1]!, ...shown.slice(index + 1)])
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.describedBy} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-ui font-medium">{label}</legend>
      {help && <FieldHelp id={field.helpId}>{help}</FieldHelp>}
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      {shown.map(({ id, row }, index) => (
        <EntryRow
          key={id}
          list={list}
          place={index + 1}
          row={row}
          label={t('rowOf', { list: label, number: index + 1 })}
          onMoveUp={index === 0 ? undefined : () => moveUp(index)}
          onRemove={() => remove(id)}
        />
      ))}
      {shown.length < mostRows[list] && (
        <div>
          <Button id={addId} icon={Plus} variant="quiet" onClick={add}>
            {t(`add_${list}`)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type RowProps = {
  list: RowList
  place: number
  row: StartRow
  label: string
  onMoveUp: (() => void) | undefined
  onRemove: () => void
}

function EntryRow({ list, place, row, label, onMoveUp, onRemove }: RowProps) {
  const t = useT(dailyTemplateMessages)
  const names = [
    ['en', t('rowEn')],
    ['ar', t('rowAr')],
  ] as const
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(
        'grid grid-cols-2 gap-2 max-md:border-b max-md:border-line max-md:pb-3 md:items-start',
        columns[list],
      )}
    >
      <input type="hidden" name={rowField(list, place, 'key')} value={row.key} />
      {names.map(([lang, name]) => (
        <div key={lang} className="max-md:col-span-2">
          <TextField
            name={rowField(list, place, lang)}
            label={name}
            placeholder={name}
            hideLabel
            lang={lang}
            maxLength={longestName}
            defaultValue={row[lang]}
          />
        </div>
      ))}
      <EntryMore list={list} place={place} row={row} />
      <div className="flex justify-end max-md:-col-end-1">
        {onMoveUp && <IconButton icon={ArrowUp} label={t('moveUp', { row: label })} onClick={onMoveUp} />}
        <IconButton icon={Trash2} label={t('removeRow', { row: label })} onClick={onRemove} />
      </div>
    </div>
  )
}

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

function EntryMore({ list, place, row }: Pick<RowProps, 'list' | 'place' | 'row'>) {
  const t = useT(dailyTemplateMessages)
  const parts = partsOfList[list]
  if (parts.includes('kind'))
    return (
      <SelectField
        name={rowField(list, place, 'kind')}
        label={t('kind')}
        hideLabel
        placeholder={t('kind')}
        defaultValue={row.kind}
        options={temperatureKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
    )
  if (parts.includes('concern'))
    return <Checkbox name={rowField(list, place, 'concern')} label={t('concern')} defaultChecked={row.concern !== ''} />
  if (!parts.includes('start')) return null
  return (['start', 'end'] as const).map((part) => (
    <SelectField
      key={part}
      name={rowField(list, place, part)}
      label={t(part)}
      hideLabel
      placeholder={t(part)}
      defaultValue={row[part]}
      options={[...new Set([...halfHours, row[part]])]
        .filter((time) => time !== '')
        .toSorted()
        .map((value) => ({ value, label: value }))}
    />
  ))
}

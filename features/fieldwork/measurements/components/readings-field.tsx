import { useId, useState } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { latinDigits } from '#/domain/digits.ts'
import {
  bandOfReading,
  maximumPlaceLength,
  type MeasureLimit,
  type MeasureValue,
  mostReadings,
  readReading,
  type ReadingProblem,
} from '#/domain/fieldwork/measure.ts'
import { measureMessages } from '#/messages/fieldwork/measure.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { FieldError, OptionalMark } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { deviceField, readingFields, readRows, type TypedReading, typedOf } from '../rows.ts'
import { bandTones, limitWords } from '../words.ts'

type Props = {
  /** Prefix of the form fields, for forms sent without scripts; left out where the page sends the value itself. */
  name?: string
  limit: MeasureLimit
  fewest: number
  value: MeasureValue | null
  onChange: (value: MeasureValue | null) => void
}

/** Readings of a thermometer: place, temperature and what each one means against the limit. */
export function ReadingsField({ name, limit, fewest, value, onChange }: Props) {
  const t = useT(measureMessages)
  const lang = useLang()
  const [rows, setRows] = useState(() => typedOf(value, fewest))
  const [device, setDevice] = useState(value?.readings.find((reading) => reading.device)?.device ?? '')
  const { problems } = readRows(rows, device)
  const put = (next: TypedReading[], used = device) => {
    setRows(next)
    setDevice(used)
    onChange(readRows(next, used).value)
  }
  const change = (id: number, part: Partial<TypedReading>) =>
    put(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-2">{limitWords(limit, lang)}</p>
      <ol className="flex flex-col gap-4">
        {rows.map((row, index) => (
          <ReadingRow
            key={row.id}
            {...(name === undefined ? {} : { name })}
            index={index}
            row={row}
            limit={limit}
            problem={problems[index] ?? null}
            onChange={(part) => change(row.id, part)}
            {...(rows.length > Math.max(1, fewest)
              ? { onRemove: () => put(rows.filter(({ id }) => id !== row.id)) }
              : {})}
          />
        ))}
      </ol>
      {name !== undefined && (
        <noscript>
          <MoreRows name={name} from={rows.length} />
        </noscript>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {rows.length < mostReadings && (
          <span className="contents noscript:hidden">
            <Button
              icon={Plus}
              onClick={() => put([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, place: '', value: '' }])}
            >
              {t('add')}
            </Button>
          </span>
        )}
        <p className="text-caption text-ink-2">{fewest > 1 ? t('needed', { count: fewest }) : t('worstCounts')}</p>
      </div>
      <label className="flex flex-col gap-1.5 text-ui">
        <span>
          {t('device')}
          <OptionalMark />
        </span>
        <input
          name={name === undefined ? undefined : deviceField(name)}
          value={device}
          maxLength={maximumPlaceLength}
          placeholder={t('deviceHelp')}
          onChange={(event) => put(rows, event.target.value)}
          className={classes(box, 'input-free text-body')}
        />
      </label>
    </div>
  )
}

type RowProps = {
  name?: string
  index: number
  row: TypedReading
  limit: MeasureLimit
  problem: ReadingProblem | null
  onChange: (part: Partial<TypedReading>) => void
  onRemove?: () => void
}

const box =
  'min-h-12 min-w-0 w-full rounded-control border border-line-input bg-canvas px-3 focus-visible:outline-2 focus-visible:outline-focus'

const isMinus = (typed: string): boolean => /^\s*[-\u2212]|[-\u2212]\s*$/.test(typed)
const turned = (typed: string): string => (isMinus(typed) ? typed.replaceAll(/[-\u2212]/g, '') : `-${typed.trim()}`)

function ReadingRow({ name, index, row, limit, problem, onChange, onRemove }: RowProps) {
  const t = useT(measureMessages)
  const fields = name === undefined ? undefined : readingFields(name, index)
  const id = useId()
  const errorId = `${id}-error`
  // The sign alone is the beginning of a number, not yet an error.
  const begun = /^\s*[-\u2212]?\s*$/.test(row.value)
  const shown = begun ? null : problem
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      <div className="flex items-center justify-between gap-2">
        <span className="num text-ui font-medium">{t('reading', { number: index + 1 })}</span>
        {onRemove && (
          <span className="-my-2 -me-2 noscript:hidden">
            <IconButton icon={Trash2} label={t('remove', { number: index + 1 })} onClick={onRemove} />
          </span>
        )}
      </div>
      <label className="flex flex-col gap-1.5 text-ui">
        {t('place')}
        <input
          name={fields?.place}
          value={row.place}
          maxLength={maximumPlaceLength}
          placeholder={t('placeHint')}
          onChange={(event) => onChange({ place: event.target.value })}
          className={classes(box, 'input-free text-body')}
        />
      </label>
      <div className="flex flex-col gap-1.5 text-ui">
        <label htmlFor={id}>{t('value')}</label>
        <div dir="ltr" className="flex items-stretch gap-2">
          <button
            type="button"
            aria-pressed={isMinus(row.value)}
            aria-label={t('minus')}
            onClick={() => onChange({ value: turned(row.value) })}
            className={classes(
              'num min-h-14 w-14 shrink-0 rounded-control border text-h3 noscript:hidden focus-visible:outline-2 focus-visible:outline-focus',
              isMinus(row.value) ? 'border-primary bg-primary-soft font-medium' : 'border-line-input bg-canvas',
            )}
          >
            {'\u2212'}
          </button>
          <input
            id={id}
            name={fields?.value}
            value={row.value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            aria-invalid={shown ? true : undefined}
            aria-describedby={errorId}
            onChange={(event) => onChange({ value: latinDigits(event.target.value).replace('٫', '.') })}
            className={classes(box, 'num min-h-14 text-h2')}
          />
        </div>
      </div>
      <div id={errorId} aria-live="polite">
        {shown ? <FieldError id={undefined}>{t(shown)}</FieldError> : <Band limit={limit} typed={row.value} />}
      </div>
    </li>
  )
}

function Band({ limit, typed }: { limit: MeasureLimit; typed: string }) {
  const t = useT(measureMessages)
  const read = readReading(typed)
  if ('problem' in read) return null
  const band = bandOfReading(limit, read.value)
  return <Badge tone={bandTones[band]}>{t(band)}</Badge>
}

/** Empty rows for browsers without scripts, which cannot add any. */
function MoreRows({ name, from }: { name: string; from: number }) {
  const t = useT(measureMessages)
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: Math.min(3, mostReadings - from) }, (_, nth) => from + nth).map((index) => (
        <div key={index} className="grid grid-cols-2 gap-2">
          <TextField name={readingFields(name, index).place} label={t('place')} maxLength={maximumPlaceLength} />
          <TextField name={readingFields(name, index).value} label={t('value')} type="code" maxLength={12} />
        </div>
      ))}
    </div>
  )
}

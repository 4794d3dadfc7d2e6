import { useState } from 'react'
import { Minus, Plus, X } from 'lucide-react'
import {
  bandOfReading,
  maximumPlaceLength,
  type MeasureValue,
  mostReadings,
  type Reading,
  readingText,
  readReading,
} from '#/domain/fieldwork/measure.ts'
import { emptyAnswer } from '#/domain/operations/audits/answers.ts'
import type { MeasureQuestion } from '#/domain/questionnaire.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useAudit } from './audit-context.ts'
import { NotApplicable } from './answer-parts.tsx'

/** A row as it is typed; only rows that can be read are part of the answer. */
type Row = { place: string; typed: string }

const rowsOf = (value: MeasureValue | null, fewest: number): Row[] => {
  const known = value?.readings.map((one) => ({ place: one.place, typed: readingText(one.value) })) ?? []
  return [...known, ...Array.from({ length: Math.max(0, fewest - known.length) }, () => ({ place: '', typed: '' }))]
}

/** Readings of a thermometer against the limit. Rows start empty; what cannot be read stays in its field and does not count. */
export function Readings({ question }: { question: MeasureQuestion }) {
  const t = useT(auditFillMessages)
  const { state, store } = useAudit()
  const { value, na } = state.values[question.key] ?? emptyAnswer
  const stored = value as MeasureValue | null
  const [typed, setTyped] = useState<Row[] | null>(null)
  const fewest = Math.max(1, question.fewest)
  const rows = typed && sameReadings(typed, stored) ? typed : rowsOf(stored, fewest)
  const put = (next: Row[]) => {
    setTyped(next)
    const readings = readingsOf(next)
    store.set(question.key, { value: readings.length > 0 ? { readings } : null, na: false })
  }
  const change = (at: number, part: Partial<Row>) =>
    put(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const limit = t('degrees', { value: readingText(question.limit) })
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-2">
        {t(question.direction === 'at_most' ? 'limitMax' : 'limitMin', { degrees: limit })}
        {fewest > 1 && <> · {t('fewest', { count: fewest })}</>}
      </p>
      {!na && (
        <ol className="flex flex-col gap-4">
          {rows.map((row, index) => (
            <ReadingRow
              // why: rows have no identity but their place
              key={index}
              question={question}
              row={row}
              number={index + 1}
              onChange={(part) => change(index, part)}
              onRemove={rows.length > fewest ? () => put(rows.filter((_, at) => at !== index)) : null}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {!na && rows.length < mostReadings && (
          <Button icon={Plus} onClick={() => setTyped([...rows, { place: '', typed: '' }])}>
            {t('addReading')}
          </Button>
        )}
        {question.allowNotApplicable &&
          (na ? (
            <>
              <NotApplicable question={question} />
              <Button variant="quiet" onClick={() => store.set(question.key, { na: false })}>
                {t('addReading')}
              </Button>
            </>
          ) : (
            <NotApplicable question={question} />
          ))}
      </div>
    </div>
  )
}

const readingsOf = (rows: readonly Row[]): Reading[] =>
  rows.flatMap(({ place, typed }) => {
    const read = readReading(typed)
    return 'value' in read ? [{ place: place.trim().slice(0, maximumPlaceLength), value: read.value }] : []
  })

/** Whether the typed rows are those of the stored answer, so that what is half typed stays. */
const sameReadings = (rows: readonly Row[], stored: MeasureValue | null): boolean =>
  stored === null ||
  JSON.stringify(readingsOf(rows)) === JSON.stringify(stored.readings.map(({ place, value }) => ({ place, value })))

const problems = {
  'reading-number': 'wrong_number',
  'reading-decimals': 'wrong_decimals',
  'reading-range': 'wrong_range',
} as const
const marks = { within: 'withinMark', grey: 'greyMark', beyond: 'failedMark' } as const
const tones = { within: 'green', grey: 'yellow', beyond: 'red' } as const

type RowProps = {
  question: MeasureQuestion
  row: Row
  number: number
  onChange: (part: Partial<Row>) => void
  onRemove: (() => void) | null
}

function ReadingRow({ question, row, number, onChange, onRemove }: RowProps) {
  const t = useT(auditFillMessages)
  const read = readReading(row.typed)
  const isNegative = /^\s*[-\u2212]/.test(row.typed)
  const problem = 'problem' in read && read.problem in problems ? problems[read.problem as keyof typeof problems] : null
  const band = 'value' in read ? bandOfReading(question, read.value) : null
  const id = `r-${question.key}-${number}`
  const flip = () => onChange({ typed: isNegative ? row.typed.replace(/^\s*[-\u2212]/, '') : `\u2212${row.typed}` })
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <label className="flex min-w-0 flex-1 flex-col gap-1 text-caption">
          <span>{t('reading', { number })}</span>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={row.typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-wrong` : undefined}
            onChange={(event) => onChange({ typed: event.target.value })}
            className={classes(inputClasses, 'num input-ltr min-h-15 text-h2')}
          />
        </label>
        <button
          type="button"
          aria-pressed={isNegative}
          aria-label={t('sign')}
          onClick={flip}
          className="inline-flex min-h-15 w-15 shrink-0 items-center justify-center rounded-control border border-line-input text-h2 hover:bg-surface-2 aria-pressed:border-2 aria-pressed:border-ink"
        >
          <Icon as={Minus} />
        </button>
        {onRemove && (
          <button
            type="button"
            aria-label={t('removeReading', { number })}
            onClick={onRemove}
            className="inline-flex min-h-15 w-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
          >
            <Icon as={X} />
          </button>
        )}
      </div>
      {problem && (
        <p id={`${id}-wrong`} role="alert" className="text-caption text-danger-ink">
          {t(problem)}
        </p>
      )}
      <input
        type="text"
        aria-label={t('place')}
        placeholder={t('place')}
        maxLength={maximumPlaceLength}
        value={row.place}
        onChange={(event) => onChange({ place: event.target.value })}
        className={inputClasses}
      />
      {band && (
        <p data-tone={tones[band]} className="text-caption font-medium text-tone-ink">
          {t(marks[band])}
        </p>
      )}
    </li>
  )
}

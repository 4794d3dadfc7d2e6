import { type ReactNode, useState } from 'react'
import type { AnswerValue, ChoicesQuestion, ChoiceQuestion, Question, ReceiptValue } from '#/domain/questionnaire.ts'
import { latinDigits } from '#/domain/digits.ts'
import { isMeasureValue } from '#/domain/fieldwork/measure.ts'
import { ReadingsField } from '#/features/fieldwork/measurements/components/readings-field.tsx'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportMessages } from '#/messages/reports.ts'
import { FieldError, typedText } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useLang, useT } from '#/ui/language.tsx'

type Props<Q extends Question = Question> = {
  question: Q
  value: AnswerValue
  onChange: (value: AnswerValue) => void
}

/** Input of an answer by the kind of its question; sent as JSON, which the verb parses by the question. */
export function AnswerInput({ question, before }: { question: Question; before: AnswerValue }) {
  const t = useT(reviewMessages)
  const [value, setValue] = useState(before)
  const field = useField({ name: 'value' })
  return (
    <fieldset aria-describedby={field.describedBy} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-ui font-medium">{t('answer')}</legend>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <input type="hidden" name="value" value={JSON.stringify(value)} />
      <Control question={question} value={value} onChange={setValue} />
    </fieldset>
  )
}

function Control({ question, value, onChange }: Props) {
  const t = useT(reviewMessages)
  const word = useT(reportMessages)
  const lang = useLang()
  switch (question.type) {
    case 'yes_no':
      return (
        <Options
          chosen={value}
          onChange={onChange}
          options={[
            [true, word('yes')],
            [false, word('no')],
          ]}
        />
      )
    case 'rating':
      return (
        <Options
          chosen={value}
          onChange={onChange}
          options={question.steps.map((step, index) => [index + 1, `${index + 1}: ${step[lang]}`])}
        />
      )
    case 'measure':
      return (
        <ReadingsField
          limit={question}
          fewest={question.fewest}
          value={isMeasureValue(value) ? value : null}
          onChange={onChange}
        />
      )
    case 'choice':
      return <Options chosen={value} onChange={onChange} options={optionsOf(question, lang)} />
    case 'choices':
      return <Many question={question} value={value} onChange={onChange} />
    case 'timing':
    case 'number':
      return <Amount label={t(question.type === 'timing' ? 'minutes' : 'answer')} value={value} onChange={onChange} />
    case 'text':
      return (
        <textarea
          aria-label={t('answer')}
          rows={8}
          defaultValue={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputLook} input-free`}
        />
      )
    case 'receipt':
      return <Receipt value={value} onChange={onChange} />
    case 'date':
      return (
        <input
          type="date"
          aria-label={t('answer')}
          defaultValue={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          className={inputLook}
        />
      )
    default:
      return <p className="text-ui text-ink-2">{t('keptAnswer')}</p>
  }
}

const inputLook = `${typedText} w-full rounded-control border border-line-input bg-canvas px-3 py-2 text-body text-ink min-h-10 coarse:min-h-11`

const optionsOf = ({ options }: ChoiceQuestion | ChoicesQuestion, lang: 'en' | 'ar'): [string, string][] =>
  options.map(({ key, text }) => [key, text[lang]])

const optionLook = 'flex min-h-10 items-center gap-3 text-ui coarse:min-h-11'

type OptionsProps = {
  chosen: AnswerValue
  options: [boolean | number | string, ReactNode][]
  onChange: (value: AnswerValue) => void
}

function Options({ chosen, options, onChange }: OptionsProps) {
  return options.map(([value, label]) => (
    <label key={String(value)} className={optionLook}>
      <input
        type="radio"
        name="given"
        form="none"
        checked={chosen === value}
        onChange={() => onChange(value)}
        className="size-5 shrink-0 accent-primary"
      />
      <span>{label}</span>
    </label>
  ))
}

function Many({ question, value, onChange }: Props<ChoicesQuestion>) {
  const lang = useLang()
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  return optionsOf(question, lang).map(([key, label]) => (
    <label key={key} className={optionLook}>
      <input
        type="checkbox"
        form="none"
        checked={chosen.includes(key)}
        onChange={() => onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])}
        className="size-5 shrink-0 accent-primary"
      />
      <span>{label}</span>
    </label>
  ))
}

/** Sends an invalid number as no answer, which the verb refuses with the field's name. */
const numberFrom = (typed: string): number | null => {
  const plain = latinDigits(typed).trim().replace('٫', '.').replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null
}

function Amount({ label, value, onChange }: { label: string } & Omit<Props, 'question'>) {
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      defaultValue={typeof value === 'number' ? String(value) : ''}
      onChange={(event) => onChange(numberFrom(event.target.value))}
      className={`${inputLook} input-ltr max-w-40`}
    />
  )
}

function Receipt({ value, onChange }: Omit<Props, 'question'>) {
  const t = useT(reviewMessages)
  const before = value && typeof value === 'object' && 'total' in value ? value : null
  const [total, setTotal] = useState(before ? (before.total / 100).toFixed(2) : '')
  const [at, setAt] = useState(before?.at ?? '')
  const change = (nextTotal: string, nextAt: string) => {
    setTotal(nextTotal)
    setAt(nextAt)
    const riyals = numberFrom(nextTotal)
    const receipt: ReceiptValue | null =
      riyals === null || nextAt === '' ? null : { total: Math.round(riyals * 100), at: nextAt }
    onChange(receipt)
  }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <label className="flex flex-col gap-1 text-ui">
        {t('total')}
        <input
          inputMode="decimal"
          value={total}
          onChange={(event) => change(event.target.value, at)}
          className={`${inputLook} input-ltr`}
        />
      </label>
      <label className="flex flex-col gap-1 text-ui">
        {t('paidAt')}
        <input
          type="datetime-local"
          value={at}
          onChange={(event) => change(total, event.target.value)}
          className={inputLook}
        />
      </label>
    </div>
  )
}

import { mysteryShoppingMessages } from '#/messages/site/mystery-shopping.ts'
import { Badge } from '#/ui/badge.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import { isUnreadable, type SampleQuestion } from '../sample-sheet.ts'

type QuestionProps = { question: SampleQuestion; chosen: string | undefined }

/** One question with its possible answers. */
export function SampleQuestionField({ question, chosen }: QuestionProps) {
  const t = useT(mysteryShoppingMessages)
  const { key, text, guidance, weight, critical, major } = question
  return (
    <fieldset className="min-w-0 border-t border-line py-5">
      <legend className="float-start mb-2 w-full text-body font-semibold">
        <span className="num me-2 text-ink-2">
          <bdi dir="ltr">{key}</bdi>
        </span>
        {text}
      </legend>
      <div className="clear-both flex flex-wrap items-center gap-2">
        <span className="text-caption text-ink-2">{t('questionWeight', { weight })}</span>
        {critical && <Badge tone="red">{t('critical')}</Badge>}
        {major && <Badge tone="yellow">{t('major')}</Badge>}
      </div>
      {guidance && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-caption text-ink-2 underline underline-offset-[.3em]">
            {t('guidance')}
          </summary>
          <p className="pb-2 text-caption text-ink-2">{guidance}</p>
        </details>
      )}
      <div className="mt-2">
        <Answers question={question} chosen={chosen} />
      </div>
    </fieldset>
  )
}

function Answers({ question, chosen }: QuestionProps) {
  const t = useT(mysteryShoppingMessages)
  const na = question.allowNotApplicable ? [{ value: 'na', label: t('notApplicable') }] : []
  if (question.type === 'timing') return <Minutes question={question} chosen={chosen} />
  if (question.type === 'yes_no') {
    const options = [{ value: 'yes', label: t('yes') }, { value: 'no', label: t('no') }, ...na]
    return <Choices name={question.key} options={options} chosen={chosen} />
  }
  const steps = question.steps.map((step, index) => ({
    value: String(index + 1),
    label: step,
    lead: String(index + 1),
  }))
  return <Choices name={question.key} options={[...steps, ...na]} chosen={chosen} stacked />
}

type Choice = { value: string; label: string; lead?: string }
type ChoicesProps = { name: string; options: readonly Choice[]; chosen: string | undefined; stacked?: boolean }

function Choices({ name, options, chosen, stacked }: ChoicesProps) {
  return (
    <div className={stacked ? 'flex flex-col gap-2' : 'flex flex-wrap gap-2'}>
      {options.map(({ value, label, lead }) => (
        <label
          key={value}
          className="flex min-h-12 min-w-24 cursor-pointer items-center gap-3 rounded-control border border-line-input bg-canvas px-3 py-2 text-ui hover:bg-surface-1 has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={chosen === value}
            className="size-5 shrink-0 accent-primary focus-visible:outline-none"
          />
          {lead && (
            <bdi dir="ltr" className="num font-semibold">
              {lead}
            </bdi>
          )}
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </div>
  )
}

function Minutes({ question, chosen }: QuestionProps) {
  const t = useT(mysteryShoppingMessages)
  const wrong = isUnreadable(question, chosen)
  const id = `sample-${question.key}`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-ui font-medium">
        {t('minutes')}
      </label>
      <div id={`${id}-error`} className="text-ui font-medium text-danger-ink empty:hidden">
        {wrong && t('notMinutes')}
      </div>
      <input
        id={id}
        name={question.key}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        defaultValue={chosen}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-error`}
        className={`${inputClasses} num max-w-32`}
      />
    </div>
  )
}

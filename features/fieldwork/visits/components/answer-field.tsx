import { useState } from 'react'
import {
  type ChoiceQuestion,
  isValidValue,
  type NumberQuestion,
  type Question,
  type RatingQuestion,
  type TextQuestion,
} from '#/domain/questionnaire.ts'
import { fieldName } from '../section-fields.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import { typedNumber } from './typed-number.ts'
import { useDraft, useVisit } from './visit-context.ts'
import { ChoicesAnswer } from './choices-answer.tsx'
import { MeasureAnswer } from './measure-answer.tsx'
import { AnswerOption } from './option.tsx'
import { DateAnswer, PlaceAnswer, ReceiptAnswer } from './place-date-receipt.tsx'
import { SignatureAnswer } from './signature-answer.tsx'
import { TimingAnswer } from './timing-answer.tsx'

/** Input for an answer by the kind of its question. */
export function AnswerField({ question }: { question: Question }) {
  switch (question.type) {
    case 'yes_no':
      return <YesNoAnswer question={question} />
    case 'rating':
      return <RatingAnswer question={question} />
    case 'timing':
      return <TimingAnswer question={question} />
    case 'measure':
      return <MeasureAnswer question={question} />
    case 'choice':
      return <ChoiceAnswer question={question} />
    case 'number':
      return isScale(question) ? <ScaleAnswer question={question} /> : <NumberAnswer question={question} />
    case 'text':
      return <TextAnswer question={question} />
    case 'choices':
      return <ChoicesAnswer question={question} />
    case 'receipt':
      return <ReceiptAnswer question={question} />
    case 'signature':
      return <SignatureAnswer question={question} />
    case 'place':
      return <PlaceAnswer question={question} />
    case 'date':
      return <DateAnswer question={question} />
    case 'photo':
      return null
  }
}

const isScale = ({ min, max, decimals }: NumberQuestion): boolean => decimals === 0 && max - min <= 10

function useChoice(question: Question) {
  const { store } = useVisit()
  const draft = useDraft(question.key)
  return (value: boolean | number | string) => ({
    name: fieldName('value', question.key),
    checked: draft.value === value,
    onChoose: () => store.answer(question.key, { value, notApplicable: false }),
  })
}

function YesNoAnswer({ question }: { question: Question }) {
  const t = useT(questionnaireMessages)
  const choice = useChoice(question)
  return (
    <div className="grid grid-cols-2 gap-2">
      <AnswerOption {...choice(true)} value="yes">
        {t('yes')}
      </AnswerOption>
      <AnswerOption {...choice(false)} value="no">
        {t('no')}
      </AnswerOption>
    </div>
  )
}

function RatingAnswer({ question }: { question: RatingQuestion }) {
  const lang = useLang()
  const choice = useChoice(question)
  return (
    <div className="flex flex-col gap-2">
      {question.steps.map((step, index) => (
        <AnswerOption key={step.en} {...choice(index + 1)} value={String(index + 1)}>
          <span className="num w-4 shrink-0 text-center font-semibold">{index + 1}</span>
          <span className="min-w-0 text-ui">{step[lang]}</span>
        </AnswerOption>
      ))}
    </div>
  )
}

function ChoiceAnswer({ question }: { question: ChoiceQuestion }) {
  const lang = useLang()
  const choice = useChoice(question)
  return (
    <div className="flex flex-col gap-2">
      {question.options.map((option) => (
        <AnswerOption key={option.key} {...choice(option.key)} value={option.key}>
          {option.text[lang]}
        </AnswerOption>
      ))}
    </div>
  )
}

function ScaleAnswer({ question }: { question: NumberQuestion }) {
  const choice = useChoice(question)
  const steps = Array.from({ length: question.max - question.min + 1 }, (_, index) => question.min + index)
  return (
    <div className="grid grid-cols-6 gap-2 md:grid-cols-11">
      {steps.map((step) => (
        <AnswerOption key={step} {...choice(step)} value={String(step)} centred>
          <span className="num">{step}</span>
        </AnswerOption>
      ))}
    </div>
  )
}

function NumberAnswer({ question }: { question: NumberQuestion }) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const { store, state } = useVisit()
  const { value } = useDraft(question.key)
  const [wrong, setWrong] = useState(false)
  const { min, max, decimals, unit } = question
  return (
    <NumberField
      key={state.revisions.get(question.key)}
      name={fieldName('value', question.key)}
      label={question.text[lang]}
      hideLabel
      decimals={decimals > 0}
      suffix={unit?.[lang]}
      defaultValue={typeof value === 'number' ? value : ''}
      error={wrong ? t('notANumber', { min, max }) : undefined}
      onChange={(text) => {
        const typed = typedNumber(text)
        const fits = typed !== null && isValidValue(question, typed)
        setWrong(text.trim() !== '' && !fits)
        store.answer(question.key, { value: fits ? typed : null, notApplicable: false })
      }}
    />
  )
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

function TextAnswer({ question }: { question: TextQuestion }) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const { store, state } = useVisit()
  const { value } = useDraft(question.key)
  const text = typeof value === 'string' ? value : ''
  const field = {
    name: fieldName('value', question.key),
    label: question.text[lang],
    hideLabel: true,
    defaultValue: text,
    maxLength: 8000,
    onChange: (typed: string) =>
      store.answer(question.key, { value: typed === '' ? null : typed, notApplicable: false }),
  }
  return (
    <>
      <TextArea
        key={state.revisions.get(question.key)}
        {...field}
        rows={question.minWords ? 8 : question.long ? 4 : 2}
      />
      {question.minWords && (
        <p className="text-caption text-ink-2">
          {t('words', { count: countWords(text) })} {t('wordsNeeded', { words: question.minWords })}
        </p>
      )}
    </>
  )
}

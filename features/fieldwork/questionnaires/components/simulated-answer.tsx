import { degrees, isReadingValue, measureOf } from '#/domain/fieldwork/measure.ts'
import type { AnswerValue, Question } from '#/domain/questionnaire.ts'
import { simulationMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { textIn } from '../condition-words.ts'
import type { Simulation } from './use-simulation.ts'

type Props = { question: Question; simulation: Simulation }

const chip = (on: boolean) =>
  classes(
    'min-h-9 rounded-control border px-3 text-ui coarse:min-h-11',
    on ? 'border-primary bg-primary-soft font-medium' : 'border-line-input bg-canvas hover:bg-surface-1',
  )

/** Answers of one question as compact buttons. */
export function SimulatedAnswer({ question, simulation }: Props) {
  const t = useT(simulationMessages)
  const { value, notApplicable } = simulation.answerOf(question.key)
  const lang = useLang()
  const number = question.type === 'timing' || question.type === 'number' || question.type === 'measure'
  const suffix = question.type === 'timing' ? t('minutes') : question.type === 'measure' ? degrees[lang] : undefined
  const choices = choicesOf(question, lang, t('yes'), t('no'))
  if (choices.length === 0 && !number) return <p className="text-caption text-ink-2">{t('notSimulated')}</p>
  const many = question.type === 'choices'
  const shownNumber = numberIn(value)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const press = (choice: boolean | number | string) => {
    if (!many) return simulation.setAnswer(question.key, value === choice ? null : choice)
    const next = chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]
    simulation.setAnswer(question.key, next.map(String))
  }
  return (
    <div role="group" aria-label={t('answer', { key: question.key })} className="flex flex-wrap items-end gap-2">
      {choices.map((choice) => {
        const on = many ? chosen.includes(choice.value) : value === choice.value
        return (
          <button
            key={String(choice.value)}
            type="button"
            aria-pressed={on}
            className={chip(on)}
            onClick={() => press(choice.value)}
          >
            <bdi>{choice.label}</bdi>
          </button>
        )
      })}
      {number && (
        <div key={simulation.round} className="w-32">
          <NumberField
            name={`simulated-answer-${question.key}`}
            label={t('answer', { key: question.key })}
            hideLabel
            decimals
            {...(suffix ? { suffix } : {})}
            {...(shownNumber === undefined ? {} : { defaultValue: shownNumber })}
            onChange={(text) => {
              if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(text)) return
              const typed = Number(text)
              if (question.type !== 'measure') simulation.setAnswer(question.key, typed)
              else if (isReadingValue(typed)) simulation.setAnswer(question.key, measureOf(typed, question.fewest))
            }}
          />
        </div>
      )}
      {question.allowNotApplicable && (
        <button
          type="button"
          aria-pressed={notApplicable}
          className={chip(notApplicable)}
          onClick={() => simulation.setNotApplicable(question.key, !notApplicable)}
        >
          {t('na')}
        </button>
      )}
    </div>
  )
}

const numberIn = (value: AnswerValue): number | undefined =>
  typeof value === 'number'
    ? value
    : typeof value === 'object' && value !== null && 'readings' in value
      ? value.readings[0]?.value
      : undefined

type Choice = { value: boolean | number | string; label: string }

function choicesOf(question: Question, lang: 'en' | 'ar', yes: string, no: string): Choice[] {
  switch (question.type) {
    case 'yes_no':
      return [
        { value: true, label: yes },
        { value: false, label: no },
      ]
    case 'rating':
      return [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))
    case 'choice':
    case 'choices':
      return question.options.map(({ key, text }) => ({ value: key, label: textIn(text, lang) || key }))
    default:
      return []
  }
}

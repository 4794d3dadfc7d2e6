import { mostFailureLength, mostOfFailedOption } from '#/domain/failure.ts'
import { type ChoiceOption, type Failure, isScored } from '#/domain/questionnaire.ts'
import { failureFieldMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { useT } from '#/ui/language.tsx'
import { changeOption, noText } from '../editor-state.ts'
import type { FieldProps } from './field-props.ts'
import { TextPair } from './text-pair.tsx'

const noFailure: Failure = { sentence: noText, task: noText }

type PairProps = { id: string; failure: Failure | undefined; onChange: (failure: Failure, place: string) => void }

/** Failure sentence and proposed task of a lost answer, each in both languages. */
function FailurePair({ id, failure = noFailure, onChange }: PairProps) {
  const t = useT(failureFieldMessages)
  return (
    <>
      {(['sentence', 'task'] as const).map((part) => (
        <TextPair
          key={part}
          id={`${id}.${part}`}
          label={t(part)}
          value={failure[part]}
          most={mostFailureLength}
          onChange={(text) => onChange({ ...failure, [part]: text }, part)}
        />
      ))}
    </>
  )
}

/** Failure sentence of a question; a choice has one per option that earns half or less. */
export function FailureFields({ id, question, section, actions }: FieldProps) {
  const t = useT(failureFieldMessages)
  if (section === 'unscored' || !isScored(question) || question.type === 'choice') return null
  const isRating = question.type === 'rating'
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-medium">{t('legend')}</legend>
      <p className="text-caption text-ink-2">{t('help')}</p>
      {question.type === 'timing' && (
        <p className="text-caption text-ink-2">{t('timingHelp', { minutes: '{minutes}', limit: '{limit}' })}</p>
      )}
      {isRating && <p className="text-ui">{t('low')}</p>}
      <FailurePair
        id={`${id}-failure`}
        failure={question.failure}
        onChange={(failure, part) => actions.type({ failure }, `failure.${part}`)}
      />
      {isRating && (
        <>
          <p className="text-ui">{t('middle')}</p>
          <FailurePair
            id={`${id}-partly`}
            failure={question.partly}
            onChange={(partly, part) => actions.type({ partly }, `partly.${part}`)}
          />
        </>
      )}
    </fieldset>
  )
}

type OptionProps = Pick<FieldProps, 'actions'> & { own: string; options: readonly ChoiceOption[]; index: number }

/** Failure sentence of one option: it names the chosen answer. */
export function OptionFailure({ own, options, index, actions }: OptionProps) {
  const option = options[index]!
  if (option.value > mostOfFailedOption) return null
  return (
    <div className="flex flex-col gap-3 md:col-span-2">
      <FailurePair
        id={own}
        failure={option.failure}
        onChange={(failure, part) =>
          actions.type({ options: changeOption(options, index, { failure }) }, `options.${index}.${part}`)
        }
      />
    </div>
  )
}

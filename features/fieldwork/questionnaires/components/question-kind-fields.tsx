import { ArrowDown, ArrowUp, Plus, SquarePen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { scaleOf } from '#/domain/answer-scales.ts'
import type { ChoiceOption } from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { addOption, changeOption, isEmpty, moveOption, noText, removeOption } from '../editor-state.ts'
import { limits } from '../limits.ts'
import { CheckedNumber } from './checked-number.tsx'
import { OptionFailure } from './failure-fields.tsx'
import type { FieldProps } from './field-props.ts'
import { focusFirst } from './focus-first.ts'
import { MeasureFields } from './measure-fields.tsx'
import { ScaleField } from './scale-field.tsx'
import { TextPair } from './text-pair.tsx'

/** Fields of this kind of question: steps, limits, options, a range, a number of words. */
export function KindFields(props: FieldProps) {
  const { question } = props
  switch (question.type) {
    case 'yes_no':
      return <ScaleField {...props} />
    case 'rating':
      return (
        <>
          <ScaleField {...props} />
          <Steps {...props} steps={question.steps} />
        </>
      )
    case 'timing':
      return <Limits {...props} minutes={question.limits} />
    case 'choice':
      return (
        <>
          <ScaleField {...props} />
          <Options {...props} options={question.options} many={false} />
        </>
      )
    case 'choices':
      return <Options {...props} options={question.options} many />
    case 'number':
      return <Range {...props} />
    case 'measure':
      return <MeasureFields {...props} question={question} />
    case 'text':
      return <Words {...props} />
    default:
      return null
  }
}

function Steps({ id, question, steps, actions }: FieldProps & { steps: readonly Text[] }) {
  const t = useT(builderMessages)
  const lang = useLang()
  const [folded, setFolded] = useState(() => scaleOf(question) !== null)
  if (folded)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <ol className="flex flex-wrap gap-2 text-caption">
          {steps.map((step, index) => (
            <li key={index} className="flex gap-1.5 rounded-control bg-surface-2 px-2 py-1">
              <span className="num text-ink-2">{index + 1}</span>
              <bdi>{step[lang]}</bdi>
            </li>
          ))}
        </ol>
        <Button
          size="dense"
          icon={SquarePen}
          onClick={() => {
            setFolded(false)
            focusFirst(`${id}-steps.0-${lang}`)
          }}
        >
          {t('editSteps')}
        </Button>
      </div>
    )
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-medium">{t('steps')}</legend>
      {steps.map((step, index) => (
        <TextPair
          key={index}
          id={`${id}-steps.${index}`}
          label={t('step', { number: index + 1 })}
          value={step}
          most={500}
          onChange={(text) =>
            actions.type({ steps: steps.map((old, at) => (at === index ? text : old)) }, `steps.${index}`)
          }
        />
      ))}
    </fieldset>
  )
}

function Limits({ id, minutes, actions }: FieldProps & { minutes: readonly number[] }) {
  const t = useT(builderMessages)
  const parts = ['limit.0', 'limit.1', 'limit.2'] as const
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-medium">{t('limits')}</legend>
      <div className="grid grid-cols-3 items-end gap-4">
        {parts.map((part, index) => (
          <CheckedNumber
            key={part}
            name={`${id}-${part}`}
            label={t(part)}
            value={minutes[index]}
            least={0}
            most={600}
            onNumber={(found = 0) =>
              actions.type({ limits: minutes.map((old, at) => (at === index ? found : old)) }, part)
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

type OptionsProps = FieldProps & { options: readonly ChoiceOption[]; many: boolean }

function Options(props: OptionsProps) {
  const { id, options, many, actions } = props
  const t = useT(builderMessages)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-medium">{t('options')}</legend>
      <p className="text-caption text-ink-2">{t(many ? 'optionsValueHelp' : 'optionValueHelp')}</p>
      <ol className="flex flex-col gap-3">
        {options.map((option, index) => (
          <OptionFields key={option.key} {...props} option={option} index={index} />
        ))}
      </ol>
      {options.length < limits.options && (
        <div>
          <Button
            id={`${id}-add-option`}
            size="dense"
            icon={Plus}
            onClick={() => actions.change({ options: addOption(options) }, `${id}-options.${options.length}-en`)}
          >
            {t('addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function OptionFields({
  id,
  options,
  many,
  section,
  actions,
  option,
  index,
}: OptionsProps & { option: ChoiceOption; index: number }) {
  const t = useT(builderMessages)
  const number = index + 1
  const own = `${id}-options.${index}`
  const move = (by: -1 | 1) => {
    const next = `${id}-options.${index + by}`
    const [same, other] = by === 1 ? ['down', 'up'] : ['up', 'down']
    actions.change({ options: moveOption(options, index, by) }, `${next}-${same}`, `${next}-${other}`)
  }
  return (
    <li className="flex items-start gap-2 rounded-control border border-line p-3 max-md:flex-col">
      <div className="grid w-full min-w-0 flex-1 gap-4 md:grid-cols-[minmax(0,1fr)_6rem]">
        <TextPair
          id={own}
          label={t('option', { number })}
          value={option.text}
          most={300}
          onChange={(text) => actions.type({ options: changeOption(options, index, { text }) }, `options.${index}`)}
        />
        <CheckedNumber
          name={`${own}-value`}
          label={t('optionValue')}
          value={option.value}
          least={many ? -1 : 0}
          most={1}
          onNumber={(value = 0) => actions.type({ options: changeOption(options, index, { value }) }, `value.${index}`)}
        />
        {!many && section !== 'unscored' && (
          <OptionFailure own={own} options={options} index={index} actions={actions} />
        )}
      </div>
      <div className="flex self-end">
        <IconButton
          id={`${own}-up`}
          icon={ArrowUp}
          label={t('optionUp', { number })}
          disabled={index === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          id={`${own}-down`}
          icon={ArrowDown}
          label={t('optionDown', { number })}
          disabled={index === options.length - 1}
          onClick={() => move(1)}
        />
        <IconButton
          icon={Trash2}
          label={t('removeOption', { number })}
          onClick={() => actions.change({ options: removeOption(options, index) }, `${own}-en`, `${id}-add-option`)}
        />
      </div>
    </li>
  )
}

function Range({ id, question, actions }: FieldProps) {
  const t = useT(builderMessages)
  if (question.type !== 'number') return null
  const bound = (part: 'min' | 'max') => (
    <CheckedNumber
      name={`${id}-${part}`}
      label={t(part)}
      value={question[part]}
      least={-1e9}
      most={1e9}
      onNumber={(found = 0) => actions.type({ [part]: found }, part)}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-3 items-end gap-4">
        {bound('min')}
        {bound('max')}
        <CheckedNumber
          name={`${id}-decimals`}
          label={t('decimals')}
          value={question.decimals}
          least={0}
          most={6}
          whole
          onNumber={(decimals = 0) => actions.type({ decimals }, 'decimals')}
        />
      </div>
      <TextPair
        id={`${id}-unit`}
        label={t('unit')}
        value={question.unit ?? noText}
        most={40}
        optional
        onChange={(unit) => actions.type({ unit: isEmpty(unit) ? undefined : unit }, 'unit')}
      />
    </div>
  )
}

function Words({ id, question, actions }: FieldProps) {
  const t = useT(builderMessages)
  if (question.type !== 'text') return null
  return (
    <div className="grid items-end gap-4 md:grid-cols-2">
      <CheckedNumber
        name={`${id}-minWords`}
        label={t('minWords')}
        value={question.minWords}
        least={0}
        most={1000}
        whole
        optional
        onNumber={(words = 0) => actions.type({ minWords: words > 0 ? words : undefined }, 'minWords')}
      />
      <Checkbox
        name={`${id}-long`}
        label={t('long')}
        defaultChecked={question.long === true}
        onChange={(long) => actions.type({ long: long || undefined }, 'long')}
      />
    </div>
  )
}

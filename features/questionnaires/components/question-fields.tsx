import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ChoiceOption, Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { isScored } from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'
import { builderMessages } from '#/messages/questionnaire-builder.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { keyPattern, limits } from '../limits.ts'
import { addOption, changeOption, moveOption, noText, type QuestionPart, removeOption } from '../editor-state.ts'
import { RuleBuilder } from './rule-builder.tsx'
import { TextPair } from './text-pair.tsx'

export type FieldActions = {
  type: (part: QuestionPart, place: string) => void
  change: (part: QuestionPart) => void
  rename: (key: string) => void
}
type Props = {
  id: string
  question: Question
  definition: QuestionnaireDefinition
  earlier: readonly Question[]
  /** Whether it stands in a section whose questions earn points. */
  inSection: boolean
  actions: FieldActions
}

export const numberOf = (text: string): number | null =>
  /^-?\d{1,9}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null
const isEmpty = ({ en, ar }: Text): boolean => en === '' && ar === ''

/** Everything that can be said of one question. */
export function QuestionFields(props: Props) {
  const { id, question, definition, earlier, actions } = props
  const t = useT(builderMessages)
  return (
    <div className="flex flex-col gap-6 border-t border-line p-4">
      <TextPair
        id={`${id}-text`}
        label={t('text')}
        value={question.text}
        most={500}
        onChange={(text) => actions.type({ text }, 'text')}
      />
      <TextPair
        id={`${id}-guidance`}
        label={t('guidance')}
        value={question.guidance ?? noText}
        most={2000}
        lines={2}
        optional
        onChange={(text) => actions.type({ guidance: isEmpty(text) ? undefined : text }, 'guidance')}
      />
      <KindFields {...props} />
      <Weights {...props} />
      <Rules {...props} />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-ui font-medium">{t('rule')}</legend>
        {!question.showIf && <p className="text-ui text-ink-2">{t('shownAlways')}</p>}
        <RuleBuilder
          id={`${id}-rule`}
          definition={definition}
          earlier={earlier}
          condition={question.showIf}
          onChange={(showIf) => actions.change({ showIf })}
          onType={(showIf) => actions.type({ showIf }, 'rule')}
        />
      </fieldset>
    </div>
  )
}

function Weights({ id, question, inSection, actions }: Props) {
  const t = useT(builderMessages)
  const number = (part: string, label: string, value: number, most: number) => (
    <NumberField
      name={`${id}-${part}`}
      label={label}
      decimals
      defaultValue={value}
      onChange={(text) => {
        const found = numberOf(text)
        if (found !== null && found >= 0 && found <= most) actions.type({ [part]: found }, part)
      }}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      <TextField
        name={`${id}-key`}
        type="code"
        label={t('key')}
        help={t('keyHelp')}
        defaultValue={question.key}
        maxLength={40}
        onChange={(key) => {
          if (keyPattern.test(key)) actions.rename(key)
        }}
      />
      {inSection && isScored(question) && (
        <>
          {number('weight', t('weight'), question.weight, 1000)}
          <NumberField
            name={`${id}-bonus`}
            label={t('bonus')}
            decimals
            optional
            {...(question.bonus === undefined ? {} : { defaultValue: question.bonus })}
            onChange={(text) => {
              const found = numberOf(text)
              if (found === null || found <= 100)
                actions.type({ bonus: found && found > 0 ? found : undefined }, 'bonus')
            }}
          />
        </>
      )}
    </div>
  )
}

const photos = ['none', 'required', 'on_fail', 'never'] as const
const comments = ['usual', 'on_low', 'required', 'none'] as const

function Rules({ id, question, inSection, actions }: Props) {
  const t = useT(builderMessages)
  const flag = (part: 'required' | 'allowNotApplicable' | 'critical' | 'major', help?: string) => (
    <Checkbox
      name={`${id}-${part}`}
      label={t(part)}
      {...(help ? { help } : {})}
      defaultChecked={question[part]}
      onChange={(on) => actions.type({ [part]: on }, part)}
    />
  )
  const scored = inSection && isScored(question)
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        {question.type !== 'photo' && question.type !== 'receipt' && (
          <SelectField
            name={`${id}-photo`}
            label={t('photo')}
            defaultValue={question.photo}
            options={photos.map((value) => ({ value, label: t(`photo.${value}`) }))}
            onChange={(photo) => actions.type({ photo }, 'photo')}
          />
        )}
        {isScored(question) && (
          <SelectField
            name={`${id}-comment`}
            label={t('comment')}
            defaultValue={question.comment ?? 'usual'}
            options={comments.map((value) => ({ value, label: t(`comment.${value}`) }))}
            onChange={(comment) => actions.type({ comment: comment === 'usual' ? undefined : comment }, 'comment')}
          />
        )}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {flag('required')}
        {flag('allowNotApplicable')}
        {scored && flag('critical', t('criticalHelp'))}
        {scored && flag('major', t('majorHelp'))}
      </div>
    </div>
  )
}

function KindFields(props: Props) {
  const { question } = props
  switch (question.type) {
    case 'rating':
      return <Steps {...props} steps={question.steps} />
    case 'timing':
      return <Limits {...props} minutes={question.limits} />
    case 'choice':
    case 'choices':
      return <Options {...props} options={question.options} many={question.type === 'choices'} />
    case 'number':
      return <Range {...props} />
    case 'text':
      return <Words {...props} />
    default:
      return null
  }
}

function Steps({ id, steps, actions }: Props & { steps: readonly Text[] }) {
  const t = useT(builderMessages)
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

function Limits({ id, minutes, actions }: Props & { minutes: readonly number[] }) {
  const t = useT(builderMessages)
  const parts = ['limit.0', 'limit.1', 'limit.2'] as const
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-medium">{t('limits')}</legend>
      <div className="grid grid-cols-3 gap-4">
        {parts.map((part, index) => (
          <NumberField
            key={part}
            name={`${id}-${part}`}
            label={t(part)}
            decimals
            defaultValue={minutes[index]}
            onChange={(text) => {
              const found = numberOf(text)
              if (found !== null && found >= 0 && found <= 600)
                actions.type({ limits: minutes.map((old, at) => (at === index ? found : old)) }, part)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Options({ id, options, many, actions }: Props & { options: readonly ChoiceOption[]; many: boolean }) {
  const t = useT(builderMessages)
  const least = many ? -1 : 0
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-medium">{t('options')}</legend>
      {many && <p className="text-caption text-ink-2">{t('optionsValueHelp')}</p>}
      <ol className="flex flex-col gap-3">
        {options.map((option, index) => {
          const number = index + 1
          return (
            <li key={option.key} className="flex items-end gap-2 rounded-control border border-line p-3">
              <div className="grid min-w-0 flex-1 gap-4 md:grid-cols-[minmax(0,1fr)_7rem]">
                <TextPair
                  id={`${id}-options.${index}`}
                  label={t('option', { number })}
                  value={option.text}
                  most={300}
                  onChange={(text) =>
                    actions.type({ options: changeOption(options, index, { text }) }, `options.${index}`)
                  }
                />
                <NumberField
                  name={`${id}-options.${index}-value`}
                  label={t('optionValue')}
                  decimals
                  {...(many ? {} : { help: t('optionValueHelp') })}
                  defaultValue={option.value}
                  onChange={(text) => {
                    const value = numberOf(text)
                    if (value !== null && value >= least && value <= 1)
                      actions.type({ options: changeOption(options, index, { value }) }, `value.${index}`)
                  }}
                />
              </div>
              <div className="flex flex-col">
                <IconButton
                  icon={ArrowUp}
                  label={t('optionUp', { number })}
                  disabled={index === 0}
                  onClick={() => actions.change({ options: moveOption(options, index, -1) })}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('optionDown', { number })}
                  disabled={index === options.length - 1}
                  onClick={() => actions.change({ options: moveOption(options, index, 1) })}
                />
                <IconButton
                  icon={Trash2}
                  label={t('removeOption', { number })}
                  onClick={() => actions.change({ options: removeOption(options, index) })}
                />
              </div>
            </li>
          )
        })}
      </ol>
      {options.length < limits.options && (
        <div>
          <Button size="dense" icon={Plus} onClick={() => actions.change({ options: addOption(options) })}>
            {t('addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Range({ id, question, actions }: Props) {
  const t = useT(builderMessages)
  if (question.type !== 'number') return null
  const number = (part: 'min' | 'max' | 'decimals') => (
    <NumberField
      name={`${id}-${part}`}
      label={t(part)}
      decimals={part !== 'decimals'}
      defaultValue={question[part]}
      onChange={(text) => {
        const found = numberOf(text)
        const fits = part !== 'decimals' || (found !== null && Number.isInteger(found) && found >= 0 && found <= 6)
        if (found !== null && fits) actions.type({ [part]: found }, part)
      }}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-3 gap-4">
        {number('min')}
        {number('max')}
        {number('decimals')}
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

function Words({ id, question, actions }: Props) {
  const t = useT(builderMessages)
  if (question.type !== 'text') return null
  return (
    <div className="grid items-end gap-4 md:grid-cols-2">
      <NumberField
        name={`${id}-minWords`}
        label={t('minWords')}
        optional
        {...(question.minWords === undefined ? {} : { defaultValue: question.minWords })}
        onChange={(text) => {
          const found = numberOf(text)
          const fits = found === null || (Number.isInteger(found) && found <= 1000)
          if (fits) actions.type({ minWords: found && found > 0 ? found : undefined }, 'minWords')
        }}
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

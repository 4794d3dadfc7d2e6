import { Trash2 } from 'lucide-react'
import { branchAttributeKeys } from '#/domain/branch-attributes.ts'
import type { Question } from '#/domain/questionnaire.ts'
import {
  canDecide,
  compare,
  comparedValue,
  type Comparison,
  comparisonOf,
  comparisonsOf,
  firstValue,
  type Part,
} from '#/domain/fieldwork/questionnaire-rule.ts'
import { conditionMessages } from '#/messages/fieldwork/questionnaire-builder-checks.ts'
import { IconButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { attributeName, type ConditionWords, questionName, textIn } from '../condition-words.ts'

export type Shared = { id: string; number: number; earlier: readonly Question[]; words: ConditionWords }

export const answerPart = (question: Question): Part =>
  compare(question.key, comparisonsOf(question)[0]!, firstValue(question))

type PartProps = Shared & {
  part: Part
  onChange: (part: Part) => void
  onRemove: () => void
}

/** One statement of a rule: an answer, an attribute of the branch or the hour. */
export function PartRow(props: PartProps) {
  const t = useT(conditionMessages)
  const { id, part, number, onRemove } = props
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={t('condition', { number })}
      className="flex items-end gap-2 rounded-control border border-line bg-surface-1 p-3"
    >
      <div className="grid min-w-0 flex-1 gap-3 md:grid-cols-6">
        {'attribute' in part.statement ? (
          <AttributeFields {...props} />
        ) : 'from' in part.statement ? (
          <TimeFields {...props} />
        ) : (
          <AnswerFields {...props} />
        )}
      </div>
      <IconButton icon={Trash2} label={t('removePart', { number })} onClick={onRemove} />
    </div>
  )
}

function AttributeFields({ id, part, onChange }: PartProps) {
  const t = useT(conditionMessages)
  const lang = useLang()
  if (!('attribute' in part.statement)) return null
  const { attribute, is } = part.statement
  const keys = branchAttributeKeys.some((key) => key === attribute)
    ? branchAttributeKeys
    : [...branchAttributeKeys, attribute]
  return (
    <>
      <div className="md:col-span-2">
        <SelectField
          name={`${id}-has`}
          label={t('hasIt')}
          defaultValue={String(is)}
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(`has.${value}`) }))}
          onChange={(value) => onChange({ ...part, statement: { attribute, is: value === 'true' } })}
        />
      </div>
      <div className="md:col-span-4">
        <SelectField
          name={`${id}-attribute`}
          label={t('attribute')}
          defaultValue={attribute}
          options={keys.map((key) => ({ value: key, label: attributeName(key, lang) }))}
          onChange={(key) => onChange({ ...part, statement: { attribute: key, is } })}
        />
      </div>
    </>
  )
}

/** Half-hours, and other times of an imported definition. */
const hours = (also: string) => {
  const all = Array.from({ length: 48 }, (_, n) => `${String(n >> 1).padStart(2, '0')}:${n % 2 ? '30' : '00'}`)
  return (all.includes(also) ? all : [...all, also].toSorted()).map((value) => ({ value, label: value }))
}

function TimeFields({ id, part, onChange }: PartProps) {
  const t = useT(conditionMessages)
  if (!('from' in part.statement)) return null
  const { from, until } = part.statement
  return (
    <>
      <div className="md:col-span-3">
        <SelectField
          name={`${id}-from`}
          label={t('from')}
          defaultValue={from}
          options={hours(from)}
          onChange={(value) => onChange({ ...part, statement: { from: value, until } })}
        />
      </div>
      <div className="md:col-span-3">
        <SelectField
          name={`${id}-until`}
          label={t('until')}
          defaultValue={until}
          options={hours(until)}
          {...(from > until ? { help: t('overnight') } : {})}
          onChange={(value) => onChange({ ...part, statement: { from, until: value } })}
        />
      </div>
    </>
  )
}

function AnswerFields({ id, part, earlier, words, onChange }: PartProps) {
  const t = useT(conditionMessages)
  const lang = useLang()
  if (!('question' in part.statement)) return null
  const { question: key } = part.statement
  const decisive = earlier.filter(canDecide)
  const question = decisive.find((one) => one.key === key)
  const how = comparisonOf(part) ?? 'is'
  const value = comparedValue(part.statement) ?? ''
  const options = decisive.map((one) => ({ value: one.key, label: questionName(one, lang) }))
  return (
    <>
      <div className="md:col-span-6">
        <SelectField
          name={`${id}-question`}
          label={t('question')}
          defaultValue={key}
          options={question ? options : [...options, { value: key, label: words.nameOf(key) }]}
          onChange={(next) => {
            const chosen = decisive.find((one) => one.key === next)
            if (chosen) onChange(answerPart(chosen))
          }}
        />
      </div>
      {question && (
        <>
          <div className="md:col-span-3" key={`${key} compare`}>
            <SelectField
              name={`${id}-compare`}
              label={t('comparison')}
              defaultValue={how}
              options={comparisonsOf(question).map((one) => ({ value: one, label: t(`compare.${one}`) }))}
              onChange={(next) => onChange(compare(key, next as Comparison, value))}
            />
          </div>
          <div className="md:col-span-3" key={`${key} value`}>
            <ValueField
              id={id}
              question={question}
              value={value}
              onChange={(next) => onChange(compare(key, how, next))}
            />
          </div>
        </>
      )}
    </>
  )
}

type Value = boolean | number | string
type ValueProps = { id: string; question: Question; value: Value; onChange: (value: Value) => void }

function ValueField({ id, question, value, onChange }: ValueProps) {
  const t = useT(conditionMessages)
  const lang = useLang()
  const name = `${id}-value`
  const label = t('value')
  if (question.type === 'yes_no')
    return (
      <SelectField
        name={name}
        label={label}
        defaultValue={String(value)}
        options={[
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        onChange={(next) => onChange(next === 'true')}
      />
    )
  if (question.type === 'rating')
    return (
      <SelectField
        name={name}
        label={label}
        defaultValue={String(value)}
        options={['1', '2', '3', '4', '5'].map((step) => ({ value: step, label: step }))}
        onChange={(next) => onChange(Number(next))}
      />
    )
  if ('options' in question)
    return (
      <SelectField
        name={name}
        label={label}
        defaultValue={String(value)}
        options={question.options.map((option) => ({
          value: option.key,
          label: textIn(option.text, lang) || option.key,
        }))}
        onChange={onChange}
      />
    )
  const typed = (text: string) => /^-?\d{1,9}(\.\d{1,6})?$/.test(text.trim()) && onChange(Number(text))
  if (question.type === 'timing' || question.type === 'number')
    return <NumberField name={name} label={label} decimals defaultValue={Number(value)} onChange={typed} />
  return <TextField name={name} label={label} defaultValue={String(value)} onChange={onChange} />
}

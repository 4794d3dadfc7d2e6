import { useState } from 'react'
import { type Condition, isScored, type QuestionType } from '#/domain/questionnaire.ts'
import { builderMessages, questionTypeMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { textIn } from '../condition-words.ts'
import { keyPattern } from '../limits.ts'
import { isEmpty, noText } from '../editor-state.ts'
import { CheckedNumber } from './checked-number.tsx'
import { FailureFields } from './failure-fields.tsx'
import type { FieldProps } from './field-props.ts'
import { KeepInBank } from './keep-in-bank.tsx'
import { KindFields } from './question-kind-fields.tsx'
import { questionKinds } from './question-kinds.ts'
import { RuleBuilder } from './rule-builder.tsx'
import { TextPair } from './text-pair.tsx'

/** All fields of one question. */
export function QuestionFields(props: FieldProps) {
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
      <FailureFields {...props} />
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
          onChange={(showIf: Condition | undefined, ...focus) => actions.change({ showIf }, ...focus)}
          onType={(showIf) => actions.type({ showIf }, 'rule')}
        />
      </fieldset>
      <Place {...props} />
      <KeepInBank {...props} />
    </div>
  )
}

/** Points of a scored question. */
export function Weights({ id, question, section, actions }: FieldProps) {
  const t = useT(builderMessages)
  if (section === 'unscored' || !isScored(question)) return null
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      <CheckedNumber
        name={`${id}-weight`}
        label={t('weight')}
        value={question.weight}
        least={0}
        most={1000}
        onNumber={(weight = 0) => actions.type({ weight }, 'weight')}
      />
      <CheckedNumber
        name={`${id}-bonus`}
        label={t('bonus')}
        value={question.bonus}
        least={0}
        most={100}
        optional
        onNumber={(bonus = 0) => actions.type({ bonus: bonus > 0 ? bonus : undefined }, 'bonus')}
      />
    </div>
  )
}

/** Code, kind and section of the question. */
function Place({ id, question, definition, section, actions }: FieldProps) {
  const t = useT(builderMessages)
  const kinds = useT(questionTypeMessages)
  const lang = useLang()
  const [wrong, setWrong] = useState(false)
  return (
    <div className="grid items-end gap-4 border-t border-line pt-4 md:grid-cols-3">
      <TextField
        name={`${id}-key`}
        type="code"
        label={t('key')}
        help={t('keyHelp')}
        defaultValue={question.key}
        maxLength={40}
        {...(wrong ? { error: t('keyWrong') } : {})}
        onChange={(key) => {
          setWrong(!keyPattern.test(key))
          if (keyPattern.test(key)) actions.rename(key)
        }}
      />
      <SelectField
        name={`${id}-type`}
        id={`${id}-type`}
        label={t('kind')}
        defaultValue={question.type}
        options={questionKinds.map((type) => ({ value: type, label: kinds(type) }))}
        onChange={(type) => actions.become(type as QuestionType)}
      />
      <SelectField
        name={`${id}-section`}
        id={`${id}-section`}
        label={t('section')}
        defaultValue={String(section)}
        options={[
          ...definition.sections.map(({ key, title }, at) => ({
            value: String(at),
            label: `${key} ${textIn(title, lang)}`.trim(),
          })),
          { value: 'unscored', label: t('unscored') },
        ]}
        onChange={(to) => actions.moveTo(to === 'unscored' ? to : Number(to))}
      />
    </div>
  )
}

const photos = ['none', 'required', 'on_fail', 'never'] as const
const comments = ['usual', 'on_low', 'required', 'none'] as const

/** Photo, comment and what a failure causes. */
export function Rules({ id, question, section, actions }: FieldProps) {
  const t = useT(builderMessages)
  const flag = (part: 'required' | 'allowNotApplicable' | 'critical' | 'major' | 'actionPhoto', help?: string) => (
    <Checkbox
      name={`${id}-${part}`}
      label={t(part)}
      {...(help ? { help } : {})}
      defaultChecked={question[part] === true}
      onChange={(on) => actions.type({ [part]: part === 'actionPhoto' && !on ? undefined : on }, part)}
    />
  )
  const scored = section !== 'unscored' && isScored(question)
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
        {scored && flag('actionPhoto', t('actionPhotoHelp'))}
      </div>
    </div>
  )
}

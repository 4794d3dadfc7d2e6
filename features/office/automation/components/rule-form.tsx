import type { ReactNode } from 'react'
import { longestWait, waitOf } from '#/domain/automation/rule.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationSentences, automationWords } from '#/messages/office/automation-words.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { RuleChoices } from '../read-rule.server.ts'
import type { RuleValues } from '../recipe-values.ts'
import { ConditionFields } from './condition-fields.tsx'
import { eventName } from './rule-words.tsx'
import { StepFields } from './step-fields.tsx'

type Props = {
  values: RuleValues
  choices: RuleChoices
  isOffice: boolean
  /** Of the rule that is changed; null: a new one. */
  revision: number | null
  result: FormResult | undefined
  back: string
}

/** The form of a rule about one event: when, if, then. */
export function RuleForm({ values, choices, isOffice, revision, result, back }: Props) {
  const t = useT(automationMessages)
  const words = useT(automationWords)
  const sentences = useT(automationSentences)
  const { name, event, nodeId, spec } = values
  const parts = choices.parts.map(({ value, label, isRoot }) => ({
    value,
    label: isRoot ? sentences('wholeCompany') : label,
  }))
  return (
    <ActionForm result={result} clientKey={revision === null} className="max-w-[60rem]">
      {revision !== null && <input type="hidden" name="revision" value={revision} />}
      <input type="hidden" name="event" value={event} />
      <Section title={t('when')}>
        <p className="text-ui">{words(eventName(event))}</p>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField name="name" label={t('name')} maxLength={120} defaultValue={name} />
          {parts.length > 1 && (
            <SelectField name="node" label={t('part')} defaultValue={nodeId ?? parts[0]!.value} options={parts} />
          )}
        </div>
      </Section>
      <Section title={t('if')}>
        <ConditionFields event={event} spec={spec} />
        <div className="max-w-80">
          <NumberField
            name="wait"
            label={t('wait')}
            help={t('waitHelp')}
            min={0}
            max={longestWait}
            defaultValue={waitOf(spec)}
          />
        </div>
      </Section>
      <Section title={t('thenDo')}>
        <StepFields spec={spec} choices={choices} isOffice={isOffice} />
      </Section>
      <FormActions>
        {revision === null ? (
          <>
            <SubmitButton intent="start">{t('start')}</SubmitButton>
            <SubmitButton intent="rest" variant="secondary">
              {t('rest')}
            </SubmitButton>
          </>
        ) : (
          <SubmitButton>{t('save')}</SubmitButton>
        )}
        <LinkButton to={back} variant="quiet">
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-col gap-4">{children}</div>
    </Card>
  )
}

import type { ReactNode } from 'react'
import type { RuleSpec, RuleStep, StepKind } from '#/domain/automation/rule.ts'
import { longestStepText } from '#/domain/automation/rule.ts'
import { priorities } from '#/domain/corrective-action.ts'
import { memberRoles } from '#/domain/member-roles.ts'
import { builtinRoles } from '#/domain/staff-cells.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationWords } from '#/messages/office/automation-words.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { roleName, type Telling } from '../form.ts'
import type { RuleChoices } from '../read-rule.server.ts'

type Props = { spec: RuleSpec; choices: RuleChoices; isOffice: boolean }

const stepOf = <K extends StepKind>(spec: RuleSpec, kind: K) =>
  spec.steps.find((step): step is Extract<RuleStep, { do: K }> => step.do === kind)

/** A step with a tick, whose fields show while it is ticked. */
function Step({ kind, label, isOn, children }: { kind: StepKind; label: string; isOn: boolean; children: ReactNode }) {
  return (
    <div className="group/step flex flex-col gap-4 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <Checkbox name={`do-${kind}`} label={<span className="font-medium">{label}</span>} defaultChecked={isOn} />
      <div className="hidden flex-col gap-4 ps-9 group-has-[[name^=do-]:checked]/step:flex max-md:ps-0">{children}</div>
    </div>
  )
}

function TellFields({ telling, spec, choices, isOffice }: Props & { telling: Telling }) {
  const t = useT(automationMessages)
  const step = stepOf(spec, telling)
  const roles = isOffice ? builtinRoles : memberRoles
  return (
    <Step kind={telling} label={t(`do_${telling}`)} isOn={step !== undefined}>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-ui font-medium">{t('roles')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {roles.map((role) => (
            <Checkbox
              key={role}
              name={roleName(telling, role)}
              label={t(`role_${role}`)}
              defaultChecked={step?.roles.includes(role) ?? false}
            />
          ))}
        </div>
        <p className="mt-1.5 text-caption text-ink-2">{t('rolesHelp')}</p>
      </fieldset>
      {choices.people.length > 0 && (
        <div className="max-w-80">
          <SelectField
            name={`${telling}Person`}
            label={t('person')}
            optional
            placeholder={t('noPerson')}
            defaultValue={step?.people[0] ?? ''}
            options={choices.people}
          />
        </div>
      )}
      <TextArea
        name={`${telling}Text`}
        label={t('text')}
        rows={2}
        maxLength={longestStepText}
        defaultValue={step?.text ?? ''}
      />
    </Step>
  )
}

function ActionFields({ spec }: Props) {
  const t = useT(automationMessages)
  const words = useT(automationWords)
  const step = stepOf(spec, 'action')
  return (
    <Step kind="action" label={t('do_action')} isOn={step !== undefined}>
      <TextField
        name="actionTitle"
        label={t('actionTitle')}
        maxLength={200}
        defaultValue={step?.title ?? ''}
        help={t('actionHelp')}
      />
      <div className="grid max-w-[32rem] grid-cols-2 items-start gap-4">
        <SelectField
          name="actionPriority"
          label={t('priority')}
          defaultValue={step?.priority ?? 'medium'}
          options={priorities.map((value) => ({ value, label: words(`priority_${value}`) }))}
        />
        <TextField name="actionDays" label={t('days')} defaultValue={String(step?.days ?? 7)} maxLength={3} />
      </div>
    </Step>
  )
}

function NoteFields({ spec, isOffice }: Props) {
  const t = useT(automationMessages)
  const step = stepOf(spec, 'note')
  return (
    <Step kind="note" label={t(isOffice ? 'do_note_office' : 'do_note')} isOn={step !== undefined}>
      <TextArea
        name="noteText"
        label={t('noteText')}
        rows={2}
        maxLength={longestStepText}
        defaultValue={step?.text ?? ''}
      />
    </Step>
  )
}

/** Steps of a rule, one of each kind. */
export function StepFields(props: Props) {
  return (
    <div className="flex flex-col">
      <TellFields {...props} telling="notify" />
      <TellFields {...props} telling="mail" />
      {props.choices.steps.includes('action') && <ActionFields {...props} />}
      {props.choices.steps.includes('note') && <NoteFields {...props} />}
    </div>
  )
}

import type { ReactNode } from 'react'
import { longestDays, longestStepText, mostSteps, type RuleSpec, type RuleStep } from '#/domain/automation/rule.ts'
import { priorities } from '#/domain/corrective-action.ts'
import { memberRoles } from '#/domain/member-roles.ts'
import { staffTaskPriorities } from '#/domain/office/staff-task.ts'
import { builtinRoles } from '#/domain/staff-cells.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationWords } from '#/messages/office/automation-words.ts'
import { classes } from '#/ui/class-names.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import { roleName, stepName } from '../form.ts'
import type { RuleChoices } from '../read-rule.server.ts'

type Props = { spec: RuleSpec; choices: RuleChoices; isOffice: boolean }
type SlotProps = Props & { slot: number; step: RuleStep | undefined }

// why the styles choose what shows: the form works without scripts
const shownFor = {
  telling: 'group-has-[option:is([value=notify],[value=mail],[value=propose]):checked]/slot:flex',
  text: 'group-has-[option:is([value=notify],[value=mail],[value=propose],[value=note]):checked]/slot:flex',
  work: 'group-has-[option:is([value=action],[value=task]):checked]/slot:flex',
} as const
const ownChoice = 'hidden has-[[name$=-do]_option:not([value=""]):checked]:flex'
const slotClasses = [
  'flex peer/s1',
  `${ownChoice} peer/s2 peer-has-[[name$=-do]_option:not([value=""]):checked]/s1:flex`,
  `${ownChoice} peer/s3 peer-has-[[name$=-do]_option:not([value=""]):checked]/s2:flex`,
  `${ownChoice} peer/s4 peer-has-[[name$=-do]_option:not([value=""]):checked]/s3:flex`,
  `${ownChoice} peer-has-[[name$=-do]_option:not([value=""]):checked]/s4:flex`,
] as const

function Shown({ when, children }: { when: keyof typeof shownFor; children: ReactNode }) {
  return <div className={classes('hidden flex-col gap-4', shownFor[when])}>{children}</div>
}

function TellingFields({ slot, step, choices, isOffice }: SlotProps) {
  const t = useT(automationMessages)
  const told = step && 'roles' in step ? step : undefined
  const roles = isOffice ? builtinRoles : memberRoles
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-ui font-medium">{t('roles')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {roles.map((role) => (
            <Checkbox
              key={role}
              name={roleName(slot, role)}
              label={t(`role_${role}`)}
              defaultChecked={told?.roles.includes(role) ?? false}
            />
          ))}
        </div>
        <p className="mt-1.5 text-caption text-ink-2">{t('rolesHelp')}</p>
      </fieldset>
      {choices.people.length > 0 && (
        <div className="max-w-80">
          <SelectField
            name={stepName(slot, 'person')}
            label={t('person')}
            optional
            placeholder={t('noPerson')}
            defaultValue={told?.people[0] ?? ''}
            options={choices.people}
          />
        </div>
      )}
    </>
  )
}

/** Of a corrective action or a task: what is to be done, by when, how urgent. */
function WorkFields({ slot, step, choices, isOffice }: SlotProps) {
  const t = useT(automationMessages)
  const words = useT(automationWords)
  const action = step?.do === 'action' ? step : undefined
  const task = step?.do === 'task' ? step : undefined
  return (
    <>
      <TextField
        name={stepName(slot, 'title')}
        label={t('actionTitle')}
        maxLength={200}
        defaultValue={(action ?? task)?.title ?? ''}
        {...(!isOffice && { help: t('actionHelp') })}
      />
      <div className="grid max-w-[32rem] grid-cols-2 items-start gap-4">
        {isOffice ? (
          <SelectField
            name={stepName(slot, 'urgency')}
            label={t('priority')}
            defaultValue={task?.priority ?? 'normal'}
            options={staffTaskPriorities.map((value) => ({ value, label: words(`taskPriority_${value}`) }))}
          />
        ) : (
          <SelectField
            name={stepName(slot, 'priority')}
            label={t('priority')}
            defaultValue={action?.priority ?? 'medium'}
            options={priorities.map((value) => ({ value, label: words(`priority_${value}`) }))}
          />
        )}
        <NumberField
          name={stepName(slot, 'days')}
          label={t('days')}
          defaultValue={(action ?? task)?.days ?? 7}
          min={0}
          max={longestDays}
        />
      </div>
      {isOffice && choices.people.length > 0 && (
        <div className="max-w-80">
          <SelectField
            name={stepName(slot, 'owner')}
            label={t('taskOwner')}
            optional
            placeholder={t('noPerson')}
            defaultValue={task?.ownerId ?? ''}
            options={choices.people}
          />
        </div>
      )}
    </>
  )
}

function Slot(props: SlotProps) {
  const { slot, step, choices, isOffice } = props
  const t = useT(automationMessages)
  const kinds = ['notify', 'mail', ...choices.steps] as const
  return (
    <div className={classes('group/slot border-t border-line pt-5 first:border-t-0 first:pt-0', slotClasses[slot - 1])}>
      <fieldset className="flex min-w-0 flex-1 flex-col gap-4">
        <legend className="mb-1.5 text-ui font-medium">{t('step', { number: String(slot) })}</legend>
        <div className="max-w-80">
          <SelectField
            name={stepName(slot, 'do')}
            label={t('step', { number: String(slot) })}
            hideLabel
            placeholder={t('noStep')}
            defaultValue={step?.do ?? ''}
            options={kinds.map((kind) => ({
              value: kind,
              label: t(kind === 'note' && isOffice ? 'do_note_office' : `do_${kind}`),
            }))}
          />
        </div>
        <Shown when="telling">
          <TellingFields {...props} />
        </Shown>
        <Shown when="text">
          <TextArea
            name={stepName(slot, 'text')}
            label={t('text')}
            rows={2}
            maxLength={longestStepText}
            defaultValue={step && 'text' in step ? step.text : ''}
          />
        </Shown>
        <Shown when="work">
          <WorkFields {...props} />
        </Shown>
      </fieldset>
    </div>
  )
}

/** Steps of a rule in their order; the next one shows when the one before is chosen. */
export function StepFields(props: Props) {
  return (
    <div className="flex flex-col gap-5">
      {Array.from({ length: mostSteps }, (_, nth) => (
        <Slot key={nth} {...props} slot={nth + 1} step={props.spec.steps[nth]} />
      ))}
    </div>
  )
}

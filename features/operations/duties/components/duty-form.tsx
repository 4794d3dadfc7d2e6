import { useState } from 'react'
import { nameFor } from '#/domain/branch-names.ts'
import { holidayPolicies } from '#/domain/operations/duties/due-days.ts'
import { dutyRoles, proofKinds } from '#/domain/operations/duties/task.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { teamMessages } from '#/messages/companies/team.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import type { Repeat } from '../compose-rule.ts'
import type { Duty, DutyChoices } from '../read-duties.server.ts'
import { choicesOf } from './rule-choices.ts'
import { ExceptDays } from './except-days.tsx'
import { NextDates } from './next-dates.tsx'
import { RuleFields } from './rule-fields.tsx'

type Props = { duty: Duty | null; choices: DutyChoices }

const quarterHours = Array.from({ length: 48 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0')
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`
})

/** Half hours of the day, and the stored time where it lies between two. */
export const timeOptions = (stored: string | null) =>
  [...new Set([...quarterHours, ...(stored ? [stored] : [])])]
    .toSorted((a, b) => a.localeCompare(b))
    .map((time) => ({
      value: time,
      label: time,
    }))

/** Choice of the responsible person or role; sends `person:<id>` or `role:<role>`. */
export function OwnerField({ owner, people }: { owner: Duty['owner'] | null; people: DutyChoices['people'] }) {
  const t = useT(dutyMessages)
  const known = people.map(({ id, name }) => ({ value: `person:${id}`, label: name }))
  const chosen = owner === null ? 'role:owner' : 'role' in owner ? `role:${owner.role}` : `person:${owner.id}`
  return (
    <SelectField
      name="owner"
      label={t('owner')}
      help={t('ownerHint')}
      defaultValue={chosen}
      options={[...dutyRoles.map((role) => ({ value: `role:${role}`, label: t(`role_${role}`) })), ...known]}
    />
  )
}

/** Fields of a duty, a new one or one to change. All are sent; the repetition chooses those that count. */
export function DutyFields({ duty, choices: { places, people, holidays, today } }: Props) {
  const t = useT(dutyMessages)
  const team = useT(teamMessages)
  const lang = useLang()
  const start = choicesOf(duty)
  const [repeat, setRepeat] = useState<Repeat>(start.repeat)
  return (
    <>
      <TextField
        name="title"
        label={t('fieldTitle')}
        help={t('fieldTitleHint')}
        defaultValue={duty?.title}
        maxLength={160}
        required
      />
      <TextArea
        name="details"
        label={t('details')}
        defaultValue={duty?.details ?? ''}
        maxLength={2000}
        rows={3}
        optional
      />
      <SelectField
        name="node"
        label={t('node')}
        defaultValue={duty?.nodeId ?? places[0]?.id ?? ''}
        options={places.map(({ id, names, depth }) => ({
          value: id,
          label: depth === 0 ? team('wholeCompany') : `${'\u2003'.repeat(depth - 1)}${nameFor(names, lang)}`,
        }))}
      />
      <OwnerField owner={duty?.owner ?? null} people={people} />
      <DateField name="firstDay" label={t('firstDay')} defaultValue={duty?.firstDay ?? today} />
      <RuleFields start={start} repeat={repeat} onRepeat={setRepeat} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="time"
          label={t('time')}
          defaultValue={duty?.time ?? '10:00'}
          options={timeOptions(duty?.time ?? null)}
        />
        <SelectField
          name="ramadanTime"
          label={t('ramadanTime')}
          defaultValue={duty?.ramadanTime ?? ''}
          placeholder={t('sameTime')}
          options={timeOptions(duty?.ramadanTime ?? null)}
          optional
        />
      </div>
      <SelectField
        name="policy"
        label={t('policy')}
        defaultValue={duty?.policy ?? 'keep'}
        options={holidayPolicies.map((value) => ({ value, label: t(`policy_${value}`) }))}
      />
      {repeat !== 'once' && repeat !== 'after' && <ExceptDays days={duty?.exceptDays ?? []} />}
      <NextDates holidays={holidays} today={today} />
      <SelectField
        name="proof"
        label={t('proof')}
        defaultValue={duty?.proof ?? 'none'}
        options={proofKinds.map((value) => ({ value, label: t(`proof_${value}`) }))}
      />
      <p className="text-caption text-ink-2">{t('reminderHint')}</p>
    </>
  )
}

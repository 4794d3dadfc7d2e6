import { Search } from 'lucide-react'
import { useState } from 'react'
import { type AuditKind, auditKinds } from '#/domain/operations/audits/state.ts'
import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { FieldError, FieldHelp } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Button } from '#/ui/button.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { AuditPlanChoices, PlanBranch } from '../read-plan.server.ts'

export type PlanStart = { kind: AuditKind; auditor: string; day: Day; chosen: readonly string[] }

type Props = { choices: AuditPlanChoices; start: PlanStart }

/** Kind, auditor, day and branches of a plan. */
export function PlanFields({ choices, start }: Props) {
  const t = useT(auditMessages)
  const [kind, setKind] = useState<AuditKind>(start.kind)
  return (
    <>
      <RadioCards
        name="kind"
        label={t('kind')}
        defaultValue={start.kind}
        columns={2}
        options={auditKinds.map((value) => ({ value, label: t(`kind_${value}`), description: t(`kindHint_${value}`) }))}
        onChange={(value) => setKind(value === 'self' ? 'self' : 'company')}
      />
      {kind === 'company' && (
        <SelectField
          name="auditor"
          label={t('auditor')}
          help={t('auditorHint')}
          defaultValue={start.auditor}
          options={choices.people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <DateField name="day" label={t('day')} defaultValue={start.day} min={choices.today} />
      <Branches choices={choices} kind={kind} chosen={start.chosen} />
    </>
  )
}

type BranchesProps = { choices: AuditPlanChoices; kind: AuditKind; chosen: readonly string[] }

function Branches({ choices, kind, chosen }: BranchesProps) {
  const t = useT(auditMessages)
  const field = useField({ name: 'branch', help: true })
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex flex-col gap-1.5" aria-describedby={field.describedBy}>
      <legend className="text-ui font-medium">{t('branches')}</legend>
      <FieldHelp id={field.helpId}>{t('branchesHint')}</FieldHelp>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      {choices.searchable && <BranchSearch search={choices.search} />}
      {choices.branches.length === 0 && <p className="text-ui text-ink-2">{t('noBranchFound')}</p>}
      <ul className="flex max-h-[24rem] flex-col divide-y divide-line overflow-y-auto rounded-card border border-line">
        {choices.branches.map((branch) => (
          <BranchLine key={branch.id} branch={branch} kind={kind} chosen={chosen.includes(branch.id)} />
        ))}
      </ul>
      {choices.more && <p className="text-caption text-ink-2">{t('branchesMore')}</p>}
    </fieldset>
  )
}

/** Looks among many branches; those that are ticked stay. */
function BranchSearch({ search }: { search: string }) {
  const t = useT(auditMessages)
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField name="q" label={t('searchBranches')} defaultValue={search} maxLength={100} />
      </div>
      <Button type="submit" formMethod="get" icon={Search}>
        {t('searchButton')}
      </Button>
    </div>
  )
}

type LineProps = { branch: PlanBranch; kind: AuditKind; chosen: boolean }

function BranchLine({ branch, kind, chosen }: LineProps) {
  const t = useT(auditMessages)
  const lang = useLang()
  const { id, name, managers, last } = branch
  return (
    <li>
      <label className="grid min-h-13 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2 hover:bg-surface-2">
        <input
          type="checkbox"
          name="branch"
          value={id}
          defaultChecked={chosen}
          className="row-span-2 size-5 accent-primary"
        />
        <bdi className="truncate text-ui">{name}</bdi>
        <span className="text-caption text-ink-2">
          {last ? t('lastAudit', { day: formatDay(last, lang) }) : t('neverAudited')}
          {kind === 'self' && (
            <> · {managers.length > 0 ? t('managedBy', { names: managers.join(', ') }) : t('noManager')}</>
          )}
        </span>
      </label>
    </li>
  )
}

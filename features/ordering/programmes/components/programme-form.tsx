import type { ReactNode } from 'react'
import { evaluationTypes } from '#/domain/evaluation.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { cadences, type VisitTimes } from '#/domain/ordering/programme.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import type { BranchChoice } from '#/features/companies/branches/branches.server.ts'
import type { PartOfBranches } from '#/features/companies/hierarchy/parts.server.ts'
import { BranchPicker } from '#/features/ordering/order-many/components/branch-picker.tsx'
import { TimeField, WeekdayFields } from '#/features/ordering/order-many/components/days-fields.tsx'
import type { EvaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { evaluationMessages, orderMessages } from '#/messages/evaluations.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { uiMessages } from '#/messages/ui.ts'
import { LinkButton } from '#/ui/button.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import type { Programme } from '../rule.ts'

type ProgrammeFormProps = {
  programme: Programme | null
  branchIds: readonly string[] | null
  branches: readonly BranchChoice[]
  parts: readonly PartOfBranches[]
  prices: EvaluationPrices
  today: Day
  result: FormResult | undefined
  back: string
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-4">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)

/** A programme as the client describes it: rhythm, branches, times, closed days and budget. */
export function ProgrammeForm(props: ProgrammeFormProps) {
  const { programme, branches, parts, branchIds, result, back } = props
  const t = useT(programmeMessages)
  const word = useT(uiMessages)
  const order = useT(orderMessages)
  return (
    <ActionForm result={result} clientKey={programme === null} className="max-w-3xl">
      {programme && (
        <>
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="version" value={programme.version} />
        </>
      )}
      <TextField name="name" label={t('name')} defaultValue={programme?.name ?? ''} maxLength={120} />
      <RhythmFields {...props} />
      <div className="group flex flex-col gap-4">
        <RadioCards
          name="which"
          label={t('which')}
          columns={2}
          options={(['all', 'some'] as const).map((value) => ({
            value,
            label: t(`which_${value}`),
            description: t(`which_${value}Help`),
          }))}
          defaultValue={branchIds === null ? 'all' : 'some'}
        />
        <div className="hidden group-has-[input[value=some]:checked]:block">
          <BranchPicker branches={branches} parts={parts} chosen={branchIds ?? []} />
        </div>
      </div>
      <TimesFields {...props} />
      <BudgetFields programme={programme} />
      <TextArea
        name="notes"
        label={order('notes')}
        help={order('notesHelp')}
        rows={3}
        optional
        maxLength={4000}
        defaultValue={programme?.notes ?? ''}
      />
      <FormActions>
        <SubmitButton>{t('save')}</SubmitButton>
        <LinkButton to={back} variant="quiet">
          {word('back')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}

function RhythmFields({ programme, prices, today }: ProgrammeFormProps) {
  const t = useT(programmeMessages)
  const word = useT(evaluationMessages)
  const lang = useLang()
  return (
    <>
      <RadioCards
        name="evaluationType"
        label={t('type')}
        columns={2}
        options={evaluationTypes.map((value) => ({
          value,
          label: word(`type_${value}`),
          aside: formatMoney(prices[value], lang),
        }))}
        defaultValue={programme?.type ?? 'full_service'}
      />
      <RadioCards
        name="cadence"
        label={t('cadence')}
        columns={2}
        options={cadences.map((value) => ({ value, label: t(`cadence_${value}`) }))}
        defaultValue={programme?.rule.cadence ?? 'quarter'}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <NumberField
          name="visits"
          label={t('visits')}
          help={t('visitsHelp')}
          min={1}
          max={12}
          defaultValue={programme?.rule.visits ?? 1}
        />
        <DateField
          name="startsOn"
          label={t('startsOn')}
          defaultValue={programme?.startsOn ?? today}
          max={addDays(today, orderHorizonDays)}
        />
      </div>
    </>
  )
}

function WindowFields({ times, suffix, usual }: { times?: VisitTimes; suffix: '' | '2'; usual: readonly number[] }) {
  const t = useT(programmeMessages)
  return (
    <>
      <WeekdayFields name={`weekday${suffix}`} chosen={times?.weekdays ?? usual} />
      <div className="grid gap-5 md:grid-cols-2">
        <TimeField name={`from${suffix}`} label={t('from')} defaultValue={times?.from ?? '13:00'} />
        <TimeField name={`until${suffix}`} label={t('until')} defaultValue={times?.until ?? '21:00'} />
      </div>
    </>
  )
}

function TimesFields({ programme }: ProgrammeFormProps) {
  const t = useT(programmeMessages)
  const [first, second] = programme?.rule.times ?? []
  const ramadan = programme?.rule.ramadanTimes?.[0]
  const closed = programme?.rule.closed.map(({ from, until }) => (from === until ? from : `${from} - ${until}`))
  return (
    <>
      <Part title={t('window')}>
        <WindowFields suffix="" usual={[0, 1, 2, 3, 4, 5, 6]} {...(first && { times: first })} />
      </Part>
      <details open={second !== undefined}>
        <summary className="link w-fit text-ui coarse:py-2.5">{t('secondWindow')}</summary>
        <div className="mt-3 flex flex-col gap-4">
          <p className="text-caption text-ink-2">{t('secondWindowHelp')}</p>
          <WindowFields suffix="2" usual={[]} {...(second && { times: second })} />
        </div>
      </details>
      <Part title={t('ramadan')}>
        <p className="text-caption text-ink-2">{t('ramadanHelp')}</p>
        <div className="grid gap-5 md:grid-cols-2">
          <TimeField name="ramadanFrom" label={t('from')} defaultValue={ramadan?.from ?? ''} withNone />
          <TimeField name="ramadanUntil" label={t('until')} defaultValue={ramadan?.until ?? ''} withNone />
        </div>
      </Part>
      <TextArea
        name="closed"
        label={t('closed')}
        help={t('closedHelp')}
        rows={4}
        optional
        defaultValue={closed?.join('\n') ?? ''}
      />
    </>
  )
}

function BudgetFields({ programme }: Pick<ProgrammeFormProps, 'programme'>) {
  const t = useT(programmeMessages)
  return (
    <>
      <RadioCards
        name="budget"
        label={t('budget')}
        columns={2}
        options={(['plan', 'beyond'] as const).map((value) => ({
          value,
          label: t(`budget_${value}`),
          description: t(`budget_${value}Help`),
        }))}
        defaultValue={programme?.beyondPlan ? 'beyond' : 'plan'}
      />
      <RadioCards
        name="alerts"
        label={t('alerts')}
        columns={2}
        options={(['report', 'now'] as const).map((value) => ({
          value,
          label: t(`alerts_${value}`),
          description: t(`alerts_${value}Help`),
        }))}
        defaultValue={programme?.alertsAtOnce ? 'now' : 'report'}
      />
    </>
  )
}

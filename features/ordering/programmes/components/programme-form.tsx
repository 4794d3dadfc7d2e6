import { type ReactNode, useState } from 'react'
import { mysteryTypes } from '#/domain/evaluation.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { cadences, type VisitTimes } from '#/domain/ordering/programme.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import type { BranchChoice } from '#/features/companies/branches/branches.server.ts'
import type { PartOfBranches } from '#/features/companies/hierarchy/parts.server.ts'
import { BranchPicker } from '#/features/ordering/order-many/components/branch-picker.tsx'
import { TimeField, WeekdayFields } from '#/features/ordering/order-many/components/days-fields.tsx'
import type { VisitPrices } from '#/features/ordering/requests/terms.server.ts'
import { evaluationMessages, orderMessages } from '#/messages/evaluations.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { uiMessages } from '#/messages/ui.ts'
import { LinkButton } from '#/ui/button.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import type { ProgrammeQuote } from '../quote.server.ts'
import type { NewProgramme, Programme } from '../rule.ts'
import { ProgrammeCost } from './programme-cost.tsx'

type ProgrammeFormProps = {
  programme: Programme | null
  branchIds: readonly string[] | null
  branches: readonly BranchChoice[]
  parts: readonly PartOfBranches[]
  prices: VisitPrices
  today: Day
  result: FormResult<PreviewedProgramme | null> | undefined
  back: string
}

/** A programme as it was sent, with what it takes and costs. */
export type PreviewedProgramme = { programme: NewProgramme; quote: ProgrammeQuote; seen: string }

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-4">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)

/** A programme as the client describes it: rhythm, branches, times, closed days and budget. Its cost is shown before it is saved. */
export function ProgrammeForm(props: ProgrammeFormProps) {
  const { programme, branches, parts, result, back } = props
  const previewed = result?.ok ? result.result : null
  const [changed, setChanged] = useState<unknown>(null)
  const isStale = changed !== null && changed === previewed
  const touch = () => setChanged(previewed)
  const shown = previewed?.programme ?? programme
  const branchIds = previewed ? previewed.programme.branchIds : props.branchIds
  const t = useT(programmeMessages)
  const word = useT(uiMessages)
  const order = useT(orderMessages)
  return (
    <div onChange={touch} className="min-w-0">
      <ActionForm result={result} clientKey={programme === null} className="max-w-3xl">
        {programme && <input type="hidden" name="version" value={programme.version} />}
        <TextField name="name" label={t('name')} defaultValue={shown?.name ?? ''} maxLength={120} />
        <RhythmFields {...props} shown={shown} />
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
            <BranchPicker branches={branches} parts={parts} chosen={branchIds ?? []} onChange={touch} />
          </div>
        </div>
        <TimesFields shown={shown} />
        <BudgetFields shown={shown} />
        <TextArea
          name="notes"
          label={order('notes')}
          help={order('notesHelp')}
          rows={3}
          optional
          maxLength={4000}
          defaultValue={shown?.notes ?? ''}
        />
        {previewed &&
          (isStale ? <p className="text-ui">{t('costStale')}</p> : <ProgrammeCost quote={previewed.quote} />)}
        {previewed && !isStale && <input type="hidden" name="seen" value={previewed.seen} />}
        <FormActions>
          <SubmitButton intent="preview" variant="secondary">
            {t('costShow')}
          </SubmitButton>
          <SubmitButton intent={programme ? 'change' : 'save'}>{t('save')}</SubmitButton>
          <LinkButton to={back} variant="quiet">
            {word('back')}
          </LinkButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}

type Shown = { shown: Programme | NewProgramme | null }

function RhythmFields({ shown, prices, today }: ProgrammeFormProps & Shown) {
  const t = useT(programmeMessages)
  const word = useT(evaluationMessages)
  const lang = useLang()
  return (
    <>
      <RadioCards
        name="evaluationType"
        label={t('type')}
        columns={2}
        options={mysteryTypes.map((value) => ({
          value,
          label: word(`type_${value}`),
          aside: formatMoney(prices[value], lang),
        }))}
        defaultValue={shown?.type ?? 'full_service'}
      />
      <RadioCards
        name="cadence"
        label={t('cadence')}
        columns={2}
        options={cadences.map((value) => ({ value, label: t(`cadence_${value}`) }))}
        defaultValue={shown?.rule.cadence ?? 'quarter'}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <NumberField
          name="visits"
          label={t('visits')}
          help={t('visitsHelp')}
          min={1}
          max={12}
          defaultValue={shown?.rule.visits ?? 1}
        />
        <DateField
          name="startsOn"
          label={t('startsOn')}
          defaultValue={shown?.startsOn ?? today}
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

function TimesFields({ shown }: Shown) {
  const t = useT(programmeMessages)
  const [first, second] = shown?.rule.times ?? []
  const ramadan = shown?.rule.ramadanTimes?.[0]
  const closed = shown?.rule.closed.map(({ from, until }) => (from === until ? from : `${from} - ${until}`))
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

function BudgetFields({ shown }: Shown) {
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
        defaultValue={shown?.beyondPlan ? 'beyond' : 'plan'}
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
        defaultValue={shown?.alertsAtOnce ? 'now' : 'report'}
      />
    </>
  )
}

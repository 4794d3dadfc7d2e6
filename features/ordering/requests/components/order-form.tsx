import { useState } from 'react'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { type EvaluationType, evaluationTypes, isMysteryType } from '#/domain/evaluation.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { isSoonAhead } from '#/domain/ordering/visit-hours.ts'
import { addDays, type Day, fromRiyadh, isDay } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import type { BranchChoice } from '#/features/companies/branches/branches.server.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { evaluationMessages, orderCostMessages, orderMessages } from '#/messages/evaluations.ts'
import { LinkButton } from '#/ui/button.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { ComboBox } from '#/ui/combo-box.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, FormError, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import type { OrderAgain, OrderTerms } from '../order-terms.server.ts'
import type { EvaluationPrices } from '../terms.server.ts'
import { OrderCost, PlanLine } from './order-cost.tsx'
import { SeenWarnings, warnedDate } from './seen-warnings.tsx'

export type OrderFormProps = {
  branches: BranchChoice[]
  /** Branch named in the address. */
  branchId?: string | null
  /** Type named in the address. */
  type?: EvaluationType | null
  /** Fields of an earlier request that is ordered again. */
  again?: OrderAgain | null
  terms: OrderTerms
  approval: ClientApprovalStatus
  today: Day
  result: FormResult | undefined
  /** Address of the list without the form, for Cancel. */
  back: string
  /** Client of an admin's order. */
  clientId?: string
}

const typedIn = (result: FormResult | undefined): Record<string, string> => (result && !result.ok ? result.values : {})
/** Whether a time in Riyadh is too soon to find a shopper reliably. */
export function isSoon(wallTime: string | null, leadHours: number): boolean {
  const at = wallTime === null ? null : fromRiyadh(wallTime)
  return at !== null && isSoonAhead(at, leadHours, new Date())
}

const dayOf = (wallTime: string | null): Day | null =>
  wallTime !== null && isDay(wallTime.slice(0, 10)) ? wallTime.slice(0, 10) : null

const isType = (value: string | undefined): value is EvaluationType => evaluationTypes.some((type) => type === value)

/** Order form. Shows the server's price and never submits one. */
export function OrderForm(props: OrderFormProps) {
  const { branches, branchId, type: asked, again, terms, approval, today, result, back, clientId } = props
  const t = useT(orderMessages)
  const cost = useT(orderCostMessages)
  const first = again && { evaluationType: again.evaluationType, visitAt: again.visitAt }
  const named = { ...(branchId && { branchId }), ...(asked && { evaluationType: asked }) }
  const values: Record<string, string> = { ...named, ...first, ...typedIn(result) }
  const [type, setType] = useState<EvaluationType | null>(
    isType(values['evaluationType']) ? values['evaluationType'] : null,
  )
  const [visitAt, setVisitAt] = useState<string | null>(values['visitAt'] ?? null)
  const [soon, setSoon] = useState(false)
  const warned = warnedDate(result)
  const day = dayOf(visitAt ?? warned?.at ?? null)
  if (approval !== 'approved' && approval !== 'pending') return <FormError>{t('stoppedAccount')}</FormError>
  return (
    <ActionForm result={result} clientKey errors="inline">
      <input type="hidden" name="intent" value="order" />
      {clientId && <input type="hidden" name="clientId" value={clientId} />}
      {approval === 'pending' && <Notice kind="info">{t('waitingAccount')}</Notice>}
      <BranchFields branches={branches} values={values} />
      <TypeField prices={terms.prices} type={type} onChange={setType} />
      <DateTimeField
        name="visitAt"
        label={t('visitAt')}
        help={t('visitHelp')}
        defaultValue={warned?.at ?? again?.visitAt}
        min={today}
        max={addDays(today, orderHorizonDays)}
        onChange={(typed) => {
          setVisitAt(typed)
          setSoon(isSoon(typed, terms.leadHours))
        }}
      />
      <SeenWarnings result={result} soonAt={soon ? visitAt : null} />
      {soon && (
        <Notice kind="warning" live>
          {cost('soon')}
        </Notice>
      )}
      <TextArea
        name="notes"
        label={t('notes')}
        help={t(type === 'operations_audit' ? 'notesHelpAudit' : 'notesHelp')}
        rows={3}
        optional
        maxLength={4000}
        defaultValue={again?.notes ?? ''}
      />
      <section className="rounded-card border border-line bg-surface-1 p-4">
        <h3 className="mb-2 text-ui font-semibold">{t('summary')}</h3>
        {type ? (
          <OrderCost
            price={terms.prices[type]}
            months={terms.months}
            day={day}
            today={today}
            isOutsidePlans={!isMysteryType(type)}
          />
        ) : (
          <div className="flex flex-col gap-2">
            <PlanLine months={terms.months} day={day} today={today} />
            <p className="text-ui text-ink-2">{t('chooseType')}</p>
          </div>
        )}
        <p className="mt-3 text-caption text-ink-2">{t(type === 'operations_audit' ? 'freeAudit' : 'free')}</p>
      </section>
      <FormActions>
        <SubmitButton>{t('submit')}</SubmitButton>
        <LinkButton to={back} variant="quiet" preventScrollReset>
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}

/** Known branches have a location; new ones need one. */
function BranchFields({ branches, values }: { branches: BranchChoice[]; values: Record<string, string> }) {
  const t = useT(orderMessages)
  const mayAdd = useMay()('branches.create')
  const [pickedId, setPickedId] = useState<string | null>(values['branchId'] || null)
  const picked = branches.find(({ id }) => id === pickedId)
  return (
    <>
      <ComboBox
        name="branchName"
        idName="branchId"
        label={t('branchName')}
        help={branches.length > 0 ? t(mayAdd ? 'branchHelp' : 'branchPick') : undefined}
        allowNew={mayAdd}
        options={branches.map(({ id, name, location }) => ({ id, label: name, description: location }))}
        defaultId={values['branchId'] || undefined}
        onChange={({ id }) => setPickedId(id)}
      />
      {picked ? (
        <DescriptionList items={[{ term: t('branchLocation'), value: picked.location }]} />
      ) : (
        <TextField
          name="branchLocation"
          label={t('branchLocation')}
          help={t('locationHelp')}
          autoComplete="off"
          maxLength={300}
        />
      )}
    </>
  )
}

type TypeFieldProps = {
  prices: EvaluationPrices
  type: EvaluationType | null
  onChange: (type: EvaluationType) => void
}

function TypeField({ prices, type, onChange }: TypeFieldProps) {
  const t = useT(orderMessages)
  const word = useT(evaluationMessages)
  const lang = useLang()
  const help = { full_service: t('fullServiceHelp'), basic: t('basicHelp'), operations_audit: t('auditHelp') }
  return (
    <RadioCards
      name="evaluationType"
      label={t('evaluationType')}
      columns={2}
      options={evaluationTypes.map((value) => ({
        value,
        label: word(`type_${value}`),
        aside: formatMoney(prices[value], lang),
        description: help[value],
      }))}
      defaultValue={type ?? undefined}
      onChange={(value) => isType(value) && onChange(value)}
    />
  )
}

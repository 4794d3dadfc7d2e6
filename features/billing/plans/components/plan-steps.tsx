import type { FormResult } from '#/domain/form-result.ts'
import { sar } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { officePlanMessages } from '#/messages/subscriptions.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { PlanDetails } from '../read-plan-details.server.ts'
import { answerTo } from './form-of.ts'
import { LinkButton } from '#/ui/button.tsx'
import { officePlansPath } from '../lists.ts'

type Props = { details: PlanDetails; result: FormResult | undefined }

function Seen({ details: { plan } }: Pick<Props, 'details'>) {
  return (
    <>
      <input type="hidden" name="id" value={plan.id} />
      <input type="hidden" name="version" value={plan.version} />
    </>
  )
}

/** Actions of the office on an active plan. */
export function PlanSteps({ details, result }: Props) {
  if (details.plan.state !== 'active') return null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {details.plan.nextTier === null && <PriceCard details={details} result={result} />}
      <ChangeCard details={details} />
      <EndCard details={details} result={result} />
      {details.moneyBackUntil && <MoneyBackCard details={details} result={result} until={details.moneyBackUntil} />}
    </div>
  )
}

/** Starts another plan for the same client, through the form of a first one. */
function ChangeCard({ details }: Pick<Props, 'details'>) {
  const t = useT(officePlanMessages)
  return (
    <Card title={t('changePlan')} description={t('changePlanText')}>
      <LinkButton to={`${officePlansPath}/new?client=${details.client.id}`}>{t('changePlan')}</LinkButton>
    </Card>
  )
}

function PriceCard({ details, result }: Props) {
  const t = useT(officePlanMessages)
  const lang = useLang()
  const { plan } = details
  return (
    <Card title={t('changePrice')} description={t('changePriceText', { date: formatDay(plan.month.until, lang) })}>
      <ActionForm result={answerTo(result, { intent: 'price' })} errors="inline">
        <Seen details={details} />
        <TextField
          name="price"
          type="code"
          label={t('priceField')}
          help={t('priceHelp')}
          defaultValue={sar(plan.nextPrice ?? plan.price)}
          maxLength={20}
          required
        />
        <SubmitButton intent="price" variant="secondary">
          {t('savePrice')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

function EndCard({ details, result }: Props) {
  const t = useT(officePlanMessages)
  const lang = useLang()
  const { plan } = details
  const isNoted = plan.nextTier !== null
  const date = formatDay(plan.month.until, lang)
  return (
    <Card title={t('endTitle')} description={t('endText')}>
      <ActionForm result={answerTo(result, { intent: 'next' })} errors="inline">
        <Seen details={details} />
        <input type="hidden" name="to" value={isNoted ? 'same' : 'free'} />
        <SubmitButton intent="next" variant={isNoted ? 'secondary' : 'danger-quiet'}>
          {isNoted ? t('takeBack') : t('end', { date })}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

function MoneyBackCard({ details, result, until }: Props & { until: string }) {
  const t = useT(officePlanMessages)
  const lang = useLang()
  return (
    <Card title={t('moneyBackTitle')} description={t('moneyBackText', { date: formatDay(until, lang) })}>
      <ActionForm result={answerTo(result, { intent: 'money-back' })} errors="inline">
        <Seen details={details} />
        <Checkbox name="sure" label={t('sure')} />
        <SubmitButton intent="money-back" variant="danger">
          {t('moneyBack')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

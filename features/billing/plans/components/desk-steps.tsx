import type { FormResult } from '#/domain/form-result.ts'
import { sar } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { planDeskMessages } from '#/messages/subscriptions.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { DeskPlan } from '../read-desk.server.ts'
import { answerTo } from './form-of.ts'
import { LinkButton } from '#/ui/button.tsx'
import { deskPath } from '../lists.ts'

type Props = { desk: DeskPlan; result: FormResult | undefined }

function Seen({ desk: { plan } }: Pick<Props, 'desk'>) {
  return (
    <>
      <input type="hidden" name="id" value={plan.id} />
      <input type="hidden" name="version" value={plan.version} />
    </>
  )
}

/** Actions of the office on an active plan. */
export function DeskSteps({ desk, result }: Props) {
  if (desk.plan.state !== 'active') return null
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {desk.plan.nextTier === null && <PriceCard desk={desk} result={result} />}
      <ChangeCard desk={desk} />
      <EndCard desk={desk} result={result} />
      {desk.moneyBackUntil && <MoneyBackCard desk={desk} result={result} until={desk.moneyBackUntil} />}
    </div>
  )
}

/** Starts another plan for the same client, through the form of a first one. */
function ChangeCard({ desk }: Pick<Props, 'desk'>) {
  const t = useT(planDeskMessages)
  return (
    <Card title={t('changePlan')} description={t('changePlanText')}>
      <LinkButton to={`${deskPath}/new?client=${desk.client.id}`}>{t('changePlan')}</LinkButton>
    </Card>
  )
}

function PriceCard({ desk, result }: Props) {
  const t = useT(planDeskMessages)
  const lang = useLang()
  const { plan } = desk
  return (
    <Card title={t('changePrice')} description={t('changePriceText', { date: formatDay(plan.month.until, lang) })}>
      <ActionForm result={answerTo(result, { intent: 'price' })} errors="inline">
        <Seen desk={desk} />
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

function EndCard({ desk, result }: Props) {
  const t = useT(planDeskMessages)
  const lang = useLang()
  const { plan } = desk
  const isNoted = plan.nextTier !== null
  const date = formatDay(plan.month.until, lang)
  return (
    <Card title={t('endTitle')} description={t('endText')}>
      <ActionForm result={answerTo(result, { intent: 'next' })} errors="inline">
        <Seen desk={desk} />
        <input type="hidden" name="to" value={isNoted ? 'same' : 'free'} />
        <SubmitButton intent="next" variant={isNoted ? 'secondary' : 'danger-quiet'}>
          {isNoted ? t('takeBack') : t('end', { date })}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

function MoneyBackCard({ desk, result, until }: Props & { until: string }) {
  const t = useT(planDeskMessages)
  const lang = useLang()
  return (
    <Card title={t('moneyBackTitle')} description={t('moneyBackText', { date: formatDay(until, lang) })}>
      <ActionForm result={answerTo(result, { intent: 'money-back' })} errors="inline">
        <Seen desk={desk} />
        <Checkbox name="sure" label={t('sure')} />
        <SubmitButton intent="money-back" variant="danger">
          {t('moneyBack')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { plans, soldTiers } from '#/domain/plans.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { changeTakesEffect } from '#/domain/subscription.ts'
import { withVat } from '#/domain/vat.ts'
import { planCardMessages } from '#/messages/billing/plan-cards.ts'
import { planPageMessages, planWords } from '#/messages/subscriptions.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { SoldTier } from '../hold.server.ts'
import { planPage } from '../lists.ts'
import type { PlanView } from '../read-plan.server.ts'
import { answerTo } from './form-of.ts'

type Props = { view: PlanView; result: FormResult | undefined }

/** Plans side by side with their actions. */
export function PlanChoice({ view, result }: Props) {
  const t = useT(planPageMessages)
  const lang = useLang()
  return (
    <section aria-labelledby="plans" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans" className="text-h2">
          {t('plansTitle')}
        </h2>
        <LinkButton to={publicPath(lang, '/plans#compare')} variant="quiet">
          {t('compare')}
        </LinkButton>
      </div>
      <ul className="grid gap-4 lg:grid-cols-3">
        {soldTiers.map((tier) => (
          <li key={tier} className="flex">
            <OnePlan tier={tier} view={view} result={result} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OnePlan({ tier, view, result }: Props & { tier: SoldTier }) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const visits = view.included[tier]
  const isOwn = view.plan?.tier === tier
  return (
    <div className="flex w-full flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{word(`plan_${tier}`)}</h3>
        {isOwn && <Badge tone="green">{t('yours')}</Badge>}
      </div>
      <Price tier={tier} />
      <p className="flex-1 text-ui">{visits === null ? t('unlimited') : t('visits', { count: visits })}</p>
      {!isOwn && <Step tier={tier} view={view} result={result} />}
    </div>
  )
}

function Price({ tier }: { tier: SoldTier }) {
  const t = useT(planPageMessages)
  const card = useT(planCardMessages)
  const lang = useLang()
  const net = plans[tier].monthlyPrice
  if (net === null) return <p className="text-h3 font-semibold">{t('onRequest')}</p>
  return (
    <p className="num text-h3 font-semibold">
      {formatMoney(net, lang)}
      <span className="block text-caption font-normal text-ink-2">{t('perMonth')}</span>
      <span className="block text-caption font-normal text-ink-2">
        {card('withVat', { amount: formatMoney(withVat(net).gross, lang) })}
      </span>
    </p>
  )
}

function Step({ tier, view, result }: Props & { tier: SoldTier }) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const lang = useLang()
  const { plan } = view
  if (plans[tier].monthlyPrice === null)
    return (
      <LinkButton to={`${planPage}?plan=${tier}`} full>
        {t('askUs')}
      </LinkButton>
    )
  const name = word(`plan_${tier}`)
  if (!plan || changeTakesEffect(plan.tier, tier) === 'at-once')
    return (
      <LinkButton to={`${planPage}?plan=${tier}`} variant="primary" full>
        {t(plan ? 'moveUp' : 'take', { plan: name })}
      </LinkButton>
    )
  if (plan.nextTier === tier) return null
  return (
    <ActionForm result={answerTo(result, { intent: 'next', to: tier })} errors="inline">
      <input type="hidden" name="id" value={plan.id} />
      <input type="hidden" name="version" value={plan.version} />
      <input type="hidden" name="to" value={tier} />
      <SubmitButton intent="next" variant="secondary" full>
        {t('moveDown', { plan: name, date: formatDay(plan.month.until, lang) })}
      </SubmitButton>
    </ActionForm>
  )
}

/** Ends the plan: at the end of its month, or within thirty days of the first payment immediately, with a refund. */
export function PlanEnding({ view, result }: Props) {
  const t = useT(planPageMessages)
  const lang = useLang()
  const { plan, moneyBackUntil } = view
  if (!plan) return null
  const date = formatDay(plan.month.until, lang)
  const fields = (
    <>
      <input type="hidden" name="id" value={plan.id} />
      <input type="hidden" name="version" value={plan.version} />
    </>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {moneyBackUntil && (
        <Card title={t('moneyBackTitle')}>
          <p className="mb-4 text-ui text-ink-2">{t('moneyBackText', { date: formatDay(moneyBackUntil, lang) })}</p>
          <ActionForm result={answerTo(result, { intent: 'money-back' })} errors="inline">
            {fields}
            <Sure />
            <FormActions>
              <SubmitButton intent="money-back" variant="danger">
                {t('moneyBack')}
              </SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
      {plan.nextTier !== 'free' && (
        <Card title={t('endTitle')}>
          <p className="mb-4 text-ui text-ink-2">{t('endText', { date })}</p>
          <ActionForm result={answerTo(result, { intent: 'next', to: 'free' })} errors="inline">
            {fields}
            <input type="hidden" name="to" value="free" />
            <FormActions>
              <SubmitButton intent="next" variant="secondary">
                {t('end', { date })}
              </SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
    </div>
  )
}

function Sure() {
  const t = useT(planPageMessages)
  return <Checkbox name="sure" label={t('moneyBackConfirm')} />
}

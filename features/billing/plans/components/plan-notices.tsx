import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { planPageMessages, planWords } from '#/messages/subscriptions.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { PlanView } from '../read-plan.server.ts'
import { useNext } from './current-plan.tsx'
import { answerTo } from './form-of.ts'

type Props = { view: PlanView; result: FormResult | undefined }

const payment = (lang: Lang, invoiceId: string) => publicPath(lang, `/payment?invoice=${invoiceId}`)

/** Notices of the plan: unpaid invoices, a waiting order, a scheduled change. */
export function PlanNotices({ view, result }: Props) {
  return (
    <>
      <Unpaid view={view} />
      <Paused view={view} />
      <OpenOrder view={view} result={result} />
      <NotedChange view={view} result={result} />
    </>
  )
}

function Unpaid({ view: { unpaid } }: { view: PlanView }) {
  const t = useT(planPageMessages)
  const lang = useLang()
  if (!unpaid) return null
  const amount = formatMoney(unpaid.owed, lang)
  return (
    <Notice
      kind="warning"
      title={t('unpaidTitle')}
      actions={
        <LinkButton to={payment(lang, unpaid.id)} variant="primary">
          {t('pay', { amount })}
        </LinkButton>
      }
    >
      {t('unpaidText', {
        number: unpaid.number,
        amount,
        due: formatDay(unpaid.dueOn, lang),
        pauses: formatDay(unpaid.pausesOn, lang),
      })}
    </Notice>
  )
}

function Paused({ view: { paused } }: { view: PlanView }) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const lang = useLang()
  if (!paused) return null
  const { open } = paused
  const amount = open && formatMoney(open.owed, lang)
  return (
    <Notice
      kind="warning"
      title={t('pausedTitle')}
      actions={open && amount && <LinkButton to={payment(lang, open.id)}>{t('pay', { amount })}</LinkButton>}
    >
      <p>{t('pausedText', { plan: word(`plan_${paused.tier}`), date: formatDay(paused.on, lang) })}</p>
      {open && amount && <p className="mt-2">{t('pausedOwed', { amount, number: open.number })}</p>}
    </Notice>
  )
}

function OpenOrder({ view: { order }, result }: Props) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const lang = useLang()
  if (!order) return null
  const amount = formatMoney(order.invoice.owed, lang)
  return (
    <Notice
      title={t('orderTitle', { plan: word(`plan_${order.tier}`) })}
      actions={
        <>
          <LinkButton to={payment(lang, order.invoice.id)} variant="primary">
            {t('pay', { amount })}
          </LinkButton>
          <ActionForm result={answerTo(result, { intent: 'give-up' })} errors="inline">
            <input type="hidden" name="id" value={order.id} />
            <SubmitButton intent="give-up" variant="secondary">
              {t('giveUp')}
            </SubmitButton>
          </ActionForm>
        </>
      }
    >
      {t('orderText', { number: order.invoice.number, amount, date: formatDay(order.givenUpOn, lang) })}
    </Notice>
  )
}

function NotedChange({ view: { plan }, result }: Props) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const next = useNext()
  const text = plan && next(plan)
  if (!plan || !text) return null
  const takeBack = plan.nextTier !== null && (
    <ActionForm result={answerTo(result, { intent: 'next', to: 'same' })} errors="inline">
      <input type="hidden" name="id" value={plan.id} />
      <input type="hidden" name="version" value={plan.version} />
      <input type="hidden" name="to" value="same" />
      <SubmitButton intent="next" variant="secondary">
        {t('takeBack', { plan: word(`plan_${plan.tier}`) })}
      </SubmitButton>
    </ActionForm>
  )
  return <Notice actions={takeBack}>{text}</Notice>
}

import { CircleAlert, CircleCheck, Clock, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { Link, redirect, useLocation, useRevalidator } from 'react-router'
import { OutcomeFacts, OutcomeSteps } from '#/features/billing/payments/components/outcome-parts.tsx'
import { ReasonText } from '#/features/billing/payments/components/reason-text.tsx'
import { readOutcome } from '#/features/billing/payments/outcome.server.ts'
import { formatMoney } from '#/domain/money.ts'
import { outcomeMessages, paymentMessages } from '#/messages/billing/payments.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { pageTitle } from '../../shell/page-title.ts'
import type { Route } from './+types/payment-success'

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, outcomeMessages[loaderData?.outcome.state ?? 'title']) },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Queries the provider; uses only the payment's id from the address, and only for its owner. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { actor, lang, network } = infoOf(context)
  const { searchParams: asked } = url
  // why: without a payment there is no result; that page explains payments and links to invoices
  if (!asked.has('payment')) throw redirect(publicPath(lang, '/payment'))
  const outcome = await readOutcome({
    paymentId: asked.get('payment'),
    ticket: asked.get('ticket'),
    actor,
    lang,
    network,
  })
  return { outcome }
})

const looks = {
  paid: { icon: CircleCheck, tone: 'green' },
  refunded: { icon: RotateCcw, tone: 'blue' },
  pending: { icon: Clock, tone: 'yellow' },
  failed: { icon: CircleAlert, tone: 'red' },
} as const

const everyMs = 3000

/** Polls while the bank has not answered and the page is visible. */
function useLookingAgain(isOpen: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOpen || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    const seen = () => document.visibilityState === 'visible' && void revalidate()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isOpen, state, revalidate])
}

export default function Page({ loaderData: { outcome } }: Route.ComponentProps) {
  const t = useT(outcomeMessages)
  const shared = useT(paymentMessages)
  const lang = useLang()
  const { state, isBank, isChecked, isSandbox } = outcome
  const { icon, tone } = looks[state]
  useLookingAgain(state === 'pending' && !isBank && !isChecked)
  return (
    <div className="mx-auto flex max-w-[36rem] flex-col gap-6 px-4 py-8 md:py-12">
      <div className="flex flex-col items-center gap-3 text-center" role="status">
        <span data-tone={tone} className="flex size-16 items-center justify-center rounded-full bg-tone text-tone-ink">
          <Icon as={icon} size={32} />
        </span>
        <h1 tabIndex={-1} className="text-h1 font-semibold outline-none">
          {t(state)}
        </h1>
        <p className="text-body text-ink-2">
          {state === 'paid' && t('paidText', { amount: formatMoney(outcome.amount, lang), number: outcome.number })}
          {state === 'refunded' && t('refundedText', { amount: formatMoney(outcome.refunded, lang) })}
          {state === 'pending' && t(isChecked ? 'checkedText' : isBank ? 'pendingBank' : 'pendingText')}
          {state === 'failed' && outcome.message && <ReasonText message={outcome.message} />}
        </p>
        {state === 'failed' && <p className="text-body text-ink-2">{t('failedText')}</p>}
        {state === 'pending' && !isBank && <LookAgain />}
      </div>
      {isSandbox && (
        <Notice kind="warning" title={shared('demo')}>
          {shared('demoText')}
        </Notice>
      )}
      <OutcomeFacts outcome={outcome} />
      <OutcomeSteps outcome={outcome} />
    </div>
  )
}

/** Manual refresh, also without scripts. */
function LookAgain() {
  const t = useT(outcomeMessages)
  const { pathname, search } = useLocation()
  return (
    <Link className="link inline-flex min-h-11 items-center" to={pathname + search} preventScrollReset>
      {t('lookAgain')}
    </Link>
  )
}

import { data } from 'react-router'
import { PayPage } from '#/features/billing/payments/components/pay-page.tsx'
import { payerOfShare } from '#/features/billing/payments/payer.server.ts'
import { readPayable } from '#/features/billing/payments/read-payable.server.ts'
import { paymentMessages } from '#/messages/billing/payments.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { payAction } from '../payment-step.server.ts'
import type { Route } from './+types/$token'

const answer = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
export const headers: Route.HeadersFunction = () => answer

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = loaderData?.page?.number
  const { en, ar } = number ? paymentMessages.titleFor : paymentMessages.gone
  const named = (text: string) => text.replace('{number}', number ?? '')
  return [
    { title: pageTitle(matches, { en: named(en), ar: named(ar) }) },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Identical page and status for unknown and withdrawn links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { network } = infoOf(context)
  try {
    const page = await readPayable(await payerOfShare(params.token, network))
    return data({ page, busy: false }, { headers: answer })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    const busy = error.code === 'too-many-attempts' || error.code === 'server-busy'
    return data({ page: null, busy }, { status: busy ? error.status : 404, headers: answer })
  }
}

export const action = payAction(({ network }, { params }) => payerOfShare(params['token'] ?? '', network))

export default function Page({ loaderData: { page, busy }, actionData }: Route.ComponentProps) {
  const t = useT(paymentMessages)
  const lang = useLang()
  if (page) {
    const sent = actionData && !actionData.ok ? actionData.values['intent'] : undefined
    return <PayPage page={page} result={actionData} sent={sent} />
  }
  return (
    <div className="mx-auto max-w-[43rem] px-4 py-12">
      <h1 className="sr-only">{t('gone')}</h1>
      <EmptyState title={t('gone')} action={<AnchorButton href={publicPath(lang, '/')}>{t('home')}</AnchorButton>}>
        {t(busy ? 'busy' : 'goneText')}
      </EmptyState>
    </div>
  )
}

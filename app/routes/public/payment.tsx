import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { payerOfInvoice } from '#/features/billing/payments/payer.server.ts'
import { PayPage } from '#/features/billing/payments/components/pay-page.tsx'
import { readPayable } from '#/features/billing/payments/read-payable.server.ts'
import { paymentMessages } from '#/messages/billing/payments.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { payAction } from './payment-step.server.ts'
import type { Route } from './+types/payment'

const answer = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
export const headers: Route.HeadersFunction = () => answer

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = loaderData?.page?.number
  const { en, ar } = paymentMessages.titleFor
  const title = number
    ? { en: en.replace('{number}', number), ar: ar.replace('{number}', number) }
    : paymentMessages.title
  return publicMeta({ matches, path: '/payment', title, description: paymentMessages.description, noindex: true })
}

/** With an invoice: the amount due. Without: an explanation. Visitors are redirected to sign-in. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { actor, lang } = infoOf(context)
  const invoiceId = url.searchParams.get('invoice')
  if (!invoiceId) return { page: null }
  if (!actor) {
    const back = publicPath(lang, `/payment?invoice=${encodeURIComponent(invoiceId)}`)
    throw redirect(publicPath(lang, `/login?next=${encodeURIComponent(back)}`))
  }
  return { page: await readPayable(await payerOfInvoice(actor, invoiceId)) }
})

export const action = payAction(async ({ actor }, { request }) => {
  if (!actor) throw new AppError('sign-in-required')
  return payerOfInvoice(actor, new URL(request.url).searchParams.get('invoice') ?? '')
})

export default function Page({ loaderData: { page }, actionData }: Route.ComponentProps) {
  if (!page) return <About />
  const sent = actionData && !actionData.ok ? actionData.values['intent'] : undefined
  return <PayPage page={page} result={actionData} sent={sent} />
}

/** Explanation of the page when opened without an invoice. */
function About() {
  const t = useT(paymentMessages)
  return (
    <div className="mx-auto flex max-w-[43rem] flex-col gap-4 px-4 py-12">
      <h1 tabIndex={-1} className="text-h1 font-semibold outline-none">
        {t('title')}
      </h1>
      <p className="text-body-lg text-ink-2">{t('aboutLead')}</p>
      <p className="text-body">{t('aboutClient')}</p>
      <div>
        <LinkButton to={href('/client/invoices')} variant="primary">
          {t('yourInvoices')}
        </LinkButton>
      </div>
      <p className="text-body">{t('aboutShare')}</p>
    </div>
  )
}

import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { formatMoney, parseHalalas } from '#/domain/money.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordTransfer } from '#/features/billing/payments/confirm-transfer.server.ts'
import { recordForm } from '#/features/billing/payments/form.ts'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AskingSubmit, type Typed } from '#/ui/asking-submit.tsx'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/record'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, officePaymentMessages.recordTitle) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  authorize(actorOf(context), 'payments.confirm')
  return { today: riyadhDay(now()), number: url.searchParams.get('number')?.slice(0, 40) ?? '' }
})

export const action = formAction(recordForm, async (actor, { clientKey: id, ...transfer }) => {
  await recordTransfer(actor, { id, ...transfer })
  return redirect(href('/admin/invoices/payments/:paymentId', { paymentId: id }))
})

/** Records an unannounced bank transfer. */
export default function Page({ loaderData: { today, number }, actionData }: Route.ComponentProps) {
  const t = useT(officePaymentMessages)
  const lang = useLang()
  const question = (typed: Typed) => {
    const amount = parseHalalas(typed('amount'))
    if (!amount || amount < 0) return null
    return {
      title: t('askRecord', { amount: formatMoney(amount, lang), number: typed('number') }),
      text: t('askRecordText'),
    }
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/invoices/payments'), label: t('title') }, { label: t('recordTitle') }]}
        title={t('recordTitle')}
        description={t('recordText')}
      />
      <Card className="max-w-[35rem]">
        <ActionForm result={actionData} clientKey>
          <TextField name="number" type="code" label={t('recordNumber')} defaultValue={number} maxLength={40} />
          <NumberField name="amount" label={t('arrivedAmount')} decimals />
          <DateField name="on" label={t('arrivedOn')} max={today} defaultValue={today} />
          <TextField name="reference" type="code" label={t('bankReference')} maxLength={100} optional />
          <FormActions>
            <AskingSubmit ask={question}>{t('record')}</AskingSubmit>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}

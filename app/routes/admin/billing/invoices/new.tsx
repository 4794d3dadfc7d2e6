import { useState } from 'react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { netWithin } from '#/domain/billing/advances.ts'
import { formatMoney, parseHalalas } from '#/domain/money.ts'
import { may } from '#/domain/permissions.ts'
import { AppError } from '#/domain/errors.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { vatPercent, withVat } from '#/domain/vat.ts'
import { createDraft } from '#/features/billing/office-invoices/draft-steps.server.ts'
import { newInvoiceForm } from '#/features/billing/office-invoices/form.ts'
import { readClientChoice } from '#/features/ordering/requests/find-clients.server.ts'
import { ClientField } from '#/features/shoppers/roster/components/client-field.tsx'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, invoicePageMessages.newTitle) }]

const kinds = ['invoice', 'prepayment'] as const
type Kind = (typeof kinds)[number]
const kindOf = (typed: unknown): Kind => (typed === 'prepayment' ? 'prepayment' : 'invoice')

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  if (!may(actor, 'invoices.issue')) throw new AppError('not-allowed')
  const client = url.searchParams.get('client')
  return {
    today: riyadhDay(now()),
    kind: kindOf(url.searchParams.get('kind')),
    client: client ? await readClientChoice(actor, client) : null,
  }
})

export const action = formAction(newInvoiceForm, async (actor, input) => {
  const { clientKey: id, clientId, kind, suppliedOn = riyadhDay(now()), amount, name } = input
  const advance = kind === 'prepayment' && name ? { amount, name } : null
  await createDraft(actor, { id, clientId, suppliedOn, ...(advance ? { advance } : {}) })
  return redirect(href('/admin/invoices/:invoiceId', { invoiceId: id }))
})

/** Starts an invoice, whose lines follow on the next page, or a prepayment invoice with its amount. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(invoicePageMessages)
  const list = useT(invoiceMessages)
  const advance = useT(advanceMessages)
  const { client, today } = loaderData
  const [kind, setKind] = useState(
    kindOf((actionData && !actionData.ok && actionData.values['kind']) || loaderData.kind),
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/invoices'), label: list('title') }, { label: t('newTitle') }]}
        title={t('newTitle')}
        description={t('newIntro')}
      />
      <Card>
        <ActionForm result={actionData} clientKey className="max-w-[35rem]">
          <RadioCards
            name="kind"
            label={advance('kind')}
            columns={2}
            defaultValue={kind}
            onChange={(value) => setKind(kindOf(value))}
            options={kinds.map((value) => ({
              value,
              label: advance(`kind_${value}`),
              description: advance(`kind_${value}Help`),
            }))}
          />
          <ClientField help={t('clientHelp')} start={client} />
          {kind === 'prepayment' ? (
            <AdvanceFields />
          ) : (
            <DateField name="suppliedOn" label={t('suppliedOn')} defaultValue={today} />
          )}
          <FormActions>
            <SubmitButton>{t('begin')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}

/** Arabic is required on the document. */
const startName = `${advanceMessages.startName.ar} | ${advanceMessages.startName.en}`

function AdvanceFields() {
  const t = useT(advanceMessages)
  const page = useT(invoicePageMessages)
  const [typed, setTyped] = useState('')
  return (
    <>
      <NumberField name="amount" decimals suffix={t('sar')} label={t('received')} onChange={setTyped} />
      <Split typed={typed} />
      <TextArea
        name="name"
        label={t('description')}
        help={page('lineNameHelp')}
        rows={2}
        maxLength={1000}
        defaultValue={startName}
      />
    </>
  )
}

/** Net and tax of the typed amount; none while it is invalid. */
function Split({ typed }: { typed: string }) {
  const t = useT(advanceMessages)
  const lang = useLang()
  const amount = parseHalalas(typed)
  if (amount === null || amount <= 0) return null
  const { net, vat, gross } = withVat(netWithin(amount, vatPercent))
  const money = { net: formatMoney(net, lang), vat: formatMoney(vat, lang), gross: formatMoney(gross, lang) }
  return (
    <div role="status" className="flex flex-col gap-1 rounded-control bg-surface-2 p-3 text-ui">
      <p>{t('split', money)}</p>
      {gross < amount && <p className="text-ink-2">{t('splitRest')}</p>}
    </div>
  )
}

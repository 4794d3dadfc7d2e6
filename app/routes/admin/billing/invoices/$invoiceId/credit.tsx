import { useState } from 'react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatAmount, formatMoney, sumHalalas } from '#/domain/money.ts'
import { creditDocument, readCreditable } from '#/features/billing/office-invoices/correct-document.server.ts'
import { creditPreview, type CreditPreview } from '#/features/billing/office-invoices/credit-preview.ts'
import { creditForm } from '#/features/billing/office-invoices/form.ts'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { invoicePageMessages, noteMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { Route } from './+types/credit'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readCreditable(actorOf(context), params.invoiceId),
)

export const action = formAction(creditForm, async (actor, input, { params }) => {
  const { id } = await creditDocument(actor, params['invoiceId'] ?? '', input)
  return redirect(href('/admin/invoices/:invoiceId', { invoiceId: id }))
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = noteMessages.creditTitle
  const number = loaderData?.number ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{number}', number), ar: ar.replace('{number}', number) }) }]
}

/** A credit note: the whole invoice, or amounts line by line. */
export default function Page({ loaderData: invoice, actionData }: Route.ComponentProps) {
  const t = useT(noteMessages)
  const list = useT(invoiceMessages)
  const page = useT(invoicePageMessages)
  const number = invoice.number ?? ''
  const left = sumHalalas(invoice.lines.map((line) => line.left))
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/invoices'), label: list('title') },
          { to: href('/admin/invoices/:invoiceId', { invoiceId: invoice.id }), label: number },
          { label: page('credit') },
        ]}
        title={t('creditTitle', { number })}
        description={t('creditIntro')}
      />
      {left === 0 && (invoice.state === 'credited' || invoice.kind === 'prepayment') ? (
        <Notice kind="info">{t('nothingLeft')}</Notice>
      ) : (
        <CreditForm invoice={invoice} left={left} result={actionData} />
      )}
    </div>
  )
}

type Props = {
  invoice: Route.ComponentProps['loaderData']
  left: number
  result: Route.ComponentProps['actionData']
}

function CreditForm({ invoice, left, result }: Props) {
  const t = useT(noteMessages)
  const advance = useT(advanceMessages)
  const lang = useLang()
  const all = { amount: formatMoney(left, lang) }
  const typed = result && !result.ok ? result.values['extent'] : undefined
  const [extent, setExtent] = useState(typed === 'parts' ? 'parts' : 'all')
  const question = (note: CreditPreview | null) =>
    note && {
      title: t('askCredit', { amount: formatMoney(note.gross, lang), number: invoice.number ?? '' }),
      text: (
        <>
          <p>
            {t('askCreditSums', {
              client: invoice.client,
              net: formatMoney(note.net, lang),
              vat: formatMoney(note.vat, lang),
            })}
          </p>
          {note.freed > 0 && <p>{t('askCreditFreed', { freed: formatMoney(note.freed, lang) })}</p>}
          {note.isWhole && invoice.lines.some(({ isVisit }) => isVisit) && <p>{t('askCreditVisits')}</p>}
          <p>{t('askFinal')}</p>
        </>
      ),
    }
  return (
    <Card>
      <ActionForm result={result} clientKey>
        {invoice.paid > 0 && <Notice kind="info">{t('freedHint', { paid: formatMoney(invoice.paid, lang) })}</Notice>}
        <RadioCards
          name="extent"
          label={t('extent')}
          columns={2}
          defaultValue="all"
          onChange={setExtent}
          options={[
            {
              value: 'all',
              label: t('extent_all'),
              description: invoice.kind === 'prepayment' ? advance('creditAll', all) : t('extent_allHelp', all),
            },
            { value: 'parts', label: t('extent_parts'), description: t('extent_partsHelp') },
          ]}
        />
        {extent === 'parts' && (
          <fieldset className="flex flex-col gap-5">
            <legend className="text-body font-semibold">{t('amounts')}</legend>
            {invoice.lines
              .filter((line) => line.left > 0)
              .map((line) => (
                <div key={line.position} className="grid items-end gap-3 md:grid-cols-[1fr_20rem]">
                  <p dir="auto" className="text-start text-ui [overflow-wrap:anywhere]">
                    {line.name}
                  </p>
                  <NumberField
                    name={`amount-${line.position}`}
                    decimals
                    label={t('amountFor', { position: String(line.position), left: formatAmount(line.left) })}
                  />
                </div>
              ))}
          </fieldset>
        )}
        <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} rows={3} maxLength={1000} />
        <p className="text-ui text-ink-2">{t('sharesHint')}</p>
        <FormActions>
          <AskingSubmit ask={(fields) => question(creditPreview(invoice, fields))}>{t('issueCredit')}</AskingSubmit>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

import { pageTitle } from '#/app/shell/page-title.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { stopBankChange } from '#/features/billing/company-details/bank-change.server.ts'
import { companyForm } from '#/features/billing/company-details/company-form.ts'
import {
  type CompanySettings,
  readCompany,
  savePaymentTerms,
  saveSeller,
} from '#/features/billing/company-details/company-settings.server.ts'
import { PartyAddress, PartyNumbers } from '#/features/billing/tax-details/tax-details-fields.tsx'
import { InvoicesTabs } from '#/features/billing/office-invoices/tabs.tsx'
import { billingSettingsMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { taxDetailsMessages } from '#/messages/billing/tax-details.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, billingSettingsMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  company: await readCompany(actorOf(context)),
}))

export const action = formAction(companyForm, async (actor, input) => {
  if (input.intent === 'seller') await saveSeller(actor, input.party)
  else if (input.intent === 'stop-bank') await stopBankChange(actor)
  else await savePaymentTerms(actor, { bank: input.bank, termDays: input.termDays })
  return { saved: input.intent }
})

type Saved = { saved: 'seller' | 'terms' | 'stop-bank' }
type Answer = FormResult<Saved> | undefined

/** Company details for tax documents and payments. */
export default function Page({ loaderData: { company }, actionData }: Route.ComponentProps) {
  const t = useT(billingSettingsMessages)
  const list = useT(invoiceMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={list('title')} description={t('title')} />
      <InvoicesTabs />
      {actionData?.ok && (
        <Notice kind="success" live>
          {t(actionData.result.saved === 'stop-bank' ? 'changeStopped' : 'saved')}
        </Notice>
      )}
      <SellerCard company={company} result={answerOf(actionData, 'seller')} />
      {company.waiting && <WaitingAccount waiting={company.waiting} result={answerOf(actionData, 'stop-bank')} />}
      <TermsCard company={company} result={answerOf(actionData, 'terms')} />
    </div>
  )
}

/** Each of the two forms shows only its own result. */
const answerOf = (answer: Answer, intent: Saved['saved']): Answer =>
  answer && !answer.ok && answer.values['intent'] === intent ? answer : undefined

function SellerCard({ company: { seller }, result }: { company: CompanySettings; result: Answer }) {
  const t = useT(billingSettingsMessages)
  const word = useT(taxDetailsMessages)
  const party = {
    vatNumber: seller?.vatNumber ?? null,
    idScheme: seller?.id?.scheme ?? null,
    idValue: seller?.id?.value ?? null,
    street: seller?.address?.street ?? null,
    building: seller?.address?.building ?? null,
    district: seller?.address?.district ?? null,
    city: seller?.address?.city ?? null,
    postalCode: seller?.address?.postalCode ?? null,
    country: 'SA',
  }
  return (
    <Card title={t('seller')} description={t('sellerHelp')}>
      <ActionForm result={result} className="max-w-[45rem]">
        <TextField
          name="name"
          label={word('legalName')}
          help={t('legalNameHelp')}
          maxLength={150}
          defaultValue={seller?.name ?? ''}
        />
        <PartyNumbers party={party} seller />
        <PartyAddress party={party} seller />
        <p className="text-ui text-ink-2">{t('sellerFollows')}</p>
        <FormActions>
          <SubmitButton intent="seller">{t('saveSeller')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

/** A pending change of the bank account, which any administrator may stop. */
function WaitingAccount({ waiting, result }: { waiting: NonNullable<CompanySettings['waiting']>; result: Answer }) {
  const t = useT(billingSettingsMessages)
  const lang = useLang()
  const when = formatDateTime(new Date(waiting.countsFrom), lang)
  return (
    <Notice kind="warning" title={t('bankWaits', { account: waiting.account ?? t('noAccount') })}>
      <p>{t('bankWaitsText', { who: waiting.askedBy, when })}</p>
      <ActionForm result={result} errors="inline" className="mt-3">
        <FormActions>
          <SubmitButton intent="stop-bank" variant="danger">
            {t('stopChange')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Notice>
  )
}

function TermsCard({ company: { bank, waitHours, termDays }, result }: { company: CompanySettings; result: Answer }) {
  const t = useT(billingSettingsMessages)
  return (
    <Card title={t('terms')} description={t('termsHelp')}>
      <ActionForm result={result} className="max-w-[45rem]">
        <TextField
          name="iban"
          type="code"
          optional
          label={t('iban')}
          help={t('ibanHelp')}
          autoComplete="off"
          maxLength={60}
          defaultValue={bank?.iban ?? ''}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField name="bank" optional label={t('bank')} maxLength={200} defaultValue={bank?.bank ?? ''} />
          <TextField name="holder" optional label={t('holder')} maxLength={200} defaultValue={bank?.holder ?? ''} />
        </div>
        <div className="md:max-w-80">
          <NumberField
            name="termDays"
            label={t('termDays')}
            help={t('termHelp')}
            min={0}
            max={120}
            defaultValue={termDays}
          />
        </div>
        <p className="text-ui text-ink-2">{bank ? t('bankFollows', { count: waitHours }) : t('bankFirst')}</p>
        <FormActions>
          <SubmitButton intent="terms">{t('saveTerms')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

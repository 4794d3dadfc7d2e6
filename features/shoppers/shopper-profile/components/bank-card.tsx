import { bankName } from '#/domain/iban.ts'
import { profilePapersMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { BankAccount } from '../read-profile.server.ts'
import { Masked } from './masked.tsx'

/** Bank account, masked, with the day of its last change, and its form. */
export function BankCard({ account }: { account: BankAccount }) {
  const t = useT(profilePapersMessages)
  const lang = useLang()
  const saved = useBackgroundForm(t('accountSaved'))
  const { last, bank, changedAt } = account
  const facts = [
    { term: t('currentAccount'), value: last && <Masked start="SA•• " last={last} /> },
    { term: t('bank'), value: bank && (bankName(bank)?.[lang] ?? t('unknownBank', { code: bank })) },
    { term: t('changedAt'), value: changedAt && <Time at={changedAt} mode="datetime" /> },
  ]
  return (
    <Card title={t('bankTitle')} description={t('bankHelp')}>
      <div className="flex flex-col gap-6">
        {last ? <DescriptionList items={facts} columns={3} /> : <p className="text-ui text-ink-2">{t('noAccount')}</p>}
        <ActionForm key={changedAt} {...saved} errors="inline" className="max-w-[35rem]">
          <TextField name="iban" type="code" label={t('iban')} help={t('ibanHelp')} autoComplete="off" maxLength={60} />
          <FormActions>
            <SubmitButton>{t(last ? 'changeAccount' : 'addAccount')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

import { addDays } from '#/domain/riyadh-time.ts'
import { sar } from '#/domain/money.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { paymentMessages } from '#/messages/billing/payments.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FieldFrame, inputClasses } from '#/ui/field.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useField } from '#/ui/form-state.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { oldestTransferDays } from '../limits.ts'
import type { PayablePage } from '../read-payable.server.ts'

type Props = { page: PayablePage; amount: number; result: FormResult | undefined }

/** Bank account for transfers, and the form to report one. */
export function TransferCard({ page, amount, result }: Props) {
  const t = useT(paymentMessages)
  const lang = useLang()
  const { bank, number, today } = page
  return (
    <Card title={t('bank')} id="transfer">
      <div className="flex flex-col gap-5">
        <p className="text-ui text-ink-2">{t('bankText')}</p>
        {bank ? (
          <DescriptionList
            columns={2}
            items={[
              { term: t('bankName'), value: bank.bank },
              { term: t('bankHolder'), value: bank.holder },
              { term: t('iban'), value: <Code text={grouped(bank.iban)} /> },
              { term: t('stateReference'), value: <Code text={number} /> },
            ]}
          />
        ) : (
          <Notice kind="warning" actions={<LinkButton to={publicPath(lang, '/contact')}>{t('contact')}</LinkButton>}>
            {t('bankUnknown')}
          </Notice>
        )}
        <ActionForm result={result} clientKey encType="multipart/form-data">
          <NumberField name="amount" label={t('transferAmount')} decimals defaultValue={sar(amount)} />
          <DayField name="on" label={t('transferDay')} min={addDays(today, -oldestTransferDays)} max={today} />
          <TextField name="reference" label={t('transferReference')} maxLength={100} autoComplete="off" />
          <FileField label={t('proof')} help={t('proofHelp')} accept="image/jpeg,image/png,application/pdf" />
          <FormActions>
            <SubmitButton intent="transfer" variant={page.online ? 'secondary' : 'primary'}>
              {t('sendTransfer')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

const Code = ({ text }: { text: string }) => (
  <bdi dir="ltr" className="num font-medium">
    {text}
  </bdi>
)

type DayProps = { name: string; label: string; min: string; max: string }

/** Native date field: works before and without scripts. */
function DayField({ name, label, min, max }: DayProps) {
  const field = useField({ name })
  return (
    <FieldFrame {...field} label={label}>
      <input
        type="date"
        id={field.id}
        name={name}
        min={min}
        max={max}
        defaultValue={field.typed ?? max}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.describedBy}
        className={inputClasses}
      />
    </FieldFrame>
  )
}

import { addDays, type Day } from '#/domain/riyadh-time.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { longestPayerName, mostDays } from '#/features/billing/payment-shares/limits.ts'
import { paymentShareMessages } from '#/messages/billing/payment-shares.ts'
import { LinkButton } from '#/ui/button.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { ShownOwnShare } from '../read-one.server.ts'

type Props = { share: ShownOwnShare; today: Day; result: FormResult | undefined; back: string }

/** Form that replaces an unpaid payer by another one. */
export function ReplacePart({ share, today, result, back }: Props) {
  const t = useT(paymentShareMessages)
  const lang = useLang()
  const { payer, amount, dueOn } = share
  return (
    <ActionForm result={result} errors="inline" clientKey>
      <p className="text-ui text-ink-2">{t('replaceHint', { payer, amount: formatMoney(amount, lang) })}</p>
      <input type="hidden" name="shareId" value={share.id} />
      <TextField name="name" label={t('name')} maxLength={longestPayerName} />
      <TextField name="email" type="email" label={t('email')} optional help={t('emailHelp')} maxLength={254} />
      <DateField
        name="dueOn"
        label={t('dueOn')}
        defaultValue={dueOn < today ? addDays(today, 7) : dueOn}
        min={today}
        max={addDays(today, mostDays)}
      />
      <FormActions>
        <SubmitButton intent="replace">{t('replaceSend')}</SubmitButton>
        <LinkButton to={back} preventScrollReset>
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}

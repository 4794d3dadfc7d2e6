import { taxDetailsMessages } from '#/messages/billing/tax-details.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { TaxDetails } from './tax-details.ts'
import { PartyAddress, PartyNumbers } from './tax-details-fields.tsx'

type Props = { details: TaxDetails & { company: string }; result: FormResult | undefined }

/**
 * Form of a client's tax details, shared by the client's page and the office's. The page uses `taxDetailsForm` and
 * `saveTaxDetails` in its action and passes the answer as `result`.
 */
export function TaxDetailsCard({ details, result }: Props) {
  const t = useT(taxDetailsMessages)
  const known = details.version > 0
  return (
    <div className="flex flex-col gap-4">
      {result?.ok && (
        <Notice kind="success" live>
          {t('saved')}
        </Notice>
      )}
      {!known && !result?.ok && (
        <Notice kind="info" title={t('missingTitle')}>
          {t('missing')}
        </Notice>
      )}
      <Card title={t('cardTitle')} description={t('cardHelp')}>
        <ActionForm key={details.version} result={result} className="max-w-[45rem]">
          <input type="hidden" name="version" value={details.version} />
          <TextField
            name="legalName"
            label={t('legalName')}
            help={t('legalNameHelp')}
            maxLength={300}
            autoComplete="organization"
            defaultValue={details.legalName ?? (known ? '' : details.company)}
          />
          <PartyNumbers party={details} />
          <PartyAddress party={details} />
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}

import { useState } from 'react'
import { receiptMessages } from '#/messages/kitchen/receipts.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { ReceiptDetails } from '../read-receipt.server.ts'

/** What is true of each line; the difference is posted as a counter-entry. */
export function CorrectionForm({ receipt: { lines, corrections } }: { receipt: ReceiptDetails }) {
  const t = useT(receiptMessages)
  const form = useBackgroundForm(t('correctedNow'))
  const [key] = useState(newClientKey)
  return (
    <ActionForm {...form}>
      <input type="hidden" name="clientKey" value={key} />
      <input type="hidden" name="seen" value={corrections.length} />
      <ul className="flex flex-col gap-6">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-col gap-3">
            <h3 className="text-ui font-medium">
              <bdi>{line.ingredient}</bdi>
            </h3>
            <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
              <NumberField
                name={`accepted-${line.id}`}
                label={t('accepted')}
                decimals
                maxLength={12}
                defaultValue={line.accepted}
              />
              <NumberField
                name={`refused-${line.id}`}
                label={t('refused')}
                decimals
                maxLength={12}
                defaultValue={line.refused}
              />
              <NumberField
                name={`measured-${line.id}`}
                label={t('weighed')}
                decimals
                maxLength={14}
                optional
                {...(line.measured !== null && { defaultValue: line.measured })}
              />
            </div>
          </li>
        ))}
      </ul>
      <TextArea name="reason" label={t('why')} maxLength={1000} rows={2} />
      <FormActions>
        <SubmitButton>{t('saveCorrection')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

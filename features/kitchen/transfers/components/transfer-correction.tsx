import { useState } from 'react'
import { shownUnit } from '#/domain/kitchen/buying/count.ts'
import { useQuantities } from '#/features/kitchen/stock/components/use-quantities.ts'
import { transferMessages } from '#/messages/kitchen/transfers.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { TransferDetails } from '../read-transfer.server.ts'

/** What really moved; the difference is entered as a second transfer. */
export function TransferCorrection({ transfer: { lines, corrections } }: { transfer: TransferDetails }) {
  const t = useT(transferMessages)
  const { nameOf, figure, unitName } = useQuantities()
  const form = useBackgroundForm(t('correctedNow'))
  const [key] = useState(newClientKey)
  return (
    <ActionForm {...form}>
      <input type="hidden" name="clientKey" value={key} />
      <input type="hidden" name="seen" value={corrections.length} />
      <div className="grid gap-4 md:grid-cols-2">
        {lines.map(({ id, names, base, quantity }) => (
          <NumberField
            key={id}
            name={`quantity-${id}`}
            label={t('quantityOf', { name: nameOf(names), unit: unitName(shownUnit(base)) })}
            decimals
            maxLength={14}
            defaultValue={figure(quantity, base)}
          />
        ))}
      </div>
      <TextArea name="reason" label={t('why')} maxLength={1000} rows={2} />
      <FormActions>
        <SubmitButton>{t('saveCorrection')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { Button } from '#/ui/button.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'

/** Records a transfer from the payment provider to our bank. */
export function TransferDialog({ held, today }: { held: Halalas; today: Day }) {
  const t = useT(financeMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    toast({ text: t('recorded') })
  }
  return (
    <>
      <Button changes size="dense" onClick={() => setOpen(true)}>
        {t('transferNow')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('transfer')} width="small">
        <ActionForm fetcher={fetcher} errors="inline" clientKey onDone={done}>
          <p className="text-ui text-ink-2">{t('transferHelp')}</p>
          <NumberField
            name="amount"
            label={t('amount')}
            decimals
            help={t('heldNow', { amount: formatMoney(held, lang) })}
          />
          <DateField name="on" label={t('arrived')} defaultValue={today} max={today} />
          <FormActions>
            <SubmitButton intent="transfer">{t('record')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

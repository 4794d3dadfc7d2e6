import { useState } from 'react'
import { useFetcher } from 'react-router'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { SupplierDetails } from '../read-supplier.server.ts'

/** Where the supplier is paid: for owners and accountants. */
export function AccountCard({ account }: { account: SupplierDetails['account'] }) {
  const t = useT(supplierMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    toast({ text: t('accountSaved') })
  }
  return (
    <Card title={t('account')}>
      <div className="flex flex-col items-start gap-3">
        {account && (
          <DescriptionList
            items={[
              { term: t('holder'), value: <bdi>{account.holder}</bdi> },
              { term: t('iban'), value: <bdi dir="ltr">{account.iban.replace(/(.{4})(?=.)/g, '$1 ')}</bdi> },
              { term: t('changedOn'), value: <Time at={account.changedAt} /> },
            ]}
          />
        )}
        <p className="text-caption text-ink-2">{t('accountHint')}</p>
        <Button onClick={() => setOpen(true)}>{t(account ? 'changeAccount' : 'enterAccount')}</Button>
      </div>
      <Dialog open={open} onClose={close} title={t('account')}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <TextField name="holder" label={t('holder')} maxLength={140} required defaultValue={account?.holder ?? ''} />
          <TextField name="iban" type="code" label={t('iban')} maxLength={40} required autoComplete="off" />
          <FormActions>
            <SubmitButton intent="account">{t('save')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </Card>
  )
}

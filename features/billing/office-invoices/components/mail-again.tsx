import { Mail } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'

/** Sends an issued document to its client again. */
export function MailAgain({ document: { id } }: { document: { id: string } }) {
  const t = useT(invoicePageMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm
      fetcher={fetcher}
      action={href('/admin/invoices/:invoiceId', { invoiceId: id })}
      errors="inline"
      clientKey
      onDone={() => toast({ text: t('mailed'), kind: 'success' })}
    >
      <SubmitButton intent="mail" variant="secondary" icon={Mail}>
        {t('mailAgain')}
      </SubmitButton>
    </ActionForm>
  )
}

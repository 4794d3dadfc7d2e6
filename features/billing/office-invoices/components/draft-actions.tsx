import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { formatMoney } from '#/domain/money.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { Document } from '../read-document.server.ts'

/** Issues or deletes a draft, each after a confirmation of its consequences. */
export function DraftActions({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const [open, setOpen] = useState<'issue' | 'delete' | null>(null)
  const { draft, purpose } = document
  const isReady = draft !== null && draft.hasSeller && draft.hasBuyer && draft.problems.length === 0
  return (
    <>
      {isReady && (
        <Button changes variant="primary" icon={Send} onClick={() => setOpen('issue')}>
          {t('issue')}
        </Button>
      )}
      {purpose !== 'plan' && (
        <Button changes variant="danger-quiet" icon={Trash2} onClick={() => setOpen('delete')}>
          {t('deleteDraft')}
        </Button>
      )}
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={t(`${open}Title`)} role="alertdialog">
          <Ask step={open} document={document} onClose={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  )
}

type Props = { step: 'issue' | 'delete'; document: Document; onClose: () => void }

function Ask({ step, document, onClose }: Props) {
  const t = useT(invoicePageMessages)
  const back = useT(invoiceMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  const { id, client, totals, prepaid, version } = document
  const done = (result: unknown) => {
    const { number } = result as { number: string }
    showToast({ text: t('issued', { number }), kind: 'success' })
    onClose()
  }
  return (
    <ActionForm
      fetcher={fetcher}
      action={href('/admin/invoices/:invoiceId', { invoiceId: id })}
      errors="inline"
      onDone={step === 'issue' ? done : onClose}
    >
      <input type="hidden" name="version" value={version} readOnly />
      <p className="text-ui">
        {step === 'issue'
          ? t('issueText', { client, amount: formatMoney(totals.gross - prepaid.gross, lang) })
          : t('deleteText')}
      </p>
      <FormActions>
        <SubmitButton intent={step} variant={step === 'delete' ? 'danger' : 'primary'}>
          {t(step === 'issue' ? 'issue' : 'deleteDraft')}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {back('back')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}

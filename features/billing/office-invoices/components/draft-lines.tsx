import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import type { Document, DocumentLine } from '../read-document.server.ts'
import { LineDialog } from './line-dialog.tsx'
import { LinesTable } from './lines-table.tsx'

type Open = { kind: 'new' } | { kind: 'edit' | 'remove'; line: DocumentLine } | null

/** Lines of a draft, with editing and removal. */
export function DraftLines({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Card
      flush
      title={t('lines')}
      actions={
        (document.kind !== 'prepayment' || document.lines.length === 0) && (
          <Button changes icon={Plus} onClick={() => setOpen({ kind: 'new' })}>
            {t('addLine')}
          </Button>
        )
      }
    >
      <LinesTable
        document={document}
        actions={(line) => (
          <span className="flex justify-end gap-1">
            <IconButton
              changes
              icon={Pencil}
              label={t('editLine', { position: String(line.position) })}
              onClick={() => setOpen({ kind: 'edit', line })}
            />
            <IconButton
              changes
              icon={Trash2}
              label={t('removeLine', { position: String(line.position) })}
              onClick={() => setOpen({ kind: 'remove', line })}
            />
          </span>
        )}
      />
      {open && open.kind !== 'remove' && (
        <LineDialog
          line={open.kind === 'edit' ? open.line : null}
          version={document.version}
          buyer={document.buyer}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && <RemoveLine line={open.line} version={document.version} onClose={close} />}
    </Card>
  )
}

function RemoveLine({ line, version, onClose }: { line: DocumentLine; version: number; onClose: () => void }) {
  const t = useT(invoicePageMessages)
  const back = useT(invoiceMessages)
  const fetcher = useFetcher()
  return (
    <Dialog open onClose={onClose} title={t('removeLineTitle')} role="alertdialog">
      <ActionForm fetcher={fetcher} errors="inline" onDone={onClose}>
        <input type="hidden" name="version" value={version} readOnly />
        <input type="hidden" name="position" value={line.position} readOnly />
        <p dir="auto" className="text-start text-ui font-medium">
          {line.name}
        </p>
        <p className="text-ui text-ink-2">{t(line.requestId ? 'removeVisit' : 'removePlain')}</p>
        <FormActions>
          <SubmitButton intent="remove-line" variant="danger">
            {t('remove')}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {back('back')}
          </Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}

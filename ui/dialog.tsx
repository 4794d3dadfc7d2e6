import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { directionOf } from '#/domain/text.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { InDialog } from '#/ui/rights.tsx'

type OverlayProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons below the content. A form inside may have its own instead. */
  actions?: ReactNode
}

export type DialogProps = OverlayProps & {
  width?: 'small' | 'medium' | 'large'
  /** Full screen on phones: for forms. */
  sheet?: boolean
  role?: 'dialog' | 'alertdialog'
}

const widths = { small: 'max-w-[480px]', medium: 'max-w-[600px]', large: 'max-w-[960px]' } as const

const scrim = 'fixed inset-0 z-40 bg-scrim transition-opacity data-[entering]:opacity-0 data-[exiting]:opacity-0'

function DialogHead({ title, onClose }: { title: ReactNode; onClose: () => void }) {
  const t = useT(uiMessages)
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
      <Heading slot="title" className="pt-1.5 text-h3 font-semibold">
        {title}
      </Heading>
      <IconButton icon={X} label={t('close')} onClick={onClose} />
    </div>
  )
}

function DialogBody({ title, onClose, children, actions }: Omit<OverlayProps, 'open'>) {
  return (
    <>
      <DialogHead title={title} onClose={onClose} />
      <InDialog value={true}>
        <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6 md:py-5">{children}</div>
      </InDialog>
      {actions && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:flex-col-reverse max-md:[&>*]:w-full md:px-6">
          {actions}
        </div>
      )}
    </>
  )
}

/** One decision or a short form over the page. Traps focus, closes on Escape, restores focus. */
export function Dialog({ open, onClose, title, children, actions, width = 'small', sheet, role }: DialogProps) {
  const lang = useLang()
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={role !== 'alertdialog'}
      lang={lang}
      dir={directionOf(lang)}
      className={classes(scrim, 'flex items-center justify-center', sheet ? 'md:p-6' : 'p-4')}
    >
      <Modal
        className={classes(
          'flex w-full flex-col overflow-hidden bg-card text-ui text-ink shadow-float outline-none',
          widths[width],
          sheet ? 'max-md:h-dvh md:max-h-[90dvh] md:rounded-dialog' : 'max-h-[90dvh] rounded-dialog',
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          <DialogBody title={title} onClose={onClose} actions={actions}>
            {children}
          </DialogBody>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** A panel at the inline end: shows or edits a record beside its list. */
export function Drawer({
  open,
  onClose,
  title,
  children,
  actions,
  side = 'end',
}: OverlayProps & { side?: 'start' | 'end' }) {
  const lang = useLang()
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      lang={lang}
      dir={directionOf(lang)}
      className={classes(scrim, 'flex', side === 'end' ? 'justify-end' : 'justify-start')}
    >
      <Modal className="flex h-dvh w-full max-w-[480px] flex-col bg-card text-ui text-ink shadow-float outline-none">
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <DialogBody title={title} onClose={onClose} actions={actions}>
            {children}
          </DialogBody>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  /** Question that names the object: "Cancel request MS-1042?" */
  title: ReactNode
  /** The consequence. */
  children: ReactNode
  /** A verb, never "Yes". */
  confirmLabel: string
  /** Default: "Go back", because "Cancel" would be ambiguous. */
  backLabel?: string
  danger?: boolean
  pending?: boolean
  onConfirm: () => void
}

/** Confirms an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, backLabel, danger, pending, onConfirm } = props
  const t = useT(uiMessages)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>{backLabel ?? t('back')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

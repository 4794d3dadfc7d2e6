import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { reportReviewMessages } from '#/messages/reports.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { uiMessages } from '#/messages/ui.ts'
import { explainChange } from './changed-meanwhile.tsx'

type Props = {
  intent: 'request-revision' | 'reject' | 'exclude' | 'include'
  report: { version: number }
  trigger: string
  title: string
  /** Consequence of the decision. */
  hint: string
  danger?: boolean
  quiet?: boolean
  onDone?: () => void
  children?: ReactNode
  /** Identifies the button for a shortcut key. */
  shortcut?: string
  /** Phrases to insert into the reason. */
  phrases?: ReactNode
}

/** A decision that needs a reason: the button and its dialog. */
export function ReasonDialog({ intent, report, trigger, title, hint, danger, quiet, ...more }: Props) {
  const { onDone, children, shortcut, phrases } = more
  const t = useT(reportReviewMessages)
  const ui = useT(uiMessages)
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const finished = () => {
    close()
    onDone?.()
  }
  return (
    <>
      <Button
        changes
        variant={danger ? 'danger-quiet' : quiet ? 'quiet' : 'secondary'}
        data-key={shortcut}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </Button>
      <Dialog open={open} onClose={close} title={title} sheet>
        <ActionForm fetcher={fetcher} errors="inline" explain={explainChange} onDone={finished}>
          <p className="text-ui text-ink-2">{hint}</p>
          <input type="hidden" name="version" value={report.version} />
          {children}
          <TextArea name="reason" label={t('reason')} rows={5} maxLength={2000} required />
          {phrases}
          <FormActions>
            <SubmitButton intent={intent} variant={danger ? 'danger' : 'primary'}>
              {trigger}
            </SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

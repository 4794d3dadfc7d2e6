import { Siren } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { SeenFailures } from '#/features/fieldwork/alerts/components/seen-failures.tsx'
import type { ReviewAlert } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { explainChange } from '#/features/reporting/editing/components/changed-meanwhile.tsx'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'

/** A critical failure: confirmed and sent before the report, or dismissed with a note. */
export function AlertPanel({ alert }: { alert: ReviewAlert }) {
  const t = useT(reviewMessages)
  if (alert.state !== 'waiting') return <Decided alert={alert} />
  return (
    <section
      data-tone="red"
      aria-labelledby="alert-title"
      className="flex flex-col gap-3 rounded-card border-2 border-tone-dot bg-tone p-4 text-tone-ink md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="alert-title" className="flex items-center gap-2 text-h3 font-semibold">
          <Icon as={Siren} />
          {t('alert')}
        </h2>
        <span className="flex flex-wrap items-center gap-2 text-ui">
          {t('alertDue')} <Time at={alert.dueAt} mode="datetime" />
          {alert.late && <Badge tone="red">{t('alertLate')}</Badge>}
        </span>
      </div>
      <p className="text-ui">{t('alertHint')}</p>
      <SeenFailures seen={alert.seen} branch={alert.branch} />
      <SendAlert alert={alert} />
    </section>
  )
}

function SendAlert({ alert }: { alert: ReviewAlert }) {
  const t = useT(reviewMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  const names = new Intl.ListFormat(lang).format(alert.people.map(({ name }) => name))
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explainChange}>
      <input type="hidden" name="seen" value={alert.questions.join(' ')} />
      <p className="text-ui">{names ? t('alertPeople', { names }) : t('alertNobody')}</p>
      <TextArea name="note" label={t('alertNote')} optional rows={2} maxLength={2000} />
      <FormActions>
        <SubmitButton intent="send-alert" variant="danger">
          {t('sendAlert')}
        </SubmitButton>
        <Dismiss alert={alert} />
      </FormActions>
    </ActionForm>
  )
}

function Dismiss({ alert }: { alert: ReviewAlert }) {
  const t = useT(reviewMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button changes onClick={() => setOpen(true)}>
        {t('dismissAlert')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('dismissAlert')} sheet>
        <DismissForm alert={alert} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function DismissForm({ alert, onClose }: { alert: ReviewAlert; onClose: () => void }) {
  const t = useT(reviewMessages)
  const ui = useT(uiMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explainChange} onDone={onClose}>
      <input type="hidden" name="seen" value={alert.questions.join(' ')} />
      <p className="text-ui text-ink-2">{t('dismissHint')}</p>
      <TextArea name="note" label={t('dismissNote')} rows={3} maxLength={2000} />
      <FormActions>
        <SubmitButton intent="dismiss-alert">{t('dismissAlert')}</SubmitButton>
        <Button onClick={onClose}>{ui('back')}</Button>
      </FormActions>
    </ActionForm>
  )
}

function Decided({ alert }: { alert: ReviewAlert }) {
  const t = useT(reviewMessages)
  return (
    <Notice
      kind={alert.state === 'sent' ? 'warning' : 'info'}
      title={t(alert.state === 'sent' ? 'alertSent' : 'alertDismissed')}
    >
      <ul>
        {alert.seen.map(({ key, sentence }) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
      {alert.decidedAt && (
        <>
          <bdi>{alert.decidedBy}</bdi>
          {' · '}
          <Time at={alert.decidedAt} mode="datetime" />
        </>
      )}
      {alert.note && (
        <span dir="auto" className="mt-1 block text-start whitespace-pre-line">
          {alert.note}
        </span>
      )}
    </Notice>
  )
}

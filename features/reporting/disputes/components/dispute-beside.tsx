import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { AttachedFiles } from '#/features/reporting/attachments/components/attached-files.tsx'
import { AttachField } from '#/features/reporting/attachments/components/attach-field.tsx'
import { disputeFiles } from '#/features/reporting/attachments/limits.ts'
import { disputeMessages } from '#/messages/reporting/client-report.ts'
import { uiMessages } from '#/messages/ui.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Dispute } from '../read-disputes.server.ts'

const tones = { open: 'yellow', upheld: 'green', declined: 'red', withdrawn: 'grey' } as const

/** A dispute beside its question: reason, deadline of the answer, decision. */
export function DisputeNote({ dispute, until, late }: { dispute: Dispute; until: string; late: boolean }) {
  const t = useT(disputeMessages)
  const lang = useLang()
  const day = (at: string) => formatDate(new Date(at), lang)
  const { state, reason, decision, decidedAt, files } = dispute
  return (
    <div
      id={`dispute-${dispute.id}`}
      className="flex scroll-mt-32 flex-col gap-2 rounded-card border border-line bg-surface-1 p-3 break-inside-avoid"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StatusBadge tone={tones[state]} icon={state === 'open' ? Gavel : undefined}>
          {t(`state_${state}`)}
        </StatusBadge>
        {state === 'open' && (
          <WithRight to="reports.dispute">
            <WithdrawDispute dispute={dispute} until={until} />
          </WithRight>
        )}
      </div>
      <p className="num text-caption text-ink-2">
        {state === 'open' && late && t('lateAnswer', { due: day(dispute.dueAt) })}
        {state === 'open' && !late && t('answerBy', { date: day(dispute.openedAt), due: day(dispute.dueAt) })}
        {state !== 'open' && decidedAt && t('decidedOn', { date: day(decidedAt) })}
      </p>
      <Said title={t('yourReason')} text={reason} />
      <AttachedFiles files={files} />
      {decision && <Said title={t('decision')} text={decision} />}
    </div>
  )
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <div>
    <p className="text-caption text-ink-2">{title}</p>
    <p dir="auto" className="text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  </div>
)

type NewProps = {
  reportId: string
  question: { key: string; text: string }
  answer: React.ReactNode
  due: string
}

/** Disputes one answer: the button and the form for the reason and files that show it. */
export function OpenDispute({ reportId, question, answer, due }: NewProps) {
  const t = useT(disputeMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const lang = useLang()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    toast({ text: t('sent') })
  }
  return (
    <>
      <Button
        size="dense"
        variant="quiet"
        icon={Gavel}
        data-print="hide"
        aria-label={t('disputeThis', { question: question.text })}
        onClick={() => setOpen(true)}
      >
        {t('dispute')}
      </Button>
      <Dialog open={open} onClose={close} title={t('title')} sheet>
        <ActionForm
          fetcher={fetcher}
          action={href('/client/reports/:reportId/disputes', { reportId })}
          encType="multipart/form-data"
          errors="inline"
          clientKey
          onDone={done}
        >
          <div className="flex flex-col gap-1">
            <p className="text-body font-semibold">{question.text}</p>
            {answer && (
              <div className="text-ui">
                <span className="text-ink-2">{t('answerWas')}: </span>
                {answer}
              </div>
            )}
          </div>
          <p className="text-ui text-ink-2">{t('hint', { due: formatDate(new Date(due), lang) })}</p>
          <input type="hidden" name="questionKey" value={question.key} />
          <TextArea name="reason" label={t('reason')} help={t('reasonHint')} rows={5} maxLength={4000} required />
          <AttachField label={t('files')} rule={disputeFiles} room={disputeFiles.most} />
          <FormActions>
            <SubmitButton intent="open-dispute">{t('send')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

function WithdrawDispute({ dispute, until }: { dispute: Dispute; until: string }) {
  const t = useT(disputeMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const lang = useLang()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    toast({ text: t('withdrawn') })
  }
  return (
    <>
      <Button size="dense" variant="quiet" data-print="hide" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <Dialog open={open} onClose={close} title={t('withdrawTitle')}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <p className="text-ui text-ink-2">{t('withdrawHint', { until: formatDate(new Date(until), lang) })}</p>
          <input type="hidden" name="disputeId" value={dispute.id} />
          <FormActions>
            <SubmitButton intent="withdraw-dispute">{t('withdraw')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

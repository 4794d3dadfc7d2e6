import { CircleCheck, Scale, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { AttachedFiles } from '#/features/reporting/attachments/components/attached-files.tsx'
import type { ReviewDispute } from '#/features/reporting/disputes/read-review-disputes.server.ts'
import { PhrasePicker } from '#/features/reporting/phrases/components/phrase-picker.tsx'
import { explainChange } from '#/features/reporting/editing/components/changed-meanwhile.tsx'
import type { ReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Badge, StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import { CorrectDialog } from './correct-dialog.tsx'

const looks = {
  open: { tone: 'yellow', icon: Scale },
  upheld: { tone: 'green', icon: CircleCheck },
  declined: { tone: 'grey', icon: X },
  withdrawn: { tone: 'grey', icon: Undo2 },
} as const

/** Disputes of a report, each decided by an editor who did not release it. */
export function DisputePanel({ report, disputes }: { report: ReviewReport; disputes: readonly ReviewDispute[] }) {
  const t = useT(reviewMessages)
  const [upheld, setUpheld] = useState<ReviewDispute | null>(null)
  const [declined, setDeclined] = useState<ReviewDispute | null>(null)
  const isOpen = disputes.some(({ state }) => state === 'open')
  return (
    <Card title={t('disputes')} id="disputes" className="scroll-mt-20">
      <div className="flex flex-col gap-4">
        {isOpen && report.mine && <Notice kind="warning">{t('secondEditor')}</Notice>}
        <ul className="flex flex-col divide-y divide-line">
          {disputes.map((dispute) => (
            <li key={dispute.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <DisputeText dispute={dispute} />
              {dispute.state === 'open' && !report.mine && (
                <div className="flex flex-wrap gap-3">
                  <Button changes variant="primary" onClick={() => setUpheld(dispute)}>
                    {t('uphold')}
                  </Button>
                  <Button changes onClick={() => setDeclined(dispute)}>
                    {t('decline')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      <CorrectDialog
        report={report}
        answer={upheld ? report.correctable.find(({ question }) => question.key === upheld.questionKey) : undefined}
        {...(upheld ? { disputeId: upheld.id } : {})}
        onClose={() => setUpheld(null)}
      />
      <Dialog open={declined !== null} onClose={() => setDeclined(null)} title={t('declineTitle')} sheet>
        {declined && <DeclineForm report={report} dispute={declined} onClose={() => setDeclined(null)} />}
      </Dialog>
    </Card>
  )
}

function DisputeText({ dispute }: { dispute: ReviewDispute }) {
  const t = useT(reviewMessages)
  const { state, question, sentence, questionKey, reason, dueAt, late, decision, decidedBy, decidedAt, files } = dispute
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge {...looks[state]}>{t(`dispute_${state}`)}</StatusBadge>
        {state === 'open' && (
          <span className="text-caption text-ink-2">
            {t('alertDue')} <Time at={dueAt} mode="datetime" />
          </span>
        )}
        {late && <Badge tone="red">{t('alertLate')}</Badge>}
      </div>
      <a
        href={`#q-${questionKey}`}
        className="link inline-flex min-h-6 items-center text-ui font-semibold max-md:min-h-11"
      >
        {sentence ?? question}
      </a>
      <p dir="auto" className="border-s-2 border-line-input ps-3 text-start text-ui whitespace-pre-line">
        {reason}
      </p>
      <AttachedFiles files={files} />
      {decision && (
        <div className="text-ui">
          <p className="text-caption text-ink-2">
            {decidedBy && t('decidedBy', { name: decidedBy })}
            {decidedAt && (
              <>
                {' · '}
                <Time at={decidedAt} mode="datetime" />
              </>
            )}
          </p>
          <p dir="auto" className="text-start whitespace-pre-line">
            {decision}
          </p>
        </div>
      )}
    </>
  )
}

type DeclineProps = { report: ReviewReport; dispute: ReviewDispute; onClose: () => void }

function DeclineForm({ report, dispute, onClose }: DeclineProps) {
  const t = useT(reviewMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const done = () => {
    toast({ text: t('disputeDecided') })
    onClose()
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explainChange} onDone={done}>
      <p className="text-body font-semibold">{dispute.sentence ?? dispute.question}</p>
      <p className="text-ui text-ink-2">{t('declineHint')}</p>
      <p className="text-ui text-ink-2">{t('gradeUntouched')}</p>
      <input type="hidden" name="version" value={report.version} />
      <input type="hidden" name="disputeId" value={dispute.id} />
      <TextArea name="reason" label={t('reason')} rows={4} maxLength={2000} />
      <PhrasePicker purpose="dispute" field="reason" />
      <FormActions>
        <SubmitButton intent="decline">{t('decline')}</SubmitButton>
        <Button onClick={onClose}>{ui('back')}</Button>
      </FormActions>
    </ActionForm>
  )
}

import { useFetcher } from 'react-router'
import { PhrasePicker } from '#/features/reporting/phrases/components/phrase-picker.tsx'
import { explainChange } from '#/features/reporting/editing/components/changed-meanwhile.tsx'
import type { Correctable, ReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import { AnswerInput } from './answer-input.tsx'

type Props = {
  report: ReviewReport
  /** Answer to correct; undefined closes the dialog. */
  answer: Correctable | undefined
  /** Dispute upheld by the correction. */
  disputeId?: string
  onClose: () => void
}

/** Corrects one answer and its comment, with a reason; for an upheld dispute the reason is the decision. */
export function CorrectDialog({ report, answer, disputeId, onClose }: Props) {
  const t = useT(reviewMessages)
  return (
    <Dialog
      open={answer !== undefined}
      onClose={onClose}
      title={t(disputeId ? 'upholdTitle' : 'correctTitle')}
      width="medium"
      sheet
    >
      {answer && (
        <CorrectForm
          key={answer.question.key}
          report={report}
          answer={answer}
          onClose={onClose}
          {...(disputeId ? { disputeId } : {})}
        />
      )}
    </Dialog>
  )
}

function CorrectForm({ report, answer, disputeId, onClose }: Props & { answer: Correctable }) {
  const t = useT(reviewMessages)
  const ui = useT(uiMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  const { question } = answer
  const done = () => {
    toast({ text: t(disputeId ? 'disputeDecided' : 'corrected') })
    onClose()
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explainChange} onDone={done}>
      <p className="text-body font-semibold">{question.text[lang]}</p>
      <p className="text-ui text-ink-2">{t(disputeId ? 'upholdHint' : 'correctHint')}</p>
      <input type="hidden" name="version" value={report.version} />
      <input type="hidden" name="questionKey" value={question.key} />
      {disputeId && <input type="hidden" name="disputeId" value={disputeId} />}
      <AnswerInput question={question} before={answer.value} />
      {question.allowNotApplicable && (
        <>
          <Checkbox name="notApplicable" label={t('notApplicable')} defaultChecked={answer.notApplicable} />
          <TextField name="naReason" label={t('naReason')} optional defaultValue={answer.naReason} maxLength={1000} />
        </>
      )}
      <TextArea name="comment" label={t('comment')} optional rows={4} maxLength={5000} defaultValue={answer.comment} />
      <TextArea name="reason" label={t('reason')} rows={3} maxLength={2000} />
      <PhrasePicker purpose={disputeId ? 'dispute' : 'correct'} field="reason" />
      <FormActions>
        <SubmitButton intent={disputeId ? 'uphold' : 'correct'}>
          {t(disputeId ? 'uphold' : 'saveCorrection')}
        </SubmitButton>
        <Button onClick={onClose}>{ui('back')}</Button>
      </FormActions>
    </ActionForm>
  )
}

import { useFetcher } from 'react-router'
import { gradePoints } from '#/domain/report.ts'
import type { ReviewVoice } from '#/features/shoppers/feedback/read-review-voice.server.ts'
import { explainChange } from '#/features/reporting/editing/components/changed-meanwhile.tsx'
import { GradeField } from '#/features/reporting/editing/components/grade-field.tsx'
import type { ReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { reviewVoiceMessages } from '#/messages/reporting/review-voice.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'

type Props = {
  report: ReviewReport
  appeal: NonNullable<ReviewVoice['appeal']>
  deciding: 'uphold' | 'dismiss' | null
  onClose: () => void
}

/** Decision about an appeal, with its consequence stated in advance. */
export function AppealDialog({ report, appeal, deciding, onClose }: Props) {
  const t = useT(reviewVoiceMessages)
  return (
    <Dialog
      open={deciding !== null}
      onClose={onClose}
      title={t(deciding === 'dismiss' ? 'dismissTitle' : 'upholdTitle')}
      sheet
    >
      {deciding && <AppealForm report={report} appeal={appeal} deciding={deciding} onClose={onClose} />}
    </Dialog>
  )
}

function AppealForm({ report, appeal, deciding, onClose }: Props & { deciding: 'uphold' | 'dismiss' }) {
  const t = useT(reviewVoiceMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const isPaid = deciding === 'uphold' && !appeal.visitIsOpen
  const done = () => {
    toast({ text: t('decided') })
    onClose()
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explainChange} onDone={done}>
      <p className="text-ui text-ink-2">
        {t(deciding === 'dismiss' ? 'dismissHint' : isPaid ? 'upholdTaken' : 'upholdOpen')}
      </p>
      <input type="hidden" name="version" value={report.version} />
      <TextArea name="decision" label={t('decision')} rows={4} maxLength={2000} />
      {isPaid && (
        <>
          {gradePoints.map((point) => (
            <GradeField key={point} point={point} given={report.grades[point]} />
          ))}
          <NumberField
            name="fee"
            decimals
            label={t('fee')}
            suffix={t('sar')}
            defaultValue={(appeal.usualFee / 100).toFixed(2)}
          />
        </>
      )}
      <FormActions>
        <SubmitButton intent={deciding === 'uphold' ? 'uphold-appeal' : 'dismiss-appeal'}>{t(deciding)}</SubmitButton>
        <Button onClick={onClose}>{ui('back')}</Button>
      </FormActions>
    </ActionForm>
  )
}

import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { OwnReport } from '../read-own.server.ts'
import { Said } from './said.tsx'

/** One reply to a grade, and the office's answer. */
export function ReplyCard({ report: { grade, reply } }: { report: OwnReport }) {
  const t = useT(shopperReportMessages)
  const word = useBackgroundForm(t('replySent'))
  if (!grade) return null
  return (
    <Card title={t('reply')} id="reply">
      {reply ? (
        <div className="flex flex-col gap-4">
          <Said title={t('reply')} at={reply.at}>
            {reply.text}
          </Said>
          {reply.answer === null ? (
            <p className="text-ui text-ink-2">{t('replyWaits')}</p>
          ) : (
            <Said title={t('answer')} at={reply.answeredAt}>
              {reply.answer}
            </Said>
          )}
        </div>
      ) : (
        <ActionForm {...word} errors="inline">
          <p className="prose-width text-ui text-ink-2">{t('replyHint')}</p>
          <TextArea name="text" label={t('replyText')} rows={4} maxLength={4000} />
          <FormActions>
            <SubmitButton intent="reply" variant="secondary" full="phone">
              {t('sendReply')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Card>
  )
}

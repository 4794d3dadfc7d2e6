import { mayAnswer } from '#/domain/client-approval.ts'
import { clientPaperMessages } from '#/messages/office/client-papers.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnApproval } from '../papers.server.ts'

/** State of the own account, and the question of our team with its answer. */
export function ApprovalNotice({ account }: { account: OwnApproval }) {
  const t = useT(clientPaperMessages)
  const { state, question, answer, reason } = account
  if (state === 'approved') return <Notice kind="success" title={t('approved')} />
  if (state !== 'pending')
    return (
      <>
        <Notice kind="warning" title={t(state)}>
          {reason && (
            <p dir="auto" className="text-start">
              {reason}
            </p>
          )}
        </Notice>
        {mayAnswer({ approval: state, question, answer }) && (
          <Card title={t('againTitle')} description={t('againAbout')}>
            <AnswerForm label={t('again')} button={t('sendAgain')} done={t('againSent')} />
          </Card>
        )}
      </>
    )
  if (mayAnswer({ approval: state, question, answer })) return <QuestionCard account={account} />
  return (
    <Notice kind="info" title={t('pending')}>
      {t(answer ? 'answered' : 'pendingAbout')}
    </Notice>
  )
}

function QuestionCard({ account: { question, askedAt } }: { account: OwnApproval }) {
  const t = useT(clientPaperMessages)
  return (
    <Card title={t('questionTitle')} description={t('questionAbout')}>
      <div className="flex flex-col gap-4">
        <blockquote className="border-s-4 border-line-input ps-4">
          <p dir="auto" className="text-start whitespace-pre-wrap wrap-anywhere">
            {question}
          </p>
          {askedAt && (
            <p className="text-caption text-ink-2">
              <Time at={askedAt} mode="datetime" />
            </p>
          )}
        </blockquote>
        <AnswerForm label={t('answer')} button={t('sendAnswer')} done={t('answerSent')} />
      </div>
    </Card>
  )
}

function AnswerForm({ label, button, done }: { label: string; button: string; done: string }) {
  const sent = useBackgroundForm(done)
  return (
    <ActionForm {...sent} errors="inline" className="max-w-[35rem]">
      <input type="hidden" name="intent" value="answer" />
      <TextArea name="answer" label={label} maxLength={4000} required />
      <FormActions>
        <SubmitButton>{button}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

import { useFetcher } from 'react-router'
import { Said } from '#/features/reporting/shopper-reports/components/said.tsx'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { PayoutPage } from '../read-page.server.ts'

/** Questions about a payout with their answers, and a form for another one. */
export function QuestionsCard({ payout: { queries } }: { payout: PayoutPage }) {
  const t = useT(ownPayoutMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <Card title={t('questions')} id="questions">
      <div className="flex flex-col gap-5">
        {queries.map(({ id, text, askedAt, answer, answeredAt }) => (
          <div key={id} className="flex flex-col gap-3 border-b border-line pb-5">
            <Said title={t('question')} at={askedAt}>
              {text}
            </Said>
            {answer === null ? (
              <p className="text-ui text-ink-2">{t('waits')}</p>
            ) : (
              <Said title={t('answer')} at={answeredAt}>
                {answer}
              </Said>
            )}
          </div>
        ))}
        {/* why the key: resets the form after sending, with a new id for the next question */}
        <ActionForm
          key={queries.length}
          fetcher={fetcher}
          clientKey
          errors="inline"
          onDone={() => toast({ text: t('sent') })}
        >
          <p className="prose-width text-ui text-ink-2">{t('askHint')}</p>
          <TextArea name="text" label={t('ask')} rows={3} maxLength={2000} />
          <FormActions>
            <SubmitButton variant="secondary" full="phone">
              {t('send')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

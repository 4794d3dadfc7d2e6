import type { MailingCount } from '#/domain/messaging/mailings.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { Mailing } from '../read.server.ts'
import { MailingCountText } from './mailing-count.tsx'

/** What follows a draft: a test, then the sending to the number of people that it names. */
export function DraftSteps({ mailing, count }: { mailing: Mailing; count: MailingCount }) {
  const t = useT(mailingMessages)
  return (
    <Card title={t('recipients')}>
      <div className="flex flex-col gap-4">
        <MailingCountText count={count} />
        <ActionForm>
          <input type="hidden" name="seen" value={mailing.version} />
          <input type="hidden" name="people" value={count.receive} />
          <FormActions>
            {count.receive > 0 && (
              <AskingSubmit
                intent="send"
                ask={() => ({ title: t('sendAsk', { count: count.receive }), text: t('sendNote') })}
              >
                {t('send', { count: count.receive })}
              </AskingSubmit>
            )}
          </FormActions>
        </ActionForm>
        <div className="flex flex-wrap gap-3">
          <ActionForm>
            <SubmitButton intent="test" variant="secondary">
              {t('test')}
            </SubmitButton>
          </ActionForm>
          <ActionForm>
            <AskingSubmit
              intent="cancel"
              variant="quiet"
              ask={() => ({ title: t('discardAsk'), text: t('discardNote') })}
            >
              {t('discard')}
            </AskingSubmit>
          </ActionForm>
        </div>
      </div>
    </Card>
  )
}

/** Ends the sending. */
export function StopStep() {
  const t = useT(mailingMessages)
  return (
    <ActionForm>
      <div>
        <AskingSubmit intent="cancel" variant="secondary" ask={() => ({ title: t('stopAsk'), text: t('stopNote') })}>
          {t('stop')}
        </AskingSubmit>
      </div>
    </ActionForm>
  )
}

import type { FormResult } from '#/domain/form-result.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { ownEmailMessages } from '#/messages/identity/email.ts'
import type { EmailState } from '#/platform/email-links.server.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { EmailDone } from '../email.server.ts'

type Props = { state: EmailState; result: FormResult<EmailDone> | undefined }

/** The own address: verified or not, a change that waits, and the form for another one. */
export function EmailCards({ state, result }: Props) {
  const t = useT(ownEmailMessages)
  const done = result?.ok ? result.result.done : null
  const target = done === 'verify' ? state.address : state.pending?.address
  return (
    <>
      {done === 'cancel' && <Notice kind="success" live title={t('cancelled')} />}
      {done && done !== 'cancel' && target && <Notice kind="success" live title={t('sent', { address: target })} />}
      <PresentAddress state={state} result={result} />
      {state.pending && <WishedAddress pending={state.pending} result={result} />}
      <Card title={t('changeTitle')}>
        {/* why the key: the field is empty again once its address waits */}
        <ActionForm key={state.pending?.address} result={result}>
          <p className="prose-width text-ui text-ink-2">{t('changeLead')}</p>
          <TextField name="email" type="email" label={t('newAddress')} autoComplete="email" maxLength={254} required />
          <FormActions>
            <SubmitButton intent="change">{t('change')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </>
  )
}

function PresentAddress({ state, result }: Props) {
  const t = useT(ownEmailMessages)
  const lang = useLang()
  const badge = state.isVerified ? (
    <Badge tone="green">{t('verified')}</Badge>
  ) : (
    <Badge tone="yellow">{t('unverified')}</Badge>
  )
  return (
    <Card title={t('title')} description={t('lead')} actions={badge}>
      <div className="flex flex-col gap-4">
        <p className="text-body font-semibold break-all">
          <bdi dir="ltr">{state.address}</bdi>
        </p>
        {state.undoUntil && (
          <p className="text-ui text-ink-2">
            {t('undoUntil', { date: formatDateTime(new Date(state.undoUntil), lang) })}
          </p>
        )}
        {!state.isVerified && (
          <ActionForm result={result}>
            <p className="text-ui">{t('unverifiedLead')}</p>
            <SubmitButton intent="verify" variant="secondary">
              {t('sendAgain')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}

function WishedAddress({ pending, result }: { pending: NonNullable<EmailState['pending']>; result: Props['result'] }) {
  const t = useT(ownEmailMessages)
  const lang = useLang()
  const { address, until } = pending
  return (
    <Card title={t('pendingTitle')}>
      <ActionForm result={result}>
        <p className="text-ui">{t('pendingLead', { address, date: formatDateTime(new Date(until), lang) })}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="again" variant="secondary">
            {t('sendAgain')}
          </SubmitButton>
          <SubmitButton intent="cancel" variant="quiet">
            {t('cancel')}
          </SubmitButton>
        </div>
      </ActionForm>
    </Card>
  )
}

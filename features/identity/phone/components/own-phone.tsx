import type { FormResult } from '#/domain/form-result.ts'
import { CodeField } from '#/features/identity/accounts/components/code-sign-in.tsx'
import { phoneMessages } from '#/messages/identity/phone.ts'
import type { VerifiedPhone } from '#/platform/phones.server.ts'
import { AskingForm } from '#/ui/asking-form.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnPhoneChanged } from '../manage.server.ts'

type Result = FormResult<OwnPhoneChanged> | undefined
type Props = { own: VerifiedPhone | null; offered: boolean; result: Result }

/** The code that was sent: after sending, and after a wrong code. */
function askedIn(result: Result): { phone: string; request: string } | null {
  if (!result) return null
  const { phone, request } = result.ok ? result.result : result.values
  return phone && request ? { phone, request } : null
}

/** Own verified number, and the form that verifies one. */
export function OwnPhone({ own, offered, result }: Props) {
  const t = useT(phoneMessages)
  const done = result?.ok ? result.result.done : null
  const asked = askedIn(result)
  return (
    <>
      {done === 'confirm' && <Notice kind="success" live title={t('doneVerify')} />}
      {done === 'remove' && <Notice kind="success" live title={t('doneRemove')} />}
      <Card title={t('ownTitle')} description={t('ownLead')}>
        {own ? <Verified own={own} /> : <p className="text-ui text-ink-2">{t('none')}</p>}
      </Card>
      <Card title={t(own ? 'changeTitle' : 'verifyTitle')}>
        {!offered ? (
          <p className="text-ui text-ink-2">{t('off')}</p>
        ) : asked ? (
          <EnterCode {...asked} result={result} />
        ) : (
          <ActionForm result={result}>
            <PhoneField />
            <div>
              <SubmitButton intent="send">{t('send')}</SubmitButton>
            </div>
          </ActionForm>
        )}
      </Card>
    </>
  )
}

/** Input of a mobile number that a code goes to. */
export function PhoneField() {
  const t = useT(phoneMessages)
  return (
    <TextField
      name="phone"
      type="tel"
      label={t('phone')}
      help={t('phoneHelp')}
      autoComplete="tel"
      maxLength={40}
      required
    />
  )
}

function Verified({ own: { number, verifiedAt, lastUsedAt } }: { own: VerifiedPhone }) {
  const t = useT(phoneMessages)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body font-semibold">
        <bdi dir="ltr" className="num">
          {number}
        </bdi>
      </p>
      <p className="text-ui text-ink-2">
        {t('verified')} <Time at={verifiedAt} />
        {lastUsedAt && (
          <>
            {' · '}
            {t('lastUsed')} <Time at={lastUsedAt} mode="datetime" />
          </>
        )}
      </p>
      <AskingForm intent="remove" title={t('removeTitle')} text={t('removeText')}>
        {t('remove')}
      </AskingForm>
    </div>
  )
}

function EnterCode({ phone, request, result }: { phone: string; request: string; result: Result }) {
  const t = useT(phoneMessages)
  return (
    <ActionForm result={result}>
      <p className="text-ui">{t('codeSent', { phone })}</p>
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="request" value={request} />
      <CodeField label={t('code')} help={t('codeHelp')} />
      <div>
        <SubmitButton intent="confirm">{t('confirm')}</SubmitButton>
      </div>
    </ActionForm>
  )
}

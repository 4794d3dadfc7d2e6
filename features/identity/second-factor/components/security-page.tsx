import { Printer } from 'lucide-react'
import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { secondFactorMessages } from '#/messages/second-factor.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { SecondFactorChanged, SecondFactorState } from '../manage.server.ts'
import { QrCode } from './qr-code.tsx'

type Result = FormResult<SecondFactorChanged> | undefined
type SecurityProps = { factor: SecondFactorState; result: Result }

/** Two-step sign-in: off, in set-up or on; and the recovery codes, once. */
export function SignInSecurity({ factor, result }: SecurityProps) {
  const t = useT(secondFactorMessages)
  const lang = useLang()
  const changed = result?.ok ? result.result : null
  if (changed && changed.codes.length > 0) return <RecoveryCodes codes={changed.codes} />
  return (
    <>
      {changed?.done === 'cancel' && factor.state === 'off' && <Notice kind="info" live title={t('cancelled')} />}
      {changed?.done === 'remove' && factor.state === 'off' && <Notice kind="success" live title={t('removed')} />}
      <Card
        title={t('twoSteps')}
        actions={
          factor.state === 'on' ? (
            <Badge tone="green">{t('isOn', { date: formatDate(new Date(factor.since), lang) })}</Badge>
          ) : (
            <Badge tone="grey">{t('isOff')}</Badge>
          )
        }
      >
        {factor.state === 'off' && <Off result={result} />}
        {factor.state === 'started' && <Started {...factor} result={result} />}
        {factor.state === 'on' && <On codesLeft={factor.codesLeft} result={result} />}
      </Card>
    </>
  )
}

function Off({ result }: { result: Result }) {
  const t = useT(secondFactorMessages)
  return (
    <ActionForm result={result}>
      <p className="text-ui">{t('offLead')}</p>
      <SubmitButton intent="start">{t('start')}</SubmitButton>
    </ActionForm>
  )
}

function CodeField() {
  const t = useT(secondFactorMessages)
  return <TextField name="code" type="code" label={t('code')} autoComplete="one-time-code" maxLength={20} required />
}

function Started({ squares, secret, result }: { squares: string[]; secret: string; result: Result }) {
  const t = useT(secondFactorMessages)
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-3">
        <h3 className="text-h3">{t('scan')}</h3>
        <QrCode squares={squares} label={t('qr')} />
        <p className="text-ui text-ink-2">{t('orType')}</p>
        <p className="text-ui font-semibold wrap-anywhere">
          <bdi dir="ltr">{secret}</bdi>
        </p>
      </section>
      <ActionForm result={result}>
        <h3 className="text-h3">{t('enter')}</h3>
        <CodeField />
        <p className="text-caption text-ink-2">{t('confirmWarning')}</p>
        <SubmitButton intent="confirm">{t('confirm')}</SubmitButton>
      </ActionForm>
      <ActionForm result={undefined} className="flex-row flex-wrap gap-3">
        <SubmitButton intent="cancel" variant="secondary">
          {t('cancel')}
        </SubmitButton>
        <SubmitButton intent="start" variant="quiet">
          {t('again')}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}

function On({ codesLeft, result }: { codesLeft: number; result: Result }) {
  const t = useT(secondFactorMessages)
  return (
    <ActionForm result={result}>
      <p className="text-ui">{t('codesLeft', { count: codesLeft })}</p>
      <p className="text-ui text-ink-2">{t('manageLead')}</p>
      <CodeField />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="renew" variant="secondary">
          {t('renew')}
        </SubmitButton>
        <SubmitButton intent="remove" variant="danger">
          {t('remove')}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT(secondFactorMessages)
  return (
    <Card title={t('codesTitle')}>
      <div className="flex flex-col gap-5">
        <p className="text-ui">{t('codesLead')}</p>
        <ol className="grid grid-cols-1 gap-2 md:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="num rounded-control bg-surface-2 px-4 py-2 text-center font-semibold">
              <bdi dir="ltr" className="code">
                {code}
              </bdi>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3" data-print="hide">
          <LinkButton to={href('/account/security')} variant="primary">
            {t('kept')}
          </LinkButton>
          <Button icon={Printer} onClick={() => print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

import { CircleStop, Play, RefreshCw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'

/** Field of the one-time password; disables saving in the browser. */
export function PasswordOfPortal() {
  const t = useT(taxUnitMessages)
  return (
    <TextField name="otp" type="code" label={t('otp')} help={t('otpHelp')} autoComplete="off" maxLength={20} required />
  )
}

/** Resends the unit's request with another password. */
export function EnterPassword() {
  const t = useT(taxUnitMessages)
  const fetcher = useFetcher()
  return (
    <Card title={t('enterOtpTitle')}>
      <ActionForm fetcher={fetcher} errors="inline">
        <PasswordOfPortal />
        <FormActions>
          <SubmitButton intent="otp">{t('enterOtp')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

/** Continues a stopped rehearsal. */
export function GoOn() {
  const t = useT(taxUnitMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline">
      <SubmitButton intent="continue" icon={Play}>
        {t('goOn')}
      </SubmitButton>
    </ActionForm>
  )
}

type StepProps = {
  intent: 'give-up' | 'end' | 'renew'
  title: string
  done?: string
  verb: string
  trigger: (open: () => void) => ReactNode
  children: ReactNode
  clientKey?: true
}

/** Step with a confirmation that explains its consequences. */
function AskedStep({ intent, title, done, verb, trigger, children, clientKey }: StepProps) {
  const t = useT(taxUnitMessages)
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const finish = () => {
    close()
    if (done) showToast({ text: done, kind: 'success' })
  }
  return (
    <>
      {trigger(() => setOpen(true))}
      <Dialog open={open} onClose={close} title={title} width="medium">
        <ActionForm fetcher={fetcher} errors="inline" onDone={finish} {...(clientKey ? { clientKey } : {})}>
          {children}
          <FormActions>
            <SubmitButton intent={intent} variant={intent === 'renew' ? 'primary' : 'danger'}>
              {verb}
            </SubmitButton>
            <Button onClick={close}>{t('cancel')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

/** Discards a unit that does not issue yet. */
export function GiveUp({ name }: { name: string }) {
  const t = useT(taxUnitMessages)
  return (
    <AskedStep
      intent="give-up"
      title={t('giveUpTitle', { name })}
      done={t('givenUp')}
      verb={t('giveUp')}
      trigger={(open) => (
        <Button changes icon={Trash2} variant="danger-quiet" onClick={open}>
          {t('giveUp')}
        </Button>
      )}
    >
      <p className="text-ui">{t('giveUpText')}</p>
    </AskedStep>
  )
}

/** Switches submission to the authority off. */
export function EndUnit({ name }: { name: string }) {
  const t = useT(taxUnitMessages)
  return (
    <AskedStep
      intent="end"
      title={t('endTitle', { name })}
      done={t('ended')}
      verb={t('end')}
      trigger={(open) => (
        <Button changes icon={CircleStop} variant="danger-quiet" onClick={open}>
          {t('end')}
        </Button>
      )}
    >
      <p className="text-ui">{t('endText')}</p>
    </AskedStep>
  )
}

/** Requests the next certificate of the active unit. */
export function RenewUnit() {
  const t = useT(taxUnitMessages)
  return (
    <AskedStep
      intent="renew"
      title={t('renew')}
      verb={t('renew')}
      clientKey
      trigger={(open) => (
        <Button changes icon={RefreshCw} variant="primary" onClick={open}>
          {t('renew')}
        </Button>
      )}
    >
      <p className="text-ui text-ink-2">{t('renewText')}</p>
      <PasswordOfPortal />
    </AskedStep>
  )
}

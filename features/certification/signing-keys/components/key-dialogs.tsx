import { RefreshCw, ShieldAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import { shortName } from '../lists.ts'
import type { KeyRow } from '../key-list.ts'

type StepProps = {
  kid: string
  intent: 'rotate' | 'compromise'
  title: string
  done: string
  trigger: (open: () => void) => ReactNode
  children: ReactNode
  verb: string
}

/** A step on a key: explanation, reason and button. */
function KeyStep({ kid, intent, title, done, trigger, children, verb }: StepProps) {
  const t = useT(signingKeyMessages)
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const finish = () => {
    close()
    showToast({ text: done, kind: 'success' })
  }
  return (
    <>
      {trigger(() => setOpen(true))}
      <Dialog open={open} onClose={close} title={title} width="medium" sheet>
        <ActionForm fetcher={fetcher} errors="inline" onDone={finish}>
          <input type="hidden" name="kid" value={kid} />
          {children}
          <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} rows={2} required />
          {intent === 'compromise' && (
            <TextField
              name="typed"
              type="code"
              label={t('typeName', { name: shortName(kid) })}
              maxLength={20}
              required
            />
          )}
          <FormActions>
            <SubmitButton intent={intent} variant={intent === 'compromise' ? 'danger' : 'primary'}>
              {verb}
            </SubmitButton>
            <Button onClick={close}>{t('cancel')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

/** Creates the next key. */
export function RotateKey({ kid }: { kid: string }) {
  const t = useT(signingKeyMessages)
  return (
    <KeyStep
      kid={kid}
      intent="rotate"
      title={t('rotateTitle')}
      done={t('rotated')}
      verb={t('rotate')}
      trigger={(open) => (
        <Button changes icon={RefreshCw} variant="primary" onClick={open}>
          {t('rotate')}
        </Button>
      )}
    >
      <p className="text-ui text-ink-2">{t('rotateText')}</p>
    </KeyStep>
  )
}

/** Marks a key as compromised, with the consequences. */
export function CompromiseKey({ row: { kid, bears } }: { row: KeyRow }) {
  const t = useT(signingKeyMessages)
  return (
    <KeyStep
      kid={kid}
      intent="compromise"
      title={t('compromiseTitle', { name: shortName(kid) })}
      done={t('compromisedDone')}
      verb={t('compromise')}
      trigger={(open) => (
        <Button changes icon={ShieldAlert} variant="danger-quiet" onClick={open}>
          {t('compromise')}
        </Button>
      )}
    >
      <div className="flex flex-col gap-2 text-ui">
        <p>{t('compromiseText')}</p>
        <ul className="list-disc ps-5 text-ink-2">
          <li>{t('effectKey')}</li>
          <li>{t('effectSigned', { count: bears })}</li>
          <li>{t('effectOld')}</li>
        </ul>
      </div>
    </KeyStep>
  )
}

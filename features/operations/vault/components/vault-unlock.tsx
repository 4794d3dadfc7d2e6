import { useState } from 'react'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button } from '#/ui/button.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { VaultData } from '../read-vault.server.ts'
import { newPasswordOf, NewPasswordFields } from './new-password.tsx'
import { PlainForm, useRefusalText } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'

type Props = { vault: Vault; own: NonNullable<VaultData['own']>; onKit: (kit: string) => void }

/** Unlocks by the password, or by the printed kit, or starts again where both are lost. */
export function VaultUnlock({ vault, own, onKit }: Props) {
  const t = useT(vaultMessages)
  const text = useRefusalText()
  const [way, setWay] = useState<'password' | 'kit'>('password')
  const offer = { owner: vault.data.owner, ...own }
  const unlock = async ({ password = '' }: Record<string, string>) => {
    await vault.client().call('unlock', offer, password)
    await vault.opened()
  }
  const recover = async (fields: Record<string, string>) => {
    const made = await vault.client().call('recover', offer, fields['recovery'] ?? '', newPasswordOf(fields))
    await vault.send({ write: 'lock', lock: made.lock })
    if (made.kit) onKit(made.kit)
    await vault.opened()
    await vault.refresh()
  }
  return (
    <>
      {vault.problem && (
        <Notice kind="danger" title={t('wholeRefused')} live>
          {text(vault.problem)}
        </Notice>
      )}
      {way === 'password' ? (
        <PlainForm label={t('unlock')} onSend={unlock}>
          <PasswordField name="password" label={t('vaultPassword')} autoComplete="current-password" required />
        </PlainForm>
      ) : (
        <PlainForm
          label={t('recover')}
          onSend={recover}
          onCancel={{ label: t('back'), onClick: () => setWay('password') }}
        >
          <TextField name="recovery" type="code" label={t('recoveryKey')} help={t('recoveryKeyHelp')} required />
          <NewPasswordFields />
        </PlainForm>
      )}
      {way === 'password' && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {own.lock.recovery !== null && (
            <Button variant="quiet" size="dense" onClick={() => setWay('kit')}>
              {t('useKit')}
            </Button>
          )}
          <StartAnew vault={vault} />
        </div>
      )}
    </>
  )
}

function StartAnew({ vault }: { vault: Vault }) {
  const t = useT(vaultMessages)
  const text = useRefusalText()
  const [asks, setAsks] = useState(false)
  const [pending, setPending] = useState(false)
  const begin = async () => {
    setPending(true)
    try {
      await vault.send({ write: 'anew' })
      await vault.refresh()
    } catch (error) {
      showToast({ kind: 'danger', text: text(error) })
    } finally {
      setPending(false)
      setAsks(false)
    }
  }
  return (
    <>
      <Button variant="quiet" size="dense" onClick={() => setAsks(true)}>
        {t('startAnew')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('startAnewTitle')}
        confirmLabel={t('startAnew')}
        danger
        pending={pending}
        onConfirm={() => void begin()}
      >
        {t('startAnewHelp')}
      </ConfirmDialog>
    </>
  )
}

import { vaultMessages } from '#/messages/operations/vault.ts'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { newPasswordOf, NewPasswordFields } from './new-password.tsx'
import { PlainForm } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'
import { VaultRefusal } from '../worker/vault-client.ts'

/** The first step: a vault password, after it was said that there is no reset. */
export function VaultSetUp({ vault, onKit }: { vault: Vault; onKit: (kit: string) => void }) {
  const t = useT(vaultMessages)
  const setUp = async (fields: Record<string, string>) => {
    const chosen = newPasswordOf(fields)
    if (fields['understood'] !== 'on') throw new VaultRefusal('not-understood')
    const { lock, publicKeys, kit } = await vault.client().call('setUp', vault.data.owner, chosen)
    try {
      await vault.send({ write: 'set-up', lock, publicKeys })
    } catch (error) {
      vault.lock()
      throw error
    }
    if (kit) onKit(kit)
    await vault.opened()
    await vault.refresh()
  }
  return (
    <>
      <Notice kind="warning" title={t('noReset')}>
        {t('noResetHelp')}
      </Notice>
      <PlainForm label={t('setUp')} onSend={setUp}>
        <NewPasswordFields />
        <Checkbox name="understood" label={t('understood')} />
      </PlainForm>
    </>
  )
}

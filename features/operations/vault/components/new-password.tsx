import { isVaultPassword } from '#/domain/operations/vault/parameters.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Checkbox } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { VaultRefusal } from '../worker/vault-client.ts'

/** Fields of a new vault password and its kit. */
export function NewPasswordFields() {
  const t = useT(vaultMessages)
  return (
    <>
      <PasswordField
        name="password"
        label={t('newPassword')}
        help={t('newPasswordHelp')}
        autoComplete="new-password"
        meter
        required
      />
      <PasswordField name="again" label={t('newPasswordAgain')} autoComplete="new-password" required />
      <Checkbox name="kit" label={t('wantsKit')} help={t('wantsKitHelp')} defaultChecked />
    </>
  )
}

/** What was typed into them; throws what is wrong. */
export function newPasswordOf(fields: Record<string, string>): { password: string; withKit: boolean } {
  const password = fields['password'] ?? ''
  if (!isVaultPassword(password)) throw new VaultRefusal('short-password')
  if (password !== fields['again']) throw new VaultRefusal('other-password')
  return { password, withKit: fields['kit'] === 'on' }
}

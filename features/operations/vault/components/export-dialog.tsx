import { useState } from 'react'
import { isVaultPassword } from '#/domain/operations/vault/parameters.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import type { OpenView } from './vault-words.ts'
import { PlainForm } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'
import { VaultRefusal } from '../worker/vault-client.ts'

/** Hands a text to the browser as a file. */
function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // why: a browser may read the address after the press
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

type Props = { vault: Vault; collection: OpenView; onClose: () => void }

/** A collection as a file: under a password of its own, or plain with a warning. */
export function ExportDialog({ vault, collection, onClose }: Props) {
  const t = useT(vaultMessages)
  const [kind, setKind] = useState('sealed')
  const save = async ({ filePassword = '' }: Record<string, string>) => {
    const { id, entries } = collection
    if (kind === 'plain') saveFile(await vault.client().call('exportPlain', id), 'vault.csv', 'text/csv')
    else {
      if (!isVaultPassword(filePassword)) throw new VaultRefusal('short-password')
      const text = await vault.client().call('exportSealed', id, filePassword)
      saveFile(text, 'vault-encrypted.json', 'application/json')
    }
    const opened = { collection: id, entries: entries.slice(0, 300).map((entry) => entry.id) }
    await vault.send({ write: 'opened', ...opened, field: 'file', step: 'exported' }).catch(() => undefined)
    await vault.refresh()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('exportOf', { name: collection.name })}>
      <PlainForm label={t('saveFile')} onSend={save} onCancel={{ label: t('back'), onClick: onClose }}>
        <SelectField
          name="kind"
          label={t('fileKind')}
          defaultValue="sealed"
          options={[
            { value: 'sealed', label: t('fileSealed') },
            { value: 'plain', label: t('filePlain') },
          ]}
          onChange={setKind}
        />
        {kind === 'plain' ? (
          <Notice kind="danger" title={t('plainWarning')}>
            {t('plainWarningHelp')}
          </Notice>
        ) : (
          <PasswordField
            name="filePassword"
            label={t('filePassword')}
            help={t('newFilePasswordHelp')}
            autoComplete="new-password"
          />
        )}
      </PlainForm>
    </Dialog>
  )
}

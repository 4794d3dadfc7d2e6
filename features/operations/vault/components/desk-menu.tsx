import { Download, FileInput, KeyRound, PenLine, Trash2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { longestName } from '#/domain/operations/vault/formats.ts'
import { writesEntries } from '#/domain/operations/vault/manifest.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { CollectionView, VaultView } from '../crypto/session.ts'
import type { OpenView } from './vault-words.ts'
import { ExportDialog } from './export-dialog.tsx'
import { GeneratorDialog } from './generator-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { newPasswordOf, NewPasswordFields } from './new-password.tsx'
import { PlainForm } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'

type Props = { vault: Vault; view: VaultView; current: CollectionView | null; onKit: (kit: string) => void }
type Open = 'generate' | 'import' | 'export' | 'rename' | 'delete' | 'password' | null

/** What is done with the vault or the chosen collection besides its logins. */
export function DeskMenu({ vault, current, onKit }: Props) {
  const t = useT(vaultMessages)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const shown = current?.problem === null ? current : null
  const manages = shown?.role === 'manage'
  const entry = (id: Exclude<Open, null>, label: string, icon: typeof KeyRound, danger = false) => ({
    id,
    label,
    icon,
    danger,
    onAction: () => setOpen(id),
  })
  const items = [
    entry('generate', t('generator'), WandSparkles),
    ...(shown && writesEntries(shown.role) ? [entry('import', t('import'), FileInput)] : []),
    ...(shown && shown.entries.length > 0 ? [entry('export', t('export'), Download)] : []),
    ...(manages ? [entry('rename', t('rename'), PenLine)] : []),
    entry('password', t('changePassword'), KeyRound),
    ...(manages ? [entry('delete', t('deleteCollection'), Trash2, true)] : []),
  ]
  return (
    <>
      <Menu items={items} />
      {open === 'generate' && <GeneratorDialog vault={vault} onClose={close} />}
      {open === 'import' && shown && <ImportDialog vault={vault} collection={shown} onClose={close} />}
      {open === 'export' && shown && <ExportDialog vault={vault} collection={shown} onClose={close} />}
      {open === 'rename' && shown && <RenameDialog vault={vault} collection={shown} onClose={close} />}
      {open === 'delete' && shown && <DeleteDialog vault={vault} collection={shown} onClose={close} />}
      {open === 'password' && <PasswordDialog vault={vault} onClose={close} onKit={onKit} />}
    </>
  )
}

type Of = { vault: Vault; collection: OpenView; onClose: () => void }

function RenameDialog({ vault, collection, onClose }: Of) {
  const t = useT(vaultMessages)
  const rename = async ({ name = '' }: Record<string, string>) => {
    await vault.commit(vault.client().call('rename', collection.id, name.trim()))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('rename')}>
      <PlainForm label={t('save')} onSend={rename} onCancel={{ label: t('back'), onClick: onClose }}>
        <TextField
          name="name"
          label={t('collectionName')}
          help={t('collectionNameHelp')}
          defaultValue={collection.name}
          maxLength={longestName}
          required
        />
      </PlainForm>
    </Dialog>
  )
}

function DeleteDialog({ vault, collection, onClose }: Of) {
  const t = useT(vaultMessages)
  const remove = async () => {
    const counter = vault.data.counters[collection.id] ?? 0
    try {
      await vault.send({ write: 'delete', collection: collection.id, counter })
      onClose()
    } finally {
      await vault.refresh()
    }
  }
  return (
    <Dialog open onClose={onClose} role="alertdialog" title={t('deleteCollectionTitle', { name: collection.name })}>
      <PlainForm label={t('deleteCollection')} danger onSend={remove} onCancel={{ label: t('back'), onClick: onClose }}>
        <p>{t('deleteCollectionHelp', { count: collection.entries.length })}</p>
      </PlainForm>
    </Dialog>
  )
}

function PasswordDialog({ vault, onClose, onKit }: Pick<Props, 'vault' | 'onKit'> & { onClose: () => void }) {
  const t = useT(vaultMessages)
  const change = async (fields: Record<string, string>) => {
    const chosen = newPasswordOf(fields)
    const { lock, kit } = await vault.client().call('changeLock', fields['present'] ?? '', chosen)
    await vault.send({ write: 'lock', lock })
    await vault.client().call('keepLock', lock)
    await vault.refresh()
    showToast({ kind: 'success', text: t('passwordChanged') })
    onClose()
    if (kit) onKit(kit)
  }
  return (
    <Dialog open onClose={onClose} sheet title={t('changePassword')}>
      <PlainForm label={t('changePassword')} onSend={change} onCancel={{ label: t('back'), onClick: onClose }}>
        <PasswordField name="present" label={t('presentPassword')} autoComplete="current-password" required />
        <NewPasswordFields />
      </PlainForm>
    </Dialog>
  )
}

import { WandSparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { type EntryContent, entryFault, longestOf } from '#/domain/operations/vault/formats.ts'
import { usualPolicy } from '#/domain/operations/vault/generator.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import type { OpenView } from './vault-words.ts'
import { PlainForm } from './plain-form.tsx'
import { VaultRefusal } from '../worker/vault-client.ts'
import type { Vault } from './use-vault.ts'

type Props = {
  vault: Vault
  collection: OpenView
  entry: string | null
  content: EntryContent
  onClose: () => void
  onSaved: (id: string) => void
}

/** Adds or changes a login. It is encrypted by the worker before anything is sent. */
export function EntryDialog({ vault, collection, entry, content, onClose, onSaved }: Props) {
  const t = useT(vaultMessages)
  const box = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<ReturnType<typeof entryFault>>(null)
  const save = async (typed: Record<string, string>) => {
    const filled = { ...content, ...typed }
    const fault = entryFault(filled)
    setWrong(fault)
    if (fault) throw new VaultRefusal('entry')
    const { title, url, user, secret, totp, notes } = filled
    const content_ = { title: title.trim(), url: url.trim(), user: user.trim(), secret, totp: totp.trim(), notes }
    const made = await vault.client().call('save', collection.id, entry, content_)
    await vault.commit(Promise.resolve(made.commit))
    onSaved(made.entry)
    onClose()
  }
  const generate = async () => {
    const input = box.current?.querySelector<HTMLInputElement>('input[name="secret"]')
    if (input) input.value = await vault.client().call('generate', usualPolicy)
  }
  const errorOf = (field: keyof EntryContent) => (wrong?.field === field ? t(`fault_${wrong.fault}`) : undefined)
  const field = (name: Exclude<keyof EntryContent, 'notes'>) => ({
    name,
    label: t(`field_${name}`),
    defaultValue: content[name],
    maxLength: longestOf[name],
    autoComplete: 'off' as const,
    error: errorOf(name) ?? '',
  })
  return (
    <Dialog open onClose={onClose} sheet width="medium" title={t(entry === null ? 'newEntry' : 'editEntry')}>
      <PlainForm label={t('save')} onSend={save} onCancel={{ label: t('back'), onClick: onClose }}>
        <TextField {...field('title')} required />
        <TextField {...field('url')} type="code" optional />
        <TextField {...field('user')} type="code" optional />
        <div ref={box} className="flex flex-col gap-2">
          <TextField {...field('secret')} type="code" optional />
          <div>
            <Button size="dense" icon={WandSparkles} onClick={() => void generate()}>
              {t('generate')}
            </Button>
          </div>
        </div>
        <TextField {...field('totp')} type="code" help={t('totpHelp')} optional />
        <TextArea
          name="notes"
          label={t('field_notes')}
          defaultValue={content.notes}
          maxLength={longestOf.notes}
          rows={3}
          error={errorOf('notes') ?? ''}
          optional
        />
      </PlainForm>
    </Dialog>
  )
}

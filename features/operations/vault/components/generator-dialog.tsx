import { useState } from 'react'
import { generatedLengths, usualPolicy } from '#/domain/operations/vault/generator.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button } from '#/ui/button.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import { copySecret } from './clipboard.ts'
import { PlainForm } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'

const lengths = [generatedLengths.shortest, 16, usualPolicy.length, 24, 32, generatedLengths.longest]

/** Makes passwords in the worker. */
export function GeneratorDialog({ vault, onClose }: { vault: Vault; onClose: () => void }) {
  const t = useT(vaultMessages)
  const [made, setMade] = useState('')
  const generate = async ({ length, digits, symbols }: Record<string, string>) =>
    setMade(
      await vault.client().call('generate', {
        length: Number(length),
        digits: digits === 'on',
        symbols: symbols === 'on',
      }),
    )
  const copy = async () => {
    await copySecret(made)
    showToast({ kind: 'success', text: t('copied') })
  }
  return (
    <Dialog open onClose={onClose} title={t('generator')}>
      <PlainForm label={t('generate')} onSend={generate}>
        <SelectField
          name="length"
          label={t('length')}
          defaultValue={String(usualPolicy.length)}
          options={lengths.map((length) => ({ value: String(length), label: String(length) }))}
        />
        <Checkbox name="digits" label={t('withDigits')} defaultChecked />
        <Checkbox name="symbols" label={t('withSymbols')} defaultChecked />
        {made && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-surface-2 p-3">
            <bdi dir="ltr" className="min-w-0 font-medium wrap-anywhere">
              {made}
            </bdi>
            <Button size="dense" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </div>
        )}
      </PlainForm>
    </Dialog>
  )
}

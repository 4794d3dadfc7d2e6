import { useState } from 'react'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { vaultFaultMessages } from '#/messages/operations/vault-faults.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FieldFrame, inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ImportPreview } from '../worker/calls.ts'
import type { OpenView } from './vault-words.ts'
import { PlainForm } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'

type Props = { vault: Vault; collection: OpenView; onClose: () => void }
type Rows = Extract<ImportPreview, { rows: object[] }>

/** Names of products are the same in both languages. */
const managers = { bitwarden: 'Bitwarden', '1password': '1Password', lastpass: 'LastPass', chrome: 'Chrome' } as const

/** Most rows of the preview; the others are counted. */
const mostShown = 12

/** Reads a file of another manager in the browser, shows what it has, and encrypts it into the collection. */
export function ImportDialog({ vault, collection, onClose }: Props) {
  const t = useT(vaultMessages)
  const fault = useT(vaultFaultMessages)
  const lang = useLang()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [found, setFound] = useState<Rows | null>(null)
  const read = async ({ filePassword = '' }: Record<string, string>) => {
    if (!file) return setProblem(t('chooseFile'))
    const preview = await vault.client().call('readFile', await file.text(), filePassword)
    setProblem('problem' in preview ? fault(`import-${preview.problem}`) : null)
    if ('rows' in preview) setFound(preview)
  }
  const take = async () => {
    await vault.commit(vault.client().call('importRead', collection.id))
    showToast({ kind: 'success', text: t('imported', { count: found?.rows.length ?? 0 }) })
    onClose()
  }
  const back = { label: t('back'), onClick: found ? () => setFound(null) : onClose }
  return (
    <Dialog open onClose={onClose} sheet width="medium" title={t('importInto', { name: collection.name })}>
      {found ? (
        <PlainForm label={t('importNow', { count: found.rows.length })} onSend={take} onCancel={back}>
          <p className="text-ui">
            {found.source === 'itqan' ? t('source_itqan') : managers[found.source]}
            {' · '}
            {t('entries', { count: found.rows.length })}
            {found.skipped > 0 && <> · {t('skipped', { count: found.skipped })}</>}
          </p>
          <ul className="flex flex-col divide-y divide-line border-y border-line text-ui">
            {found.rows.slice(0, mostShown).map(({ title, user }, at) => (
              <li key={`${at}${title}`} className="grid grid-cols-2 gap-3 py-1.5">
                <bdi className="truncate font-medium">{title}</bdi>
                <bdi className="truncate text-ink-2">{user}</bdi>
              </li>
            ))}
          </ul>
          {found.rows.length > mostShown && (
            <p className="text-ui text-ink-2">{t('andMore', { count: found.rows.length - mostShown })}</p>
          )}
          <Notice kind="warning">{t('deleteFile')}</Notice>
        </PlainForm>
      ) : (
        <PlainForm label={t('readFile')} onSend={read} onCancel={back}>
          <p className="text-ui text-ink-2">
            {t('importHelp', { managers: Object.values(managers).join(lang === 'ar' ? '، ' : ', ') })}
          </p>
          {problem && (
            <Notice kind="danger" live>
              {problem}
            </Notice>
          )}
          <FieldFrame id="vault-file" label={t('file')} helpId={undefined} errorId={undefined} error={undefined}>
            <input
              id="vault-file"
              type="file"
              accept=".csv,.json,text/csv,application/json"
              className={inputClasses}
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            />
          </FieldFrame>
          <PasswordField
            name="filePassword"
            label={t('filePassword')}
            help={t('filePasswordHelp')}
            autoComplete="current-password"
            optional
          />
        </PlainForm>
      )}
    </Dialog>
  )
}

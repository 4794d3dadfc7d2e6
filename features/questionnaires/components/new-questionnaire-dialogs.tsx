import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { ImportNote } from '#/domain/questionnaire-notes.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { importNoteMessages, questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { buttonClasses } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ComboBox } from '#/ui/combo-box.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { QuestionnaireRow } from '../list-questionnaires.server.ts'
import { questionnairePath } from './versions-panel.tsx'

export type Client = { id: string; label: string }
type Props = { open: boolean; onClose: () => void; clients: readonly Client[] }

function Code({ proposed = '' }: { proposed?: string }) {
  const t = useT(questionnairesMessages)
  return (
    <TextField name="code" type="code" label={t('code')} help={t('codeHelp')} defaultValue={proposed} maxLength={20} />
  )
}

function Whose({ clients }: { clients: readonly Client[] }) {
  const t = useT(questionnairesMessages)
  return (
    <ComboBox name="client" idName="clientId" label={t('client')} help={t('clientHelp')} optional options={clients} />
  )
}

function Type() {
  const t = useT(questionnairesMessages)
  return (
    <SelectField
      name="type"
      label={t('type')}
      defaultValue="full_service"
      options={evaluationTypes.map((value) => ({ value, label: t(value) }))}
    />
  )
}

/** Code, title, type and for whom; everything else is done in the editor. */
export function NewQuestionnaireDialog({ open, onClose, clients }: Props) {
  const t = useT(questionnairesMessages)
  const fetcher = useFetcher()
  return (
    <Dialog open={open} onClose={onClose} title={t('new')} sheet>
      <ActionForm fetcher={fetcher} errors="inline" clientKey>
        <input type="hidden" name="intent" value="create" />
        <Code />
        <TextField name="titleEn" label={t('titleEn')} maxLength={200} />
        <TextField name="titleAr" label={t('titleAr')} maxLength={200} />
        <Type />
        <Whose clients={clients} />
        <FormActions>
          <SubmitButton>{t('create')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}

type CopyProps = Omit<Props, 'open'> & { source: QuestionnaireRow | null }

export function CopyQuestionnaireDialog({ source, onClose, clients }: CopyProps) {
  const t = useT(questionnairesMessages)
  const fetcher = useFetcher()
  return (
    <Dialog open={source !== null} onClose={onClose} title={t('copyOf', { code: source?.code ?? '' })} sheet>
      {source && (
        <ActionForm fetcher={fetcher} errors="inline" clientKey>
          <input type="hidden" name="intent" value="copy" />
          <input type="hidden" name="id" value={source.id} />
          <Code />
          <Whose clients={clients} />
          <FormActions>
            <SubmitButton>{t('copy')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Dialog>
  )
}

export type Imported = { id: string; code: string; notes: readonly ImportNote[] }
type Sent = { name: string; content: string; code: string }

const codeOf = (name: string): string =>
  name
    .replace(/\.[a-z]+$/i, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 20)
    .replace(/-+$/, '')

async function readFile(file: File): Promise<Sent> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return { name: file.name.slice(0, 255), content: btoa(binary), code: codeOf(file.name) }
}

/** A file becomes a draft of its own; what was not understood in it is listed row by row. */
export function ImportDialog({ open, onClose, clients }: Props) {
  const t = useT(questionnairesMessages)
  const fetcher = useFetcher<FormResult<Imported>>()
  const [file, setFile] = useState<Sent | null>(null)
  const done = fetcher.data?.ok ? fetcher.data.result : null
  return (
    <Dialog open={open} onClose={onClose} title={t('importTitle')} width="medium" sheet>
      {done ? (
        <ImportResult imported={done} />
      ) : (
        <ActionForm fetcher={fetcher} errors="inline" clientKey encType="multipart/form-data">
          <p className="text-ui text-ink-2">{t('importText')}</p>
          <input type="hidden" name="intent" value="import" />
          <input type="hidden" name="name" value={file?.name ?? ''} />
          <input type="hidden" name="content" value={file?.content ?? ''} />
          <label className="flex flex-col gap-1.5 text-ui font-medium">
            {t('file')}
            <input
              type="file"
              accept=".json,.xlsx,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              className="min-h-11 rounded-control border border-line-input bg-canvas p-2 text-ui font-normal"
              onChange={(event) => {
                const chosen = event.target.files?.[0]
                if (chosen && chosen.size <= 1024 * 1024) void readFile(chosen).then(setFile)
                else setFile(chosen ? { name: chosen.name, content: 'A'.repeat(1_400_001), code: '' } : null)
              }}
            />
          </label>
          <Code key={file?.code} proposed={file?.code ?? ''} />
          <Type />
          <Whose clients={clients} />
          <FormActions>
            <SubmitButton>{t('import')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Dialog>
  )
}

function ImportResult({ imported: { id, code, notes } }: { imported: Imported }) {
  const t = useT(questionnairesMessages)
  const said = useT(importNoteMessages)
  return (
    <div className="flex flex-col gap-4">
      <Notice kind={notes.length === 0 ? 'success' : 'warning'} title={t('imported', { code })} live>
        {notes.length === 0 ? t('importedAll') : t('importedNotes', { count: notes.length })}
      </Notice>
      {notes.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {notes.map(({ sheet, row, code: what, detail }, index) => (
            <li key={index} className="flex flex-col py-2 text-ui">
              <span className="text-caption text-ink-2">{t('sheetRow', { sheet, row })}</span>
              {said(what, { detail })}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Link to={questionnairePath(id)} className={buttonClasses({ variant: 'primary' })}>
          {t('openDraft')}
        </Link>
      </div>
    </div>
  )
}

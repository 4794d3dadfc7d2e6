import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { ImportNote } from '#/domain/fieldwork/questionnaire-notes.ts'
import { type EvaluationType, evaluationTypes } from '#/domain/evaluation.ts'
import { importNoteMessages, questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { buttonClasses } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { ComboBox } from '#/ui/combo-box.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FieldError, FieldHelp } from '#/ui/field.tsx'
import { ActionForm, FormActions, problemsOf, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { QuestionnaireRow } from '../questionnaire-list.ts'
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

function Type({ chosen = 'full_service' }: { chosen?: EvaluationType }) {
  const t = useT(questionnairesMessages)
  return (
    <SelectField
      name="type"
      label={t('type')}
      defaultValue={chosen}
      options={evaluationTypes.map((value) => ({ value, label: t(value) }))}
    />
  )
}

/** Code, title, type and client; the rest is done in the editor. */
export function NewQuestionnaireDialog({ open, onClose, clients }: Props) {
  const t = useT(questionnairesMessages)
  const fetcher = useFetcher()
  return (
    <Dialog open={open} onClose={onClose} title={t('new')} sheet>
      <ActionForm fetcher={fetcher} errors="inline" clientKey>
        <input type="hidden" name="intent" value="create" />
        <Code />
        <TextField lang="en" name="titleEn" label={t('titleEn')} maxLength={200} />
        <TextField lang="ar" name="titleAr" label={t('titleAr')} maxLength={200} />
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
type Sent = { name: string; content: string; code: string; type: EvaluationType }

const codeOf = (name: string): string =>
  name
    .replace(/\.[a-z]+$/i, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 20)
    .replace(/-+$/, '')

/** Type of visit from a file of this platform. */
function typeIn(bytes: Uint8Array): EvaluationType {
  const found = /"evaluationType":\s*"(\w+)"/.exec(new TextDecoder().decode(bytes.subarray(0, 2000)))?.[1]
  return evaluationTypes.find((type) => type === found) ?? 'full_service'
}

async function readFile(file: File): Promise<Sent> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return { name: file.name.slice(0, 255), content: btoa(binary), code: codeOf(file.name), type: typeIn(bytes) }
}

/** Imports a file as a separate draft; lists unreadable parts row by row. */
export function ImportDialog({ open, onClose, clients }: Props) {
  const t = useT(questionnairesMessages)
  const fetcher = useFetcher<FormResult<Imported>>()
  const [file, setFile] = useState<Sent | null>(null)
  const done = fetcher.data?.ok ? fetcher.data.result : null
  const problems = problemsOf(fetcher.data, useLang())
  const place = fetcher.data && !fetcher.data.ok ? fetcher.data.problem?.details['place'] : undefined
  return (
    <Dialog open={open} onClose={onClose} title={t('importTitle')} width="medium" sheet>
      {done ? (
        <ImportResult imported={done} />
      ) : (
        <ActionForm
          fetcher={fetcher}
          errors="inline"
          clientKey
          encType="multipart/form-data"
          explain={(code) => (code === 'questionnaire.file-part' && place ? t('filePart', { place }) : null)}
        >
          <p className="text-ui text-ink-2">{t('importText')}</p>
          <input type="hidden" name="intent" value="import" />
          <input type="hidden" name="name" value={file?.name ?? ''} />
          <input type="hidden" name="content" value={file?.content ?? ''} />
          <FileField name={file?.name} error={problems.fields['content']} onFile={setFile} />
          <Code key={`${file?.code} code`} proposed={file?.code ?? ''} />
          <Type key={`${file?.code} type`} {...(file ? { chosen: file.type } : {})} />
          <Whose clients={clients} />
          <FormActions>
            <SubmitButton>{t('import')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Dialog>
  )
}

type FileFieldProps = { name: string | undefined; error: string | undefined; onFile: (file: Sent | null) => void }

/** File to import, with a label of our own: the browser's would be in the browser's language. */
function FileField({ name, error, onFile }: FileFieldProps) {
  const t = useT(questionnairesMessages)
  const take = (chosen: File | undefined) => {
    if (chosen && chosen.size <= 1024 * 1024) return void readFile(chosen).then(onFile)
    // why: a content above the limit makes the server report a file that is too large like any other error
    onFile(chosen ? { name: chosen.name, content: 'A'.repeat(1_400_001), code: '', type: 'full_service' } : null)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-ui font-medium">{t('file')}</span>
      <FieldHelp id="import-file-help">{t('fileHelp')}</FieldHelp>
      {error && <FieldError id="import-file-error">{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={classes(
            buttonClasses({}),
            'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <Icon as={FileUp} size={16} />
          {t('chooseFile')}
          <input
            type="file"
            accept=".json,.xlsx,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-describedby={error ? 'import-file-help import-file-error' : 'import-file-help'}
            className="sr-only"
            onChange={(event) => take(event.target.files?.[0])}
          />
        </label>
        <span role="status" className="min-w-0 text-ui text-ink-2 [overflow-wrap:anywhere]">
          {name ? <bdi>{name}</bdi> : t('noFile')}
        </span>
      </div>
    </div>
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

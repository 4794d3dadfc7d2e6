import { Archive, ArchiveRestore, BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Day } from '#/domain/riyadh-time.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { LibraryDocument } from '../read.server.ts'
import { DocumentFields, VersionFiles } from './document-fields.tsx'

type Props = { document: LibraryDocument; today: Day }

/** Forms of our team on a document: the next version and its details. */
export function DocumentSteps({ document, today }: Props) {
  const t = useT(documentLibraryMessages)
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('newVersion')}>
        <VersionForm document={document} />
      </Card>
      <Card title={t('details')}>
        <DetailsForm document={document} today={today} />
      </Card>
    </div>
  )
}

/** Buttons of the head: a reminder to those who have not confirmed, and the end of the document. */
export function DocumentActions({ document }: { document: LibraryDocument }) {
  const t = useT(documentLibraryMessages)
  return (
    <>
      {document.state === 'archived' ? (
        <Step document={document} done={t('restored')}>
          <SubmitButton intent="restore" variant="secondary" icon={ArchiveRestore}>
            {t('restore')}
          </SubmitButton>
        </Step>
      ) : (
        <Step document={document} done={t('archived')}>
          <AskingSubmit
            intent="archive"
            variant="danger-quiet"
            icon={Archive}
            ask={() => ({ title: t('archiveTitle'), text: t('archiveText') })}
          >
            {t('archive')}
          </AskingSubmit>
        </Step>
      )}
      {document.state === 'live' && document.mustConfirm && document.confirmed < document.readers && (
        <Step document={document} done={t('reminded')}>
          <SubmitButton intent="remind" variant="secondary" icon={BellRing}>
            {t('remind')}
          </SubmitButton>
        </Step>
      )}
    </>
  )
}

function Step({ document, done, children }: { document: LibraryDocument; done: string; children: ReactNode }) {
  return (
    <ActionForm {...useBackgroundForm(done)} errors="inline" className="gap-0">
      <input type="hidden" name="revision" value={document.revision} />
      {children}
    </ActionForm>
  )
}

function VersionForm({ document }: { document: LibraryDocument }) {
  const t = useT(documentLibraryMessages)
  return (
    <ActionForm {...useBackgroundForm(t('versionDone'))} errors="inline" encType="multipart/form-data">
      <input type="hidden" name="revision" value={document.revision} />
      <VersionFiles stacked />
      <TextField name="noteEn" label={t('noteEn')} maxLength={300} lang="en" optional />
      <TextField name="noteAr" label={t('noteAr')} maxLength={300} lang="ar" optional />
      {document.mustConfirm && <Checkbox name="confirmAgain" label={t('confirmAgain')} defaultChecked />}
      <Checkbox name="tell" label={t('tell')} defaultChecked />
      <FormActions>
        <SubmitButton intent="version">{t('publishVersion', { number: document.latest + 1 })}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function DetailsForm({ document, today }: Props) {
  const t = useT(documentLibraryMessages)
  return (
    <ActionForm {...useBackgroundForm(t('saved'))} errors="inline">
      <input type="hidden" name="revision" value={document.revision} />
      <DocumentFields of={document} today={today} stacked />
      <FormActions>
        <SubmitButton intent="save" variant="secondary">
          {t('save')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

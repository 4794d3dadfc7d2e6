import { Files } from 'lucide-react'
import { Form, href } from 'react-router'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnDocument } from '../own.server.ts'
import { FileButtons } from './file-buttons.tsx'

/** Documents of a reader from which a search is offered. */
const manyDocuments = 8

/** Documents of the reader, those to confirm first. */
export function OwnDocuments({ documents, typed }: { documents: readonly OwnDocument[]; typed: string }) {
  const t = useT(documentLibraryMessages)
  return (
    <Card title={t('documents')}>
      {(typed !== '' || documents.length >= manyDocuments) && (
        <Form className="flex items-end gap-3 pb-4">
          <SearchField label={t('ownSearch')} defaultValue={typed} />
          <Button type="submit">{t('find')}</Button>
        </Form>
      )}
      {documents.length === 0 ? (
        <EmptyState icon={Files} title={t(typed ? 'ownFound' : 'ownNone')} compact />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {documents.map((document) => (
            <OneDocument key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function OneDocument({ document }: { document: OwnDocument }) {
  const t = useT(documentLibraryMessages)
  const lang = useLang()
  const { id, title, about, note, publishedAt, expiresOn, mustConfirm, confirmedAt, files } = document
  const mayConfirm = mustConfirm && confirmedAt === null
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 text-ui font-semibold">
            {title[lang]}
            {mayConfirm && <Badge tone="yellow">{t('toConfirm')}</Badge>}
          </h3>
          {about[lang] && <p className="text-ui text-ink-2">{about[lang]}</p>}
          <p className="text-caption text-ink-2">
            <Time at={publishedAt} />
            {expiresOn && <span> · {t('until', { day: formatDay(expiresOn, lang) })}</span>}
            {note[lang] && <span> · {note[lang]}</span>}
          </p>
        </div>
        <FileButtons
          files={files}
          title={title}
          to={(one) => href('/account/documents/:documentId/:lang', { documentId: id, lang: one })}
        />
      </div>
      {mayConfirm && <Confirm document={document} />}
      {mustConfirm && confirmedAt && (
        <p className="text-caption text-ink-2">{t('confirmedOn', { day: formatDate(new Date(confirmedAt), lang) })}</p>
      )}
    </li>
  )
}

function Confirm({ document: { id, version } }: { document: OwnDocument }) {
  const t = useT(documentLibraryMessages)
  return (
    <ActionForm {...useBackgroundForm(t('thanks'))} errors="inline" className="gap-3">
      <input type="hidden" name="documentId" value={id} />
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap items-center gap-4">
        <Checkbox name="read" label={t('iRead')} />
        <SubmitButton size="dense">{t('confirmRead')}</SubmitButton>
      </div>
    </ActionForm>
  )
}

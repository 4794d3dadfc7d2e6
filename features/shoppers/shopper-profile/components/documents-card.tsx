import { Download, Eye, X } from 'lucide-react'
import { type Day, formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { profileDocumentsMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { ShopperDocument } from '../documents.server.ts'
import { documentKinds } from '../form.ts'

const stateTones = { waiting: 'grey', accepted: 'green', refused: 'red' } as const

/** The shopper's documents with the office's decisions, and the upload form. */
export function DocumentsCard({ documents, today }: { documents: readonly ShopperDocument[]; today: Day }) {
  const t = useT(profileDocumentsMessages)
  return (
    <>
      <Card title={t('title')} description={t('help')}>
        {documents.length === 0 ? (
          <p className="text-ui text-ink-2">{t('none')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {documents.map((document) => (
              <DocumentLine key={document.id} document={document} />
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('addTitle')}>
        <AddDocument key={documents[0]?.id ?? 'first'} today={today} />
      </Card>
    </>
  )
}

function DocumentLine({ document }: { document: ShopperDocument }) {
  const t = useT(profileDocumentsMessages)
  const lang = useLang()
  const removed = useBackgroundForm(t('removed'))
  const { name, kind, state, note, fileId, isPdf, expiresOn, isExpired, sentAt } = document
  const valid = expiresOn && t(isExpired ? 'expired' : 'validUntil', { day: formatDay(expiresOn, lang) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-ui font-medium">
          <bdi>{name}</bdi>
          <StatusBadge tone={stateTones[state]}>{t(`state_${state}`)}</StatusBadge>
        </p>
        <p className="text-caption text-ink-2">
          {[t(`kind_${kind}`), t('sentAt', { day: formatDate(new Date(sentAt), lang) }), valid]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note && <p className="text-ui">{t('note', { note })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <AnchorButton
          href={`/files/${fileId}`}
          size="dense"
          icon={isPdf ? Download : Eye}
          aria-label={t(isPdf ? 'downloadNamed' : 'openNamed', { name })}
          {...(isPdf ? { download: `${name}.pdf` } : { target: '_blank', rel: 'noreferrer' })}
        >
          {t(isPdf ? 'download' : 'open')}
        </AnchorButton>
        {state !== 'accepted' && (
          <ActionForm {...removed} errors="inline" className="gap-0">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="documentId" value={document.id} />
            <SubmitButton variant="quiet" size="dense" icon={X} aria-label={t('removeNamed', { name })}>
              {t('remove')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
    </li>
  )
}

function AddDocument({ today }: { today: Day }) {
  const t = useT(profileDocumentsMessages)
  const saved = useBackgroundForm(t('added'))
  const kinds = documentKinds.map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <ActionForm {...saved} errors="inline" encType="multipart/form-data" className="max-w-[35rem]">
      <input type="hidden" name="intent" value="add" />
      <SelectField name="kind" label={t('kind')} options={kinds} />
      <TextField name="name" label={t('name')} help={t('nameHelp')} maxLength={200} />
      <DateField name="expiresOn" label={t('expiresOn')} min={today} optional />
      <FileField label={t('file')} help={t('fileHelp')} accept="image/jpeg,image/png,image/webp,application/pdf" />
      <FormActions>
        <SubmitButton>{t('add')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

import { withoutMarks } from '#/domain/text.ts'
import { useState } from 'react'
import { CircleAlert, Pencil } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { pictureAddress } from '#/domain/picture.ts'
import { mediaMessages } from '#/messages/site/media.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { LibraryPicture } from '../picture-list.ts'

/** Library as cards: name, alternative text, and uses. */
export function PictureGrid({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const [edited, setEdited] = useState<string | null>(null)
  const picture = pictures.find(({ id }) => id === edited)
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
        {pictures.map((of) => (
          <PictureCard key={of.id} picture={of} onEdit={() => setEdited(of.id)} />
        ))}
      </ul>
      {picture && <PictureDialog key={picture.id} picture={picture} onClose={() => setEdited(null)} />}
    </>
  )
}

function PictureCard({ picture, onEdit }: { picture: LibraryPicture; onEdit: () => void }) {
  const t = useT(mediaMessages)
  const lang = useLang()
  const { id, name, alt, uses } = picture
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-card p-2 md:p-3">
      <img
        src={pictureAddress(id, 480)}
        alt={alt[lang]}
        loading="lazy"
        className="aspect-[4/3] w-full rounded-badge bg-surface-2 object-contain"
      />
      <div className="flex items-start justify-between gap-1">
        <div className="min-w-0">
          <p dir="auto" className="line-clamp-2 text-ui font-medium text-start [overflow-wrap:anywhere]">
            {name}
          </p>
          <p className="text-caption text-ink-2">{uses.length > 0 ? t('uses', { count: uses.length }) : t('unused')}</p>
        </div>
        <IconButton changes icon={Pencil} label={withoutMarks(t('edit', { name }))} onClick={onEdit} />
      </div>
      <MissingText alt={alt} />
    </li>
  )
}

function MissingText({ alt }: Pick<LibraryPicture, 'alt'>) {
  const t = useT(mediaMessages)
  const missing = [...(alt.en ? [] : [t('english')]), ...(alt.ar ? [] : [t('arabic')])]
  if (missing.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 text-caption text-warning-ink">
      <Icon as={CircleAlert} size={16} />
      {missing.length === 2 ? t('altMissing') : withoutMarks(t('altMissingIn', { languages: missing[0]! }))}
    </p>
  )
}

function PictureDialog({ picture, onClose }: { picture: LibraryPicture; onClose: () => void }) {
  const t = useT(mediaMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  const { id, name, alt, width, height, bytes, at, uses } = picture
  return (
    <Dialog open onClose={onClose} title={t('editTitle')} width="medium" sheet>
      <div className="flex flex-col gap-5">
        <img
          src={pictureAddress(id, 960)}
          alt={alt[lang]}
          width={width}
          height={height}
          className="max-h-64 w-full rounded-card bg-surface-2 object-contain"
        />
        <ActionForm
          fetcher={fetcher}
          errors="inline"
          onDone={() => {
            toast({ text: t('saved') })
            onClose()
          }}
        >
          <input type="hidden" name="id" value={id} />
          <TextField name="name" label={t('name')} defaultValue={name} maxLength={200} />
          <TextArea
            lang="en"
            name="altEn"
            label={t('altEn')}
            help={t('altHelp')}
            defaultValue={alt.en}
            rows={2}
            maxLength={300}
            optional
          />
          <TextArea lang="ar" name="altAr" label={t('altAr')} defaultValue={alt.ar} rows={2} maxLength={300} optional />
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </FormActions>
        </ActionForm>
        <DescriptionList
          items={[
            { term: t('size'), value: <bdi dir="ltr">{[width, height].join(' × ')}</bdi> },
            { term: t('weight'), value: t('kilobytes', { count: Math.max(1, Math.round(bytes / 1024)) }) },
            { term: t('added'), value: <Time at={at} mode="datetime" /> },
            {
              term: t('usedIn'),
              value:
                uses.length === 0 ? (
                  t('unused')
                ) : (
                  <ul className="flex flex-col gap-1">
                    {uses.map(({ to, title }) => (
                      <li key={to}>
                        <Link to={to} className="link">
                          <bdi>{title[lang]}</bdi>
                        </Link>
                      </li>
                    ))}
                  </ul>
                ),
            },
          ]}
        />
      </div>
    </Dialog>
  )
}

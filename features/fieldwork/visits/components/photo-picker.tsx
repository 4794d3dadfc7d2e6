import { Camera, ImageOff, ImagePlus, X } from 'lucide-react'
import type { ChangeEvent } from 'react'
import type { PhotoItem } from '../device/photo-uploads.ts'
import { maximumPhotosPerQuestion } from '../answer.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { buttonClasses } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { PhotoStateText } from './photo-state.tsx'

type PhotoPickerProps = {
  questionKey: string
  needed: boolean
  photos: readonly PhotoItem[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onRetry: () => void
}

/** Forms outside the page's own that send photos without scripts. */
export const photoFormId = (questionKey: string): string => `photo-of-${questionKey}`
export const removalFormId = (photoId: string): string => `remove-${photoId}`

/** Up to five photos, by camera or gallery; each with its upload state. */
export function PhotoPicker({ questionKey, needed, photos, onAdd, onRemove, onRetry }: PhotoPickerProps) {
  const t = useT(questionnaireMessages)
  const counted = photos.filter(({ state }) => state !== 'refused').length
  const room = maximumPhotosPerQuestion - counted
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])].slice(0, room))
    event.target.value = ''
  }
  if (photos.length === 0 && !needed)
    return (
      <>
        <PickButton questionKey={questionKey} kind="quiet" onChange={take} />
        <PlainSend questionKey={questionKey} />
      </>
    )
  return (
    <div className="flex basis-full flex-col gap-3 px-1">
      <p className="flex items-baseline justify-between gap-3 text-ui">
        <span className="font-medium">{t('photos')}</span>
        <bdi className="num text-caption text-ink-2">
          {t('photoCount', { count: counted, most: maximumPhotosPerQuestion })}
        </bdi>
      </p>
      {needed && counted === 0 && <p className="text-caption text-ink-2">{t('photoNeeded')}</p>}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <PhotoThumb key={photo.id} photo={photo} number={index + 1} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className="grid grid-cols-2 gap-2">
          <PickButton questionKey={questionKey} kind="camera" needed={needed && counted === 0} onChange={take} />
          <PickButton questionKey={questionKey} kind="gallery" onChange={take} />
          <PlainSend questionKey={questionKey} />
        </div>
      )}
    </div>
  )
}

/** Without scripts each photo has its own submit button. */
function PlainSend({ questionKey }: { questionKey: string }) {
  const t = useT(questionnaireMessages)
  return (
    <noscript>
      <button type="submit" form={photoFormId(questionKey)} className={buttonClasses({ full: true })}>
        {t('sendPhoto')}
      </button>
    </noscript>
  )
}

const kinds = {
  camera: { icon: Camera, text: 'takePhoto' },
  gallery: { icon: ImagePlus, text: 'choosePhoto' },
  quiet: { icon: Camera, text: 'addPhoto' },
} as const

type PickButtonProps = {
  questionKey: string
  /** `quiet`: no photo is required; the phone's own picker offers camera and gallery. */
  kind: keyof typeof kinds
  needed?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function PickButton({ questionKey, kind, needed, onChange }: PickButtonProps) {
  const t = useT(questionnaireMessages)
  const { icon, text } = kinds[kind]
  return (
    <label
      className={classes(
        buttonClasses({
          variant: kind === 'quiet' ? 'quiet' : needed ? 'primary' : 'secondary',
          size: kind === 'quiet' ? 'dense' : 'default',
        }),
        kind !== 'quiet' && 'min-h-12',
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <Icon as={icon} size={16} />
      <span>{t(text)}</span>
      <input
        type="file"
        name="file"
        form={photoFormId(questionKey)}
        accept="image/*"
        capture={kind === 'camera' ? 'environment' : undefined}
        multiple={kind !== 'camera'}
        onChange={onChange}
        className="sr-only"
      />
    </label>
  )
}

type ThumbProps = { photo: PhotoItem; number: number; onRemove: (id: string) => void; onRetry: () => void }

function PhotoThumb({ photo, number, onRemove, onRetry }: ThumbProps) {
  const t = useT(questionnaireMessages)
  return (
    <li className="flex w-24 flex-col gap-1">
      <div className="relative">
        {photo.state === 'refused' ? (
          <span className="flex aspect-square items-center justify-center rounded-card border border-line bg-surface-2 text-ink-3">
            <Icon as={ImageOff} size={24} />
          </span>
        ) : (
          <a
            href={photo.src}
            target="_blank"
            rel="noreferrer"
            aria-label={t('photoOpen', { number })}
            className="block aspect-square overflow-hidden rounded-card border border-line bg-surface-2"
          >
            <img
              src={photo.src}
              alt=""
              className={classes('size-full object-cover', photo.state !== 'stored' && 'opacity-60')}
            />
          </a>
        )}
        <button
          type="submit"
          form={removalFormId(photo.id)}
          aria-label={t('photoRemove', { number })}
          onClick={(event) => {
            event.preventDefault()
            onRemove(photo.id)
          }}
          className="absolute -end-2 -top-2 flex size-11 items-center justify-center"
        >
          <span className="flex size-7 items-center justify-center rounded-full border border-line bg-card text-ink">
            <Icon as={X} size={16} />
          </span>
        </button>
      </div>
      {/* why: the next answer must not move under the finger while this photo is checked and sent */}
      <div className="flex min-h-[2lh] flex-col text-caption">
        <PhotoStateText photo={photo} onRetry={onRetry} />
      </div>
    </li>
  )
}

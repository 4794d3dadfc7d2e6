import { Camera, X } from 'lucide-react'
import { PhotoStateText } from '#/features/fieldwork/visits/components/photo-state.tsx'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { Button, buttonClasses } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { DraftLine } from '../device/draft.ts'
import { useReceiving } from './receiving-context.ts'

/** The photo of a line: one, from the camera or the gallery. */
export function LinePhoto({ line, needed }: { line: DraftLine; needed: boolean }) {
  const t = useT(receivingMessages)
  const { store, state } = useReceiving()
  const photos = state.photos.filter(({ questionKey }) => questionKey === line.id)
  const taken = photos.some(({ state: of }) => of !== 'refused')
  return (
    <div role="group" aria-label={t('photoOf', { name: line.name })} className="flex flex-col gap-2">
      {photos.map((photo) => (
        <div key={photo.id} className="flex items-center gap-3">
          {photo.state !== 'refused' && (
            <img
              src={photo.src}
              alt={t('photoOf', { name: line.name })}
              className="size-24 shrink-0 rounded-card border border-line object-cover"
            />
          )}
          <div className="flex min-w-0 flex-1 flex-col gap-1 text-caption">
            <PhotoStateText photo={photo} onRetry={() => store.retry()} />
            <div>
              <Button variant="quiet" icon={X} onClick={() => store.removePhoto(photo.id)}>
                {t('removePhoto')}
              </Button>
            </div>
          </div>
        </div>
      ))}
      {!taken && (
        <label
          className={classes(
            buttonClasses({ variant: needed ? 'primary' : 'secondary', full: true }),
            'min-h-12 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <Icon as={Camera} size={16} />
          <span>{t('takePhoto')}</span>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) store.addPhoto(line.id, file)
              event.target.value = ''
            }}
            className="sr-only"
          />
        </label>
      )}
      {needed && !taken && <p className="text-caption text-ink-2">{t('photoNeeded')}</p>}
    </div>
  )
}

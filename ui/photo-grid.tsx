import { useState } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { uiMessages } from '#/messages/ui.ts'
import { IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'

export type Photo = {
  id: string
  src: string
  /** A smaller picture for the grid. */
  thumb?: string
  /** Subject of the photo: the question's text. */
  alt: string
  caption?: string
}

/** Evidence photos as a grid with a viewer; `small`: in one line, beside text. */
export function PhotoGrid({ photos, small = false }: { photos: readonly Photo[]; small?: boolean }) {
  const t = useT(uiMessages)
  const [open, setOpen] = useState<number | null>(null)
  if (photos.length === 0) return <p className="text-ui text-ink-2">{t('noPhotos')}</p>
  return (
    <>
      <ul className={small ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-2 md:grid-cols-4 print:grid-cols-4'}>
        {photos.map(({ id, src, thumb, alt }, index) => (
          <li key={id}>
            <button
              type="button"
              data-print="keep"
              aria-label={t('openPhoto', { caption: alt })}
              onClick={() => setOpen(index)}
              className={classes(
                'block overflow-hidden rounded-card border border-line bg-surface-2',
                small ? 'h-12 w-16' : 'aspect-square w-full',
              )}
            >
              <img src={thumb ?? src} alt="" loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Viewer photos={photos} index={open} onMove={setOpen} />
    </>
  )
}

type ViewerProps = { photos: readonly Photo[]; index: number | null; onMove: (index: number | null) => void }

function Viewer({ photos, index, onMove }: ViewerProps) {
  const t = useT(uiMessages)
  const photo = index === null ? undefined : photos[index]
  const position = (index ?? 0) + 1
  return (
    <Dialog
      open={photo !== undefined}
      onClose={() => onMove(null)}
      title={t('photoOf', { index: position, total: photos.length })}
      width="large"
      sheet
    >
      {photo && (
        <figure className="flex flex-col gap-3">
          <img
            src={photo.src}
            alt={photo.alt}
            className="max-h-[65dvh] w-full rounded-card bg-surface-2 object-contain"
          />
          <figcaption className="flex items-center justify-between gap-3">
            <IconButton
              icon={ChevronLeft}
              directional
              label={t('previousPhoto')}
              aria-disabled={position === 1 || undefined}
              onClick={() => position > 1 && onMove(position - 2)}
            />
            <bdi dir="auto" className="min-w-0 text-center text-ui">
              {photo.caption ?? photo.alt}
            </bdi>
            <IconButton
              icon={ChevronRight}
              directional
              label={t('nextPhoto')}
              aria-disabled={position === photos.length || undefined}
              onClick={() => position < photos.length && onMove(position)}
            />
          </figcaption>
        </figure>
      )}
    </Dialog>
  )
}

import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { AnswerText } from '#/features/reporting/reports/components/answer.tsx'
import type { QuestionView } from '#/features/reporting/reports/report-view.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'

/** `takenAt`: when the phone took it, by its clock; null where it did not say. */
export type SeenPhoto = { id: string; src: string; takenAt: string | null; question: QuestionView }

const zooms = ['w-full', 'w-[150%]', 'w-[200%]', 'w-[300%]', 'w-[400%]'] as const
const percents = [100, 150, 200, 300, 400] as const

type Props = { photos: readonly SeenPhoto[]; index: number | null; onMove: (index: number | null) => void }

/** A zoomable photo, beside its question and answer. */
export function PhotoViewer({ photos, index, onMove }: Props) {
  const t = useT(reviewMessages)
  const photo = index === null ? undefined : photos[index]
  return (
    <Dialog
      open={photo !== undefined}
      onClose={() => onMove(null)}
      title={t('photoOf', { index: (index ?? 0) + 1, total: photos.length })}
      width="large"
      sheet
    >
      {photo && <Viewed key={photo.id} photo={photo} index={index!} total={photos.length} onMove={onMove} />}
    </Dialog>
  )
}

type ViewedProps = { photo: SeenPhoto; index: number; total: number; onMove: (index: number) => void }

function Viewed({ photo, index, total, onMove }: ViewedProps) {
  const t = useT(reviewMessages)
  const isArabic = useLang() === 'ar'
  const [zoom, setZoom] = useState(0)
  const closer = () => setZoom(Math.min(zooms.length - 1, zoom + 1))
  const farther = () => setZoom(Math.max(0, zoom - 1))
  const move = (step: 1 | -1) => index + step >= 0 && index + step < total && onMove(index + step)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const forwards = isArabic ? 'ArrowLeft' : 'ArrowRight'
    const backwards = isArabic ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === '+' || event.key === '=') closer()
    else if (event.key === '-') farther()
    else if (event.key === '0') setZoom(0)
    else if (zoom === 0 && event.key === forwards) move(1)
    else if (zoom === 0 && event.key === backwards) move(-1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const { question } = photo
  return (
    <figure className="flex flex-col gap-3">
      <div className="max-h-[60dvh] min-h-40 overflow-auto rounded-card bg-surface-2">
        <button
          type="button"
          aria-label={t('zoomIn')}
          onClick={() => (zoom === zooms.length - 1 ? setZoom(0) : closer())}
          className={classes('mx-auto block cursor-zoom-in -outline-offset-2', zooms[zoom])}
        >
          <img
            src={photo.src}
            alt={t('photoFor', { question: question.sentence ?? question.text })}
            className={classes('w-full object-contain', zoom === 0 && 'max-h-[60dvh]')}
          />
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-1">
        <IconButton
          icon={ChevronLeft}
          directional
          label={t('previousPhoto')}
          aria-disabled={index === 0 || undefined}
          onClick={() => move(-1)}
        />
        <IconButton icon={ZoomOut} label={t('zoomOut')} aria-disabled={zoom === 0 || undefined} onClick={farther} />
        <bdi dir="ltr" className="num min-w-14 text-center text-ui" aria-live="polite">
          {t('zoom', { percent: percents[zoom]! })}
        </bdi>
        <IconButton
          icon={ZoomIn}
          label={t('zoomIn')}
          aria-disabled={zoom === zooms.length - 1 || undefined}
          onClick={closer}
        />
        <IconButton icon={Maximize} label={t('zoomReset')} onClick={() => setZoom(0)} />
        <IconButton
          icon={ChevronRight}
          directional
          label={t('nextPhoto')}
          aria-disabled={index === total - 1 || undefined}
          onClick={() => move(1)}
        />
      </div>
      <figcaption className="flex flex-col gap-1 text-ui">
        <span className="font-semibold">{question.sentence ?? question.text}</span>
        {question.given && (
          <span>
            <AnswerText given={question.given} short />
          </span>
        )}
        {photo.takenAt && (
          <span className="num text-ink-2">
            {t('photoTaken')} <Time at={photo.takenAt} mode="datetime" />
          </span>
        )}
        {question.comment && (
          <bdi dir="auto" className="block text-ink-2">
            {question.comment}
          </bdi>
        )}
      </figcaption>
    </figure>
  )
}

import { CircleAlert, Clock, Smartphone } from 'lucide-react'
import { errorMessages } from '#/messages/errors.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import type { PhotoItem } from '../device/photo-uploads.ts'

/** Quality hint of a picture, while it can still be retaken. */
function Hint({ photo: { hint } }: { photo: PhotoItem }) {
  const t = useT(questionnaireMessages)
  if (!hint) return null
  return <span className="text-caption text-warning-ink">{t(hint === 'dark' ? 'photoDark' : 'photoBlurred')}</span>
}

/** State of a photo or a voice note: uploading, only on this device, stored, or refused with the reason. */
export function PhotoStateText({ photo, onRetry }: { photo: PhotoItem; onRetry: () => void }) {
  return (
    <>
      <StateLine photo={photo} onRetry={onRetry} />
      <Hint photo={photo} />
    </>
  )
}

/** The phone had no room for the picture: closing the page would lose it. */
function Unkept() {
  const t = useT(questionnaireMessages)
  return (
    <span role="alert" className="text-caption text-danger-ink">
      {t('photoUnkept')}
    </span>
  )
}

function StateLine({ photo, onRetry }: { photo: PhotoItem; onRetry: () => void }) {
  const t = useT(questionnaireMessages)
  const tError = useT(errorMessages)
  const line = 'flex items-center gap-1 text-caption text-ink-2'
  switch (photo.state) {
    case 'stored':
      return <span className="sr-only">{t('photoStored')}</span>
    case 'storing':
      return (
        <span className={line}>
          <Icon as={Clock} size={12} />
          {t('photoWaiting')}
        </span>
      )
    case 'sending':
      return (
        <span className={line}>
          <Spinner decorative size={16} />
          {t('photoSending')}
        </span>
      )
    case 'waiting':
      if (photo.unkept) return <Unkept />
      return (
        <span className={line}>
          <Icon as={Smartphone} size={12} />
          {t('photoKept')}
        </span>
      )
    case 'failed':
      return (
        <>
          <span className="flex items-center gap-1 text-caption text-danger-ink">
            <Icon as={CircleAlert} size={12} />
            {t('photoFailed')}
          </span>
          {photo.unkept && <Unkept />}
          <Button size="dense" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      )
    case 'refused':
      return (
        <span role="alert" className="text-caption text-danger-ink">
          {photo.code ? tError(photo.code) : t('photoRefusedType')}
        </span>
      )
  }
}

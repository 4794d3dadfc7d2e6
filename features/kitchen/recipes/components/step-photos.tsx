import { useState } from 'react'
import { Camera, X } from 'lucide-react'
import { href } from 'react-router'
import type { ErrorCode } from '#/domain/errors.ts'
import { photoAddress } from '#/features/fieldwork/visits/device/photo-uploads.ts'
import { shrinkPhoto } from '#/features/fieldwork/visits/device/shrink-photo.ts'
import { errorMessages } from '#/messages/errors.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { Button, buttonClasses } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { mostPhotos } from '../draft.ts'

type Props = {
  recipeId: string
  number: number
  photoIds: readonly string[]
  readOnly: boolean
  onAdd: (id: string) => void
  onRemove: (id: string) => void
}

/** Stores one photo; answers null, or why it was refused. */
async function send(recipeId: string, id: string, file: Blob): Promise<ErrorCode | null> {
  try {
    const form = new FormData()
    form.set('id', id)
    form.set('file', (await shrinkPhoto(file)).picture, 'photo')
    const response = await fetch(href('/client/recipe-management/:recipeId/photos', { recipeId }), {
      method: 'POST',
      body: form,
    })
    if (response.status === 413) return 'too-large'
    const answer = (await response.json()) as { ok: true } | { ok: false; code: ErrorCode }
    return answer.ok ? null : answer.code
  } catch {
    return 'unavailable' as ErrorCode
  }
}

/** Up to three photos of a step, from the camera or the gallery. */
export function StepPhotos({ recipeId, number, photoIds, readOnly, onAdd, onRemove }: Props) {
  const t = useT(sheetMessages)
  const say = useT(errorMessages)
  const [sending, setSending] = useState(0)
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const take = async (files: readonly File[]) => {
    setProblem(null)
    const chosen = files.slice(0, mostPhotos - photoIds.length)
    setSending(chosen.length)
    for (const file of chosen) {
      const id = newClientKey()
      const refusal = await send(recipeId, id, file)
      if (refusal) setProblem(refusal)
      else onAdd(id)
      setSending((count) => count - 1)
    }
  }
  if (readOnly && photoIds.length === 0) return null
  const photoOf = (at: number) => t('photoOf', { number, photo: at + 1 })
  if (readOnly)
    return <PhotoGrid small photos={photoIds.map((id, at) => ({ id, src: photoAddress(id), alt: photoOf(at) }))} />
  return (
    <div role="group" aria-label={t('photosOf', { number })} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        {photoIds.map((id, at) => (
          <figure key={id} className="flex flex-col items-start gap-1">
            <img
              src={photoAddress(id)}
              alt={photoOf(at)}
              loading="lazy"
              className="h-24 w-32 rounded-card border border-line bg-surface-2 object-cover"
            />
            <Button
              variant="quiet"
              size="dense"
              icon={X}
              aria-label={t('removePhotoOf', { number, photo: at + 1 })}
              onClick={() => onRemove(id)}
            >
              {t('removePhoto')}
            </Button>
          </figure>
        ))}
        {photoIds.length < mostPhotos && (
          <label
            className={classes(
              buttonClasses({ variant: 'secondary' }),
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <Icon as={Camera} size={16} />
            <span>{t(sending > 0 ? 'photoSending' : 'addPhoto')}</span>
            <input
              type="file"
              accept="image/*"
              multiple
              disabled={sending > 0}
              aria-label={t('addPhotoTo', { number })}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                event.target.value = ''
                if (files.length > 0) void take(files)
              }}
              className="sr-only"
            />
          </label>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-caption text-danger-ink">
          {say(problem)}
        </p>
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { fewPhotosLeft } from '../device/storage-room.ts'
import { useVisit } from './visit-context.ts'

/** Warns before a photo is taken that the phone may have no room to keep it. */
export function StorageNotice() {
  const t = useT(questionnaireMessages)
  const { state } = useVisit()
  const [room, setRoom] = useState<{ held: number; photos: number | null } | null>(null)
  // why: a photo that is kept or sent changes the room
  const held = state.photos.filter(({ state: where }) => where !== 'stored' && where !== 'refused').length
  const measured = room?.held === held
  useEffect(() => {
    if (!measured) void fewPhotosLeft(navigator.storage).then((photos) => setRoom({ held, photos }))
  }, [measured, held])
  const photos = room?.photos ?? null
  if (photos === null) return null
  return (
    <div className="mb-4">
      <Notice kind="warning" title={t('storageLow')}>
        {photos === 0 ? t('storageFullText') : t('storageLowText', { photos })}
      </Notice>
    </div>
  )
}

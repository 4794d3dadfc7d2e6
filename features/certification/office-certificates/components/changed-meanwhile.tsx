import { useRevalidator } from 'react-router'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'

/** Conflict of two editors: keeps the input and links to the current version. */
function ChangedMeanwhile() {
  const t = useT(certificatePageMessages)
  const { revalidate, state } = useRevalidator()
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('changed')}</p>
      <Button pending={state !== 'idle'} onClick={() => void revalidate()}>
        {t('lookNow')}
      </Button>
    </div>
  )
}

export const explainChange = (code: string) => (code === 'changed-meanwhile' ? <ChangedMeanwhile /> : undefined)

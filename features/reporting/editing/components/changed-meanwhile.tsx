import { useRevalidator } from 'react-router'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'

/** Another editor was faster: what was typed stays in its form, and the report as it is now is one press away. */
function ChangedMeanwhile() {
  const t = useT(reviewMessages)
  const { revalidate, state } = useRevalidator()
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('changedMeanwhile')}</p>
      <Button pending={state !== 'idle'} onClick={() => void revalidate()}>
        {t('showNewest')}
      </Button>
    </div>
  )
}

/** For every form of the desk: says more than the platform does about a report that somebody else has changed. */
export const explainChange = (code: string) => (code === 'changed-meanwhile' ? <ChangedMeanwhile /> : undefined)

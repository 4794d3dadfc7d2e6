import { useRevalidator } from 'react-router'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'

/** Conflict with another editor: typed text stays in its form, and a button loads the current report. */
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

/** Explains a conflict on a report in more detail than the platform's message. For every form of the review. */
export const explainChange = (code: string) => (code === 'changed-meanwhile' ? <ChangedMeanwhile /> : undefined)

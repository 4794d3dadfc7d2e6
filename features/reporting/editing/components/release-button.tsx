import { useState } from 'react'
import { gradePoints } from '#/domain/report.ts'
import { nextUngraded } from '#/domain/reporting/desk.ts'
import { formatScore } from '#/domain/score.ts'
import { deskTranslationMessages } from '#/messages/fieldwork/translations.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { Button } from '#/ui/button.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ReviewReport } from '../read-review-report.server.ts'
import type { Grading } from './grade-form.tsx'

type Props = { report: ReviewReport; grading: Grading }

/**
 * Releases the report with the grade. With a point missing it sends the form without a question: the answer names the
 * point and moves the focus there. Without scripts it sends at once.
 */
export function ReleaseButton({ report, grading: { id, fetcher } }: Props) {
  const t = useT(reportReviewMessages)
  const lang = useLang()
  const [confirming, setConfirming] = useState<HTMLFormElement | null>(null)
  const translation = useT(deskTranslationMessages)
  const { final } = report.score
  const without = report.translations?.texts.filter(({ state }) => state !== 'made').length ?? 0
  const release = () => {
    if (!confirming) return
    const form = new FormData(confirming)
    form.set('intent', 'release')
    setConfirming(null)
    void fetcher.submit(form, { method: 'post' })
  }
  return (
    <>
      <Button
        changes
        variant="primary"
        type="submit"
        form={id}
        name="intent"
        value="release"
        data-key="release"
        pending={fetcher.state !== 'idle'}
        onClick={(event) => {
          const { form } = event.currentTarget
          if (!form) return
          const given = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
          if (nextUngraded(gradePoints, given) !== null) return
          event.preventDefault()
          setConfirming(form)
        }}
      >
        {t('release')}
      </Button>
      <ConfirmDialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={t('releaseTitle', { branch: report.branch })}
        confirmLabel={t('release')}
        onConfirm={release}
      >
        <p>{t('releaseConsequence', { score: final === null ? '—' : formatScore(final, lang) })}</p>
        {without > 0 && <p className="mt-3">{translation('releaseWithout', { count: without })}</p>}
      </ConfirmDialog>
    </>
  )
}

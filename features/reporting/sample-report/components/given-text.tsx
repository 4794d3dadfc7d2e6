import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { useT } from '#/ui/language.tsx'
import type { SampleAnswer } from '../sample-report.ts'

/** The answer in the questionnaire's texts. */
export function GivenText({ answer }: { answer: SampleAnswer }) {
  const t = useT(sampleReportMessages)
  const { given } = answer
  if (!given) return <span className="text-ink-2">{t('notApplicable')}</span>
  if (given.kind === 'yes_no') return <>{t(given.yes ? 'yes' : 'no')}</>
  if (given.kind === 'timing') return <>{t('minutes', { count: given.minutes })}</>
  if (given.kind === 'rating')
    return (
      <>
        {t('ratingOf', { value: given.value })} · {given.step}
      </>
    )
  return null
}

import {
  allReadinessQuestions,
  isReadinessAnswer,
  type ReadinessResult,
  type ReadinessSheet,
} from '#/domain/site/readiness.ts'
import { type Translate, withoutMarks } from '#/domain/text.ts'
import { franchiseMessages } from '#/messages/site/franchise.ts'

/** Answers in an address; other parameters are ignored. */
export const sheetIn = (search: URLSearchParams): ReadinessSheet =>
  Object.fromEntries(
    allReadinessQuestions.flatMap((question) => {
      const answer = search.get(question)
      return isReadinessAnswer(answer) ? [[question, answer]] : []
    }),
  )

/** Result in one line, for the enquiry. */
export function readinessSummary(t: Translate<typeof franchiseMessages>, result: ReadinessResult): string | null {
  const { percent, verdict, areas } = result
  if (percent === null || verdict === null) return null
  const parts = areas.map(({ area, percent: reached }) => `${t(area)} ${reached ?? 0}%`).join(' · ')
  return withoutMarks(t('summary', { percent: `${percent}%`, verdict: t(`verdict_${verdict}`), areas: parts }))
}

import type { ReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'

/** Failure sentence of each scored question, or its wording where no points were lost. */
export const questionTexts = ({ sections }: Pick<ReviewReport, 'sections'>): ReadonlyMap<string, string> =>
  new Map(sections.flatMap(({ questions }) => questions).map(({ key, sentence, text }) => [key, sentence ?? text]))

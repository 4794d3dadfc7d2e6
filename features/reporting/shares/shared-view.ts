import { isManagerSignature } from '#/content/questionnaires/manager-signature.ts'
import type { ClientReport, Finding } from '#/features/reporting/reports/read-client-report.server.ts'
import type { QuestionView } from '#/features/reporting/reports/report-view.ts'

type Around = { token: string; company: string; endsAt: string; reply: { text: string; updatedAt: string } | null }
export type SharedReport = { report: ClientReport } & Omit<Around, 'token'>

/** A report for readers of a link: photos by the token, and no address of the client's portal. */
export function sharedView(report: ClientReport, { token, ...around }: Around): SharedReport {
  const byToken = <Q extends QuestionView>(question: Q): Q => ({
    ...question,
    voices: [],
    photos: question.photos.map((photo) => ({ ...photo, src: `/shared/${token}/photos/${photo.id}` })),
  })
  return {
    ...around,
    report: {
      ...report,
      id: '',
      requestId: '',
      branchId: '',
      // why: guests and bill are the company's private data
      stakes: null,
      summary: report.summary.filter(({ key }) => key !== 'stake'),
      previous: report.previous && { ...report.previous, id: '' },
      trend: report.trend.map((visit) => ({ ...visit, id: '' })),
      findings: report.findings.map((finding): Finding => ({
        ...byToken(finding),
        putRight: finding.putRight && byToken(finding.putRight),
      })),
      timings: report.timings.map(byToken),
      sections: report.sections.map((section) => ({ ...section, questions: section.questions.map(byToken) })),
      // why: who signed an audit is for the company, not for readers of a link
      unscored: report.unscored.filter(({ key }) => !isManagerSignature(key)).map(byToken),
    },
  }
}

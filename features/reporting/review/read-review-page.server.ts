import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { readAlerts } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { readReviewDisputes } from '#/features/reporting/disputes/read-review-disputes.server.ts'
import { readEvidence } from '#/features/fieldwork/evidence/read-evidence.server.ts'
import { readReviewVoice } from '#/features/shoppers/feedback/read-review-voice.server.ts'
import { readPhrases } from '#/features/reporting/phrases/phrases.server.ts'
import { nextReport } from '#/features/reporting/editing/next-report.server.ts'
import { readReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'

/** One report for review, with its related data and the comment library. */
export async function readReviewPage(actor: Actor, reportId: string, lang: Lang, revision: number | null) {
  const report = await readReviewReport(actor, reportId, lang, revision)
  const [alerts, disputes, phrases, next, evidence, voice] = await Promise.all([
    readAlerts(actor, reportId, lang),
    readReviewDisputes(actor, reportId, lang),
    readPhrases(actor),
    may(actor, 'reports.review') ? nextReport(actor, reportId) : null,
    readEvidence(actor, reportId, lang),
    readReviewVoice(actor, reportId),
  ])
  return { report, alerts, disputes, phrases, next, evidence, voice }
}
export type ReviewPage = Awaited<ReturnType<typeof readReviewPage>>

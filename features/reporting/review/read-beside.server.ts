import type { Actor } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { readAlerts } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { readEvidence } from '#/features/fieldwork/evidence/read-evidence.server.ts'
import { readReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { questionTexts } from './question-texts.ts'

const mostEvents = 5

/** A report beside the queues: what decides about it, without its answers. Throws `not-found`. */
export async function readBesideReport(actor: Actor, reportId: string, lang: Lang) {
  const report = await readReviewReport(actor, reportId, lang)
  const [alerts, evidence] = await Promise.all([
    readAlerts(actor, report.id, lang),
    readEvidence(actor, report.id, lang),
  ])
  const texts = questionTexts(report)
  const flagged = [...report.score.criticalFailed, ...report.score.major].map((key) => [key, texts.get(key) ?? key])
  return {
    id: report.id,
    version: report.version,
    status: report.status,
    mine: report.mine,
    number: report.number,
    requestId: report.requestId,
    requestNumber: report.requestNumber,
    branch: report.branch,
    client: report.client,
    clientId: report.clientId,
    branchId: report.branchId,
    type: report.type,
    shopper: report.shopper.name,
    editor: report.editor,
    submittedAt: report.submittedAt,
    releasedAt: report.releasedAt,
    dueAt: report.dueAt,
    lateness: report.lateness,
    excluded: report.excluded,
    score: report.score,
    problems: report.problems,
    flagged: Object.fromEntries(flagged) as Record<string, string>,
    history: report.history.slice(0, mostEvents),
    evidence: evidence && { score: evidence.score, reasons: evidence.reasons },
    alertDueAt: alerts.find(({ state }) => state === 'waiting')?.dueAt ?? null,
  }
}
export type BesideReport = Awaited<ReturnType<typeof readBesideReport>>

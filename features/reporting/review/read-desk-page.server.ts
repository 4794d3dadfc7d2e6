import type { Actor } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { readAlerts } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { readDeskDisputes } from '#/features/reporting/disputes/read-desk-disputes.server.ts'
import { readEvidence } from '#/features/fieldwork/evidence/read-evidence.server.ts'
import { readDeskVoice } from '#/features/shoppers/feedback/read-desk-voice.server.ts'
import { readPhrases } from '#/features/reporting/phrases/phrases.server.ts'
import { nextReport } from '#/features/reporting/editing/next-report.server.ts'
import { readDeskReport } from '#/features/reporting/editing/read-desk-report.server.ts'

/** One report for review, with its related data and the comment library. */
export async function readDeskPage(actor: Actor, reportId: string, lang: Lang, revision: number | null) {
  const report = await readDeskReport(actor, reportId, lang, revision)
  const [alerts, disputes, phrases, next, evidence, voice] = await Promise.all([
    readAlerts(actor, reportId, lang),
    readDeskDisputes(actor, reportId, lang),
    readPhrases(actor),
    nextReport(actor, reportId),
    readEvidence(actor, reportId, lang),
    readDeskVoice(actor, reportId),
  ])
  return { report, alerts, disputes, phrases, next, evidence, voice }
}
export type DeskPage = Awaited<ReturnType<typeof readDeskPage>>

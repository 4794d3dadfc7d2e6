import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { authorize } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { ReportScore } from '#/domain/score.ts'
import type { Text } from '#/domain/text.ts'
import { countOwnCertificates } from '#/features/client-certificates/read-list.server.ts'
import { clientApproval } from '#/features/clients/client-standing.server.ts'
import { latestOwnRequests, ownTotals } from '#/features/evaluations/browse-own.server.ts'
import { panel } from './panel.server.ts'
import { recentItems } from './recent.ts'

export type TrendVisit = { reportId: string; branchName: string; releasedAt: string; score: number }
export type WeakSection = { key: string; title: Text; score: number; visits: number }
export type Quality = { visits: TrendVisit[]; weakest: WeakSection[] }

/** So many of the latest released visits make the trend and the weakest sections. */
const visitsShown = 12
const sectionsShown = 3

const selectReleased = (actor: Actor) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_reports as report')
      .innerJoin('mystery_shopping_requests as request', 'request.id', 'report.request_id')
      .innerJoin('questionnaires as questionnaire', 'questionnaire.id', 'report.questionnaire_id')
      .select(['report.id', 'report.branch_score', 'report.released_at', 'report.score', 'report.questionnaire_id'])
      .select(['request.branch_name', 'questionnaire.code'])
      .where('report.client_id', '=', actor.id)
      .where('report.status', 'in', ['released', 'disputed', 'locked'])
      .where('report.excluded_from_statistics', '=', false)
      .where('report.branch_score', 'is not', null)
      .orderBy('report.released_at', 'desc')
      .limit(visitsShown)
      .execute(),
  )
type Released = Awaited<ReturnType<typeof selectReleased>>

/** Sections are compared within their questionnaire: `S1` of a basic visit is another question than `S1` of a full one. */
function weakestOf(reports: Released, definitions: Map<string, QuestionnaireDefinition>): WeakSection[] {
  const found = reports.flatMap(({ code, questionnaire_id, score }) =>
    ((score as ReportScore | null)?.sections ?? []).flatMap(({ key, score: earned }) => {
      const title = definitions.get(questionnaire_id)?.sections.find((section) => section.key === key)?.title
      return earned === null || !title ? [] : [{ key: `${code} ${key}`, title, earned }]
    }),
  )
  return [...Map.groupBy(found, ({ key }) => key).values()]
    .map((same) => ({
      key: same[0]!.key,
      title: same[0]!.title,
      score: same.reduce((sum, { earned }) => sum + earned, 0) / same.length,
      visits: same.length,
    }))
    .sort((a, b) => a.score - b.score || b.visits - a.visits)
    .slice(0, sectionsShown)
}

/** The score trend and the weakest sections, from released reports only. */
async function quality(actor: Actor): Promise<Quality> {
  const reports = await selectReleased(actor)
  const ids = [...new Set(reports.map(({ questionnaire_id }) => questionnaire_id))]
  const rows = ids.length
    ? await readAs(actor, (tx) =>
        tx.selectFrom('questionnaires').select(['id', 'definition']).where('id', 'in', ids).execute(),
      )
    : []
  const definitions = new Map(rows.map(({ id, definition }) => [id, definition as unknown as QuestionnaireDefinition]))
  return {
    visits: reports
      .map(({ id, branch_name, released_at, branch_score }) => ({
        reportId: id,
        branchName: branch_name,
        releasedAt: released_at!,
        score: branch_score!,
      }))
      .reverse(),
    weakest: weakestOf(reports, definitions),
  }
}

/** A client at a glance: its figures, its latest requests and how its branches score. */
export async function clientDashboard(actor: Actor) {
  authorize(actor, 'dashboard.client')
  const standing: Promise<ClientApprovalStatus> = readAs(actor, (tx) => clientApproval(tx, actor.id))
  const [approval, totals, latest, scores, certificates] = await Promise.all([
    standing,
    panel(ownTotals(actor)),
    panel(latestOwnRequests(actor, recentItems)),
    panel(quality(actor)),
    panel(countOwnCertificates(actor)),
  ])
  return { approval, totals, latest, scores, certificates }
}

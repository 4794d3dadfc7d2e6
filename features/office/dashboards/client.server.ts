import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { maySeeVisitCosts } from '#/domain/ordering/visit-costs.ts'
import { authorize, may, type Permission } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { readOwnDue } from '#/features/billing/client-invoices/list.server.ts'
import { countOwnCertificates } from '#/features/certification/client-certificates/read-list.server.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { readOverdueToday } from '#/features/operations/branch-morning/read-overdue.server.ts'
import { comingVisits } from '#/features/ordering/requests/coming-visits.server.ts'
import { latestOwnRequests, ownTotals } from '#/features/ordering/requests/list.server.ts'
import { readOverview } from '#/features/reporting/insights/read-overview.server.ts'
import { readMorning } from '#/features/reporting/morning/read-morning.server.ts'
import { readSetup } from '#/features/office/setup/read-setup.server.ts'
import { type Panel, panel } from './panel.server.ts'
import { recentItems } from './recent.ts'

const dueShown = 3

/** The client's morning page: what to do today, and the figures behind it. A panel is null for readers without its permission. */
export async function clientDashboard(actor: Actor, lang: Lang) {
  authorize(actor, 'dashboard.client')
  const allowed = <T>(permission: Permission, read: () => Promise<T>): Promise<Panel<T> | null> =>
    may(actor, permission) ? panel(read()) : Promise.resolve(null)
  const standing: Promise<ClientApprovalStatus> = readAs(actor, (tx) => clientApproval(tx, companyOf(actor)))
  const [approval, morning, totals, latest, scores, certificates, coming, month, setup, due, atBranches] =
    await Promise.all([
      standing,
      allowed('reports.read', () => readMorning(actor, lang)),
      allowed('evaluations.read', () => ownTotals(actor)),
      allowed('evaluations.read', () => latestOwnRequests(actor, recentItems)),
      allowed('insights.read', () => readOverview(actor)),
      allowed('certificates.read', () => countOwnCertificates(actor)),
      allowed('evaluations.foresee', () => comingVisits(actor)),
      maySeeVisitCosts(actor) || may(actor, 'evaluations.request')
        ? panel(readPlanOutlook(actor, companyOf(actor)).then(([first]) => first ?? null))
        : null,
      allowed('evaluations.request', () => readSetup(actor)),
      allowed('invoices.read', () => readOwnDue(actor, dueShown)),
      allowed('daily.manage', () => readOverdueToday(actor)),
    ])
  const mayOrder = may(actor, 'evaluations.request')
  return { approval, morning, totals, latest, scores, certificates, coming, month, setup, due, mayOrder, atBranches }
}

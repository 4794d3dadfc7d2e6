import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { authorize } from '#/domain/permissions.ts'
import { countOwnCertificates } from '#/features/certification/client-certificates/read-list.server.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { latestOwnRequests, ownTotals } from '#/features/ordering/requests/list.server.ts'
import { readOverview } from '#/features/reporting/insights/read-overview.server.ts'
import { panel } from './panel.server.ts'
import { recentItems } from './recent.ts'

/** Overview of a client: figures, latest requests and branch scores. */
export async function clientDashboard(actor: Actor) {
  authorize(actor, 'dashboard.client')
  const standing: Promise<ClientApprovalStatus> = readAs(actor, (tx) => clientApproval(tx, companyOf(actor)))
  const [approval, totals, latest, scores, certificates] = await Promise.all([
    standing,
    panel(ownTotals(actor)),
    panel(latestOwnRequests(actor, recentItems)),
    panel(readOverview(actor)),
    panel(countOwnCertificates(actor)),
  ])
  return { approval, totals, latest, scores, certificates }
}

import { type DemoKey, demoPeople } from '../../demo/people.ts'
import { lookUp } from './support.ts'

/** Page of the newest released report of a demo client's branch. */
export async function newestReport(client: DemoKey, branch: string): Promise<string> {
  const [row] = await lookUp<{ id: string }>(
    `select report.id from app.mystery_shopping_reports report
       join app.mystery_shopping_requests request on request.id = report.request_id
       join app.profiles client on client.id = request.client_id
     where client.email = $1 and request.branch_name = $2 and request.evaluation_type <> 'operations_audit'
       and report.released_at is not null
     order by request.scheduled_date desc limit 1`,
    [demoPeople[client].email, branch],
  )
  return `/client/reports/${row!.id}`
}

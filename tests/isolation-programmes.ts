import type pg from 'pg'
import type { Actor } from '#/domain/actor.ts'

type Rows = { client: Actor; shopper: Actor; tag: string; branch: string }

/** A visit programme of a tenant with a visit that is withheld from it, its history, its report and its alert. */
export async function fillProgrammeTables(owner: pg.Client, { client, shopper, tag, branch }: Rows): Promise<void> {
  const id = (n: number) => `0000000${n}-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const [programme, request] = [id(7), id(8)]
  await owner.query(
    `insert into app.visit_programmes (id, client_id, client_key, name, evaluation_type, cadence, visits, rule, starts_on, all_branches,
       beyond_plan, created_by) values ($1, $2, $1, 'p', 'basic', 'month', 1, '{}', '2027-01-01', false, false, $2)`,
    [programme, client.id],
  )
  await owner.query(
    `insert into app.visit_programme_branches (client_id, programme_id, branch_id) values ($1, $2, $3)`,
    [client.id, programme, branch],
  )
  await owner.query(
    `insert into app.visit_programme_draws (client_id, programme_id, branch_id, from_on, until_on, wanted, planned)
     values ($1, $2, $3, '2027-01-01', '2027-02-01', 1, 1)`,
    [client.id, programme, branch],
  )
  await owner.query(
    `insert into app.mystery_shopping_requests (id, client_id, shopper_id, branch_id, branch_name, branch_location, evaluation_type,
       scheduled_date, price, shopper_fee, status, created_by, programme_id, is_withheld)
     values ($1, $2, $3, $4, 'Main', 'Riyadh', 'basic', now(), 30000, 30000, 'assigned', $2, $5, true)`,
    [request, client.id, shopper.id, branch, programme],
  )
}

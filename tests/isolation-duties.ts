import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

/** A duty at a branch with one task that is open, both of the role `manager`. */
export async function fillDutyTables(owner: pg.Client, { tag, client, branch }: Tenant & { branch: string }) {
  const id = `00000140-0000-7000-8000-00000000000${tag.toLowerCase()}`
  await owner.query(
    "insert into app.calendar_days (day, name_en, name_ar, source, reviewed_on) values ($1, $2, 'd', 's', '2026-01-01')",
    [tag === 'A' ? '2001-01-01' : '2001-01-02', tag],
  )
  await owner.query(
    `with d as (insert into app.duties (id, client_id, node_id, title, rule, first_day, due_time, policy, owner_role, proof, created_by)
       values ($1, $2, $3, 'd', 'FREQ=DAILY', current_date, '10:00', 'keep', 'owner', 'none', $2))
     insert into app.duty_tasks (id, client_id, duty_id, node_id, occurrence, due_at, title, owner_role, proof)
       values ($1, $2, $1, $3, current_date, now(), 'd', 'owner', 'none')`,
    [id, client.id, branch],
  )
}

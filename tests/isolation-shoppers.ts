import type pg from 'pg'
import type { Actor } from '#/domain/actor.ts'

type Rows = { client: Actor; shopper: Actor; admin: Actor; tag: string; request: string; report: string; file: string }

/** Rows of a tenant in every table about its shopper: documents, tests, offers, waves, feedback and tasks. */
export async function fillShopperTables(owner: pg.Client, rows: Rows): Promise<void> {
  const { client, shopper, admin, tag, request, report, file } = rows
  const id = (n: number) => `00000${n}00-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const [employer, document, wave, offer, task, test] = [1, 2, 3, 4, 5, 6].map(id)
  const run = (text: string, ...values: unknown[]) => owner.query(text, values)
  await run(
    `insert into app.shopper_employers (id, shopper_id, company_name, kind) values ($1, $2, 'c', 'related')`,
    employer,
    shopper.id,
  )
  await run(
    `insert into app.shopper_documents (id, shopper_id, kind, name, file_id) values ($1, $2, 'other', 'n', $3)`,
    document,
    shopper.id,
    file,
  )
  await run(
    `insert into app.level_tests (id, shopper_id, level, questions, finished_at) values ($1, $2, 'professional', '[]', now())`,
    test,
    shopper.id,
  )
  await run(
    `insert into app.waves (id, name, client_id, from_on, until_on, created_by) values ($1, 'w', $2, '2027-01-01', '2027-01-02', $3)`,
    wave,
    client.id,
    admin.id,
  )
  await run(
    `insert into app.wave_picks (wave_id, request_id, client_id, shopper_id) values ($1, $2, $3, $4)`,
    wave,
    request,
    client.id,
    shopper.id,
  )
  await run(
    `insert into app.visit_offers (id, request_id, client_id, shopper_id, fit, offered_by, expires_at) values ($1, $2, $3, $4, 50, $5, now())`,
    offer,
    request,
    client.id,
    shopper.id,
    admin.id,
  )
  await run(
    `insert into app.visit_wishes (request_id, client_id, shopper_id) values ($1, $2, $3)`,
    request,
    client.id,
    shopper.id,
  )
  const said = [report, client.id, shopper.id]
  await run(`insert into app.grade_replies (report_id, client_id, shopper_id, text) values ($1, $2, $3, 't')`, ...said)
  await run(`insert into app.brief_ratings (report_id, client_id, shopper_id, stars) values ($1, $2, $3, 5)`, ...said)
  await run(
    `insert into app.report_appeals (report_id, client_id, shopper_id, reason) values ($1, $2, $3, 'r')`,
    ...said,
  )
  await run(
    `insert into app.work_tasks (id, title, owner_id, created_by) values ($1, 't', $2, $3)`,
    task,
    shopper.id,
    admin.id,
  )
  await run(`insert into app.work_task_notes (task_id, author_id, text) values ($1, $2, 't')`, task, shopper.id)
  for (const person of [client, shopper])
    await run(`insert into app.notice_switches (profile_id, kind, channel) values ($1, 'k', 'app')`, person.id)
  await run(`insert into app.calendar_feeds (profile_id, token_hash) values ($1, $2)`, shopper.id, tag)
}

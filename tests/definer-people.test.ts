import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { now } from '#/platform/clock.ts'
import { releasedReport } from './reports.ts'
import { world } from './world.ts'

const w = await world()
const [admin, client, stranger] = [await w.admin(), await w.client(), await w.client({ company: 'B' })]
const [shopper, other] = [await w.freelancer(), await w.freelancer()]

const ask = <T>(actor: Actor, call: RawBuilder<unknown>): Promise<T> =>
  asActor(actor, (tx) => callFunction<T>(tx, call))
const refused = { code: '42501' }

test('a shopper begins, answers and ends a test of their own', async () => {
  const begin = (actor: Actor, outdated: string | null = null) =>
    ask<string | null>(actor, sql`priv.begin_level_test('professional', '[]', ${now()}, ${outdated})`)
  const id = await begin(shopper)
  expect(id).not.toBeNull()
  expect(await begin(shopper)).toBeNull()
  const keep = (actor: Actor) => ask<boolean>(actor, sql`priv.keep_test_answers(${id}, '{"a": 1}')`)
  const finish = (actor: Actor) => ask<boolean>(actor, sql`priv.finish_level_test(${id}, '{}', 1, true, ${now()})`)
  expect([await keep(other), await finish(other)]).toEqual([false, false])
  expect(await begin(other, id)).not.toBeNull()
  for (const actor of [admin, client])
    for (const step of [begin, keep, finish]) await expect(step(actor)).rejects.toMatchObject(refused)
  expect([await keep(shopper), await finish(shopper), await keep(shopper), await finish(shopper)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

async function fileOf(owner: Actor, purpose: string): Promise<string> {
  const id = randomUUID()
  await w.owner.query(
    `insert into app.files (id, owner_id, purpose, content_type, bytes, sha256, storage_key) values ($1, $2, $3, 'image/jpeg', 1, 'x', $4)`,
    [id, owner.id, purpose, id],
  )
  return id
}

test('a shopper drops a file of their own that nothing names', async () => {
  const drop = (actor: Actor, file: string) => ask<string | null>(actor, sql`priv.drop_own_file(${file})`)
  const own = await fileOf(shopper, 'shopper_document')
  expect(await drop(other, own)).toBeNull()
  for (const actor of [admin, client]) await expect(drop(actor, own)).rejects.toMatchObject(refused)
  const named = await fileOf(shopper, 'shopper_document')
  await w.owner.query(
    `insert into app.shopper_documents (shopper_id, kind, name, file_id) values ($1, 'other', 'x', $2)`,
    [shopper.id, named],
  )
  expect(await drop(shopper, named)).toBeNull()
  expect(await drop(shopper, await fileOf(shopper, 'payment_proof'))).toBeNull()
  expect([await drop(shopper, own), await drop(shopper, own)]).toEqual([own, null])
})

test('only the office changes a level, a tier, and who keeps apart', async () => {
  const steps: [RawBuilder<unknown>, unknown][] = [
    [sql`priv.change_level(${shopper.id}, 'senior', ${now()})`, 'basic'],
    [sql`priv.change_level(${shopper.id}, 'senior', ${now()})`, 'senior'],
    [sql`priv.change_level(${randomUUID()}, 'senior', ${now()})`, null],
    [sql`priv.qualify_auditor(${shopper.id}, true, ${now()})`, ''],
    [sql`priv.qualify_auditor(${randomUUID()}, true, ${now()})`, null],
    [sql`priv.change_tier(${client.id}, 'enterprise')`, 'professional'],
    [sql`priv.keep_apart(${shopper.id}, ${client.id}, 'blocked_by_client')`, true],
    [sql`priv.keep_apart(${shopper.id}, ${client.id}, 'related')`, false],
    [sql`priv.let_together(${shopper.id}, ${client.id}, 'related')`, false],
    [sql`priv.let_together(${shopper.id}, ${client.id}, 'blocked_by_client')`, true],
    [sql`priv.set_residence(${shopper.id}, 'non_resident', '[]')`, true],
    [sql`priv.decline_transfer(${randomUUID()}, 'x', ${now()})`, false],
    [sql`priv.settle_correction(${randomUUID()}, 1, 'verified', 'review', null, ${now()})`, null],
    [sql`priv.take_back_study(${randomUUID()}, 1, ${now()})`, false],
  ]
  for (const [step, answer] of steps) {
    for (const actor of [client, shopper]) await expect(ask(actor, step)).rejects.toMatchObject(refused)
    expect(await ask(admin, step)).toBe(answer)
  }
})

test('a client with a running plan keeps its tier', async () => {
  await w.owner.query(
    `insert into app.subscriptions (id, client_id, tier, state, monthly_price, began_on) values ($1, $2, 'basic', 'active', 100, current_date)`,
    [randomUUID(), stranger.id],
  )
  expect(await ask(admin, sql`priv.change_tier(${stranger.id}, 'enterprise')`)).toBeNull()
  const { rows } = await w.owner.query('select subscription_tier from app.client_profiles where profile_id = $1', [
    stranger.id,
  ])
  expect(rows).toEqual([{ subscription_tier: 'professional' }])
})

test('when a level fell is for its shopper and the office', async () => {
  await w.owner.query(
    `insert into app.activity_log (actor_type, action, entity, entity_id) values ('system', 'shoppers.level-fall', 'profile', $1)`,
    [shopper.id],
  )
  const fell = (actor: Actor) => ask<string | null>(actor, sql`priv.level_fell_at(${shopper.id})`)
  expect([await fell(shopper), await fell(admin)]).toEqual([expect.any(String), expect.any(String)])
  expect(await fell(other)).toBeNull()
  await expect(fell(client)).rejects.toMatchObject(refused)
})

test('only the office lets a shopper back in, closes a month and repeats a task', async () => {
  await w.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [other.id])
  const steps: [RawBuilder<unknown>, unknown][] = [
    [sql`priv.unblock_shopper(${other.id}, ${now()})`, true],
    [sql`priv.unblock_shopper(${other.id}, ${now()})`, false],
    [sql`priv.unblock_shopper(${client.id}, ${now()})`, false],
    [sql`priv.repeat_task(${randomUUID()}, '2027-01-01', ${now()})`, null],
  ]
  for (const [step, answer] of steps) {
    for (const actor of [client, shopper]) await expect(ask(actor, step)).rejects.toMatchObject(refused)
    expect(await ask(admin, step)).toBe(answer)
  }
  for (const actor of [client, shopper])
    await expect(ask(actor, sql`priv.move_payout_days('[]')`)).rejects.toMatchObject(refused)
  for (const actor of [client, admin])
    await expect(ask(actor, sql`priv.decline_offer(${randomUUID()}, 'x', ${now()})`)).rejects.toMatchObject(refused)
  for (const actor of [client, shopper])
    await expect(ask(actor, sql`priv.close_month('2020-01-01', '{}', ${now()})`)).rejects.toMatchObject(refused)
})

test('a shopper who names an employer keeps away from that client, and only for themselves', async () => {
  await w.owner.query(`update app.profiles set company_name = 'Tannour House' where id = $1`, [client.id])
  const name = (owner: Actor) =>
    w.owner.query(
      `insert into app.shopper_employers (shopper_id, company_name, kind) values ($1, 'tannour  house', 'worked_there')`,
      [owner.id],
    )
  await Promise.all([name(shopper), name(other)])
  for (const actor of [client, admin])
    await expect(ask(actor, sql`priv.match_employers(null)`)).rejects.toMatchObject(refused)
  await ask(shopper, sql`priv.match_employers(${client.id})`)
  const { rows } = await w.owner.query('select shopper_id from app.shopper_conflicts where client_id = $1', [client.id])
  expect(rows).toEqual([{ shopper_id: shopper.id }])
})

test('a report is disputed by its own client only', async () => {
  const report = await releasedReport(w, admin, { client })
  const open = (actor: Actor, id: string = randomUUID()) =>
    ask<boolean>(actor, sql`priv.open_dispute(${id}, ${report}, 'Q1', 'x', ${now()}, ${now()})`)
  const hold = (actor: Actor) => ask<boolean>(actor, sql`priv.hold_own_report(${report})`)
  const settle = (actor: Actor) => ask<boolean>(actor, sql`priv.settle_disputed_report(${report}, ${now()})`)
  expect([await hold(client), await hold(stranger), await open(stranger)]).toEqual([true, false, false])
  for (const step of [open, hold, settle]) await expect(step(shopper)).rejects.toMatchObject(refused)
  for (const step of [open, hold]) await expect(step(admin)).rejects.toMatchObject(refused)
  const id = randomUUID()
  expect([await open(client, id), await open(client, id), await settle(client)]).toEqual([true, false, false])
  await w.owner.query(`update app.report_disputes set state = 'withdrawn', decided_at = now() where id = $1`, [id])
  expect([await settle(stranger), await settle(client), await settle(client)]).toEqual([false, true, false])
  const { rows } = await w.owner.query(
    `select step, actor_id from app.report_events where report_id = $1 order by id desc limit 2`,
    [report],
  )
  expect(rows).toEqual([
    { step: 'resolveDispute', actor_id: client.id },
    { step: 'dispute', actor_id: client.id },
  ])
})

test('an offer is declined by the shopper it was made to, while it stands', async () => {
  const report = await releasedReport(w, admin, { client })
  const offer = async (of: Actor, until: string) => {
    const { rows } = await w.owner.query<{ id: string }>(
      `insert into app.visit_offers (request_id, client_id, shopper_id, status, fit, expires_at)
       select r.request_id, r.client_id, $2, 'offered', 1, now() + $3::interval from app.mystery_shopping_reports r where r.id = $1 returning id`,
      [report, of.id, until],
    )
    return rows[0]!.id
  }
  const decline = (actor: Actor, id: string) => ask<boolean>(actor, sql`priv.decline_offer(${id}, 'x', ${now()})`)
  const standing = await offer(shopper, '1 hour')
  expect([await decline(other, standing), await decline(shopper, standing)]).toEqual([false, true])
  expect([await decline(shopper, standing), await decline(shopper, await offer(shopper, '-1 hour'))]).toEqual([
    false,
    false,
  ])
})

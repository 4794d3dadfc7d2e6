import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eraseDue } from '#/features/identity/own-data/erase.server.ts'
import { changeErasure } from '#/features/identity/own-data/erasure.server.ts'
import { mergeShoppers } from '#/features/office/merge-shoppers/merge-shoppers.server.ts'
import { balanceOf, bankedShopper, batchSteps, payablePayout, storedPayout } from '#/tests/payouts.ts'
import { world } from '#/tests/world.ts'
import { sendBatch } from './approve-batch.server.ts'
import { readBankFile } from './bank-file.server.ts'
import { makeBatch } from './make-batch.server.ts'

const here = await world({ madeUp: ['payouts'] })
const huda = await here.admin()
const { stored, seen, approved, sent, confirm } = batchSteps(here, huda)

test('of two accounts of one person the payouts and the balance move to the one that stays', async () => {
  const [gone, stays] = [await bankedShopper(here, 'Gone Person'), await bankedShopper(here)]
  const reportId = await payablePayout(here, huda, gone)
  const { net } = (await storedPayout(here, reportId))!
  await mergeShoppers(huda, { goneId: gone.id, staysId: stays.id, typedName: 'Gone Person' })
  expect(await storedPayout(here, reportId)).toMatchObject({ shopper_id: stays.id })
  expect(await balanceOf(here, 'shoppers_payable', gone.id)).toBe(0)
  expect(await balanceOf(here, 'shoppers_payable', stays.id)).toBe(-net)
  await confirm(await sent(stays))
  expect(await balanceOf(here, 'shoppers_payable', stays.id)).toBe(0)
})

test('an account with an amount owed cannot be erased', async () => {
  const shopper = await bankedShopper(here)
  await payablePayout(here, huda, shopper)
  const ask = () => changeErasure(shopper, { intent: 'erase', sure: 'on' })
  await expect(ask()).rejects.toMatchObject({ code: 'account.under-way' })
  await expect(
    here.owner.query(`update app.profiles set status = 'erased' where id = $1`, [shopper.id]),
  ).rejects.toMatchObject({ code: '23000' })
  await confirm(await sent(shopper))
  await ask()
  await here.owner.query(`update app.erasures set due_at = now() - interval '1 minute' where profile_id = $1`, [
    shopper.id,
  ])
  await eraseDue()
  const { rows } = await here.owner.query('select status from app.profiles where id = $1', [shopper.id])
  expect(rows).toEqual([{ status: 'erased' }])
})

test('ten thousand payouts are gathered, approved, sent and paid', async () => {
  const shopper = await bankedShopper(here)
  const reportId = await payablePayout(here, huda, shopper)
  const { rows } = await here.owner.query(`select request_id, client_id from app.payouts where report_id = $1`, [
    reportId,
  ])
  // why: creating ten thousand visits through the application would take an hour; only the number of payouts matters
  // here
  await here.owner.query(
    `with people as (
       insert into auth."user" (id, email, name, "emailVerified", "createdAt", "updatedAt", user_type, registration)
       select gen_random_uuid(), 'many-' || n || '@example.com', 'Many ' || n, false, now(), now(), 'mystery_shopper', '{"language": "en"}'
       from generate_series(1, 2000) n returning id)
     select count(*) from people`,
  )
  await here.owner.query(
    `update app.mystery_shopper_profiles s set legal_name = 'Many', identity_hash = 'i' || s.profile_id, iban_sealed = o.iban_sealed,
       iban_last = '0000', iban_bank = '80', iban_hash = 'h' || s.profile_id, iban_changed_at = now() - interval '9 days', approval = 'approved'
     from app.mystery_shopper_profiles o, app.profiles p
     where o.profile_id = $1 and p.id = s.profile_id and p.email like 'many-%'`,
    [shopper.id],
  )
  await here.owner.query('alter table app.payouts drop constraint payouts_report_id_key')
  await here.owner.query(
    `insert into app.payouts (shopper_id, request_id, client_id, report_id, fee, state, payable_on)
     select p.id, $1, $2, $3, 30000, 'payable', '2026-01-01' from app.profiles p, generate_series(1, 5) where p.email like 'many-%'`,
    [rows[0].request_id, rows[0].client_id, reportId],
  )
  const batchId = randomUUID()
  await makeBatch(huda, { id: batchId, shopperIds: null })
  expect((await stored(batchId)).count).toBeGreaterThanOrEqual(10_000)
  // above the limit of the settings two approvals are needed
  for (const _ of [1, 2]) await approved(batchId)
  await sendBatch(huda, await seen(batchId))
  const file = await readBankFile(huda, batchId)
  expect(file.text.split('\r\n').length).toBeGreaterThanOrEqual(2002)
  await confirm(batchId)
  expect(await stored(batchId)).toMatchObject({ state: 'done' })
  expect(await balanceOf(here, 'bank')).toBeLessThan(-10_000 * 30_000)
}, 120_000)

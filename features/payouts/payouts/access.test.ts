import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { asActor } from '#/db/database.server.ts'
import { adminPassword, bankedShopper, batchSteps, payablePayout, storedPayout } from '#/tests/payouts.ts'
import { world } from '#/tests/world.ts'
import { answerQuery } from '#/features/payouts/queries/answer-query.server.ts'
import { approveBatch, sendBatch } from './approve-batch.server.ts'
import { readBankFile } from './bank-file.server.ts'
import { browseBatches, readBatch } from './browse-batches.server.ts'
import { browseDue, dueFigures } from './browse-due.server.ts'
import { browseQueries } from '#/features/payouts/queries/browse-queries.server.ts'
import { correctPayout, takePayoutStep } from './change-payout.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { readList } from '#/domain/list.ts'
import { payoutList } from './payout-list.ts'
import { browsePayouts, payoutRows } from './payout-list.server.ts'
import { batchList } from './batch-list.ts'
import { dueList } from './due-list.ts'
import { transfersQuery } from './lists.ts'
import { queryList } from '#/features/payouts/queries/query-list.ts'
import { dropBatch, makeBatch, takeOut } from './make-batch.server.ts'
import { readOwnPayouts } from '#/features/payouts/own-payouts/own.server.ts'
import { readPayoutPage } from '#/features/payouts/own-payouts/read-page.server.ts'
import { askAboutPayout } from '#/features/payouts/queries/ask-about-payout.server.ts'
import { readPayout } from './read-payout.server.ts'
import { setResidence } from '#/features/payouts/payout-settings/residence.server.ts'
import { readPayoutSettings, savePayoutSettings } from '#/features/payouts/payout-settings/settings.server.ts'
import { confirmBatch, failTransfer, retryTransfer } from './settle-batch.server.ts'

const payoutQuery = (params: URLSearchParams) => readList(payoutList, params)
const dueQuery = (params: URLSearchParams) => readList(dueList, params)
const batchesQuery = (params: URLSearchParams) => readList(batchList, params)
const queriesQuery = (params: URLSearchParams) => readList(queryList, params)

const here = await world()
const [admin, client, owner] = [await here.admin(), await here.client(), await bankedShopper(here)]
const stranger = await here.shopper()
const reportId = await payablePayout(here, admin, owner)
const payoutId = (await storedPayout(here, reportId))!.id
const { seen, batchOf, stored } = batchSteps(here, admin)
const nowhere = '00000000-0000-7000-8000-000000000000'
const none = new URLSearchParams()
const version = 1

type Verb = (actor: Actor, id: string) => Promise<unknown>
const aboutOne: [string, Verb][] = [
  ['readPayout', (actor, id) => readPayout(actor, id)],
  ['hold', (actor, id) => takePayoutStep(actor, 'hold', { payoutId: id, version, reason: 'x' })],
  [
    'correct',
    (actor, id) => correctPayout(actor, { payoutId: id, version, reason: 'x', fee: 0, bonus: 0, reimbursement: 0 }),
  ],
  ['readBatch', (actor, id) => readBatch(actor, id, transfersQuery(none))],
  ['approveBatch', (actor, id) => approveBatch(actor, { batchId: id, digest: 'x', password: adminPassword })],
  ['sendBatch', (actor, id) => sendBatch(actor, { batchId: id, version })],
  ['readBankFile', (actor, id) => readBankFile(actor, id)],
  ['readBankFile as a message', (actor, id) => readBankFile(actor, id, 'pain.001.001.09')],
  ['dropBatch', (actor, id) => dropBatch(actor, { batchId: id, version })],
  ['takeOut', (actor, id) => takeOut(actor, { batchId: id, version, place: 1 })],
  [
    'confirmBatch',
    (actor, id) => confirmBatch(actor, { batchId: id, version, bankReference: 'x', paidOn: '2026-01-01' }),
  ],
  ['failTransfer', (actor, id) => failTransfer(actor, { batchId: id, place: 1, reason: 'x' })],
  ['retryTransfer', (actor, id) => retryTransfer(actor, { batchId: id, place: 1 })],
  ['answerQuery', (actor, id) => answerQuery(actor, { queryId: id, answer: 'x' })],
  ['setResidence', (actor, id) => setResidence(actor, id, 'non_resident')],
]
const office: [string, Verb][] = [
  ...aboutOne,
  ['makeBatch', (actor) => makeBatch(actor, { id: randomUUID(), shopperIds: null })],
  ['browseDue', (actor) => browseDue(actor, dueQuery(none))],
  ['dueFigures', (actor) => dueFigures(actor)],
  ['browsePayouts', (actor) => browsePayouts(actor, payoutQuery(none))],
  ['exportPayouts', (actor) => exportList(actor, payoutList, payoutQuery(none), payoutRows, 'en')],
  ['browseBatches', (actor) => browseBatches(actor, batchesQuery(none))],
  ['browseQueries', (actor) => browseQueries(actor, queriesQuery(none))],
  ['readSettings', (actor) => readPayoutSettings(actor)],
  ['saveSettings', (actor) => savePayoutSettings(actor, { holidays: [], withholdingPercent: 0 })],
]

describe('the office alone', () => {
  test.each(office)('%s is refused to everybody else', async (_, verb) => {
    for (const actor of [client, owner, stranger])
      await expect(verb(actor, payoutId)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test.each(aboutOne)('%s of something that is not there', async (_, verb) => {
    for (const id of [nowhere, 'no-id']) await expect(verb(admin, id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('shoppers', () => {
  test('see and ask about their own, and nobody else’s', async () => {
    expect((await readOwnPayouts(owner)).map(({ id }) => id)).toEqual([payoutId])
    expect(await readOwnPayouts(stranger)).toEqual([])
    await expect(readOwnPayouts(client)).rejects.toMatchObject({ code: 'not-allowed' })
    const question = { id: randomUUID(), payoutId, text: 'When?' }
    await expect(askAboutPayout(stranger, question)).rejects.toMatchObject({ code: 'not-found' })
    await expect(askAboutPayout(client, question)).rejects.toMatchObject({ code: 'not-allowed' })
    for (const _ of [1, 2]) await askAboutPayout(owner, question)
    const { rows } = await browseQueries(admin, queriesQuery(none))
    expect(rows).toMatchObject([{ id: question.id, payoutId, text: 'When?' }])
    await answerQuery(admin, { queryId: question.id, answer: 'On Sunday.' })
    await expect(answerQuery(admin, { queryId: question.id, answer: 'Later.' })).rejects.toMatchObject({
      code: 'payout.answered',
    })
    expect((await readPayoutPage(owner, payoutId)).queries).toMatchObject([{ text: 'When?', answer: 'On Sunday.' }])
  })

  test('ask no more than three times without an answer', async () => {
    for (const n of [1, 2, 3]) await askAboutPayout(owner, { id: randomUUID(), payoutId, text: `Question ${n}` })
    await expect(askAboutPayout(owner, { id: randomUUID(), payoutId, text: 'Again' })).rejects.toMatchObject({
      code: 'payout.asked-often',
    })
  })

  test('no database role of a person writes a payout, a transfer or a batch', async () => {
    for (const actor of [admin, owner, client])
      for (const change of ['payouts set withheld', 'payout_transfers set withheld', 'payout_batches set total'])
        await expect(asActor(actor, (tx) => sql`update ${sql.raw(change)} = 0`.execute(tx))).rejects.toMatchObject({
          code: '42501',
        })
  })
})

test('lists find, page and add up what they show', async () => {
  const due = await browseDue(admin, dueQuery(new URLSearchParams({ q: 'nora', account: 'ready' })))
  expect(due).toMatchObject({ total: 1, rows: [{ shopperId: owner.id, visits: 1, account: 'ready' }] })
  expect((await browseDue(admin, dueQuery(new URLSearchParams({ q: 'nobody' })))).total).toBe(0)
  const list = await browsePayouts(admin, payoutQuery(new URLSearchParams({ state: 'payable', q: 'Nora' })))
  expect(list).toMatchObject({ total: 1, net: due.rows[0]!.net, rows: [{ id: payoutId }], counts: { payable: 1 } })
  const { visit } = await readPayout(admin, payoutId)
  for (const q of [`#${visit.number}`, String(visit.number), visit.branch.toUpperCase()])
    expect((await browsePayouts(admin, payoutQuery(new URLSearchParams({ q })))).total).toBe(1)
  const lines: unknown[] = []
  for await (const line of await exportList(admin, payoutList, payoutQuery(none), payoutRows, 'ar')) lines.push(line)
  expect(lines).toHaveLength(2)
  const batchId = await batchOf(owner)
  const figures = await dueFigures(admin)
  expect(figures).toMatchObject({ payable: { visits: 0, net: 0 }, waitingBatches: 1, openQueries: 3 })
  const page = await readBatch(admin, batchId, transfersQuery(none))
  expect(page).toMatchObject({ total: 1, stuck: 0, outcomes: { waiting: { count: 1, net: list.net } } })
  await dropBatch(admin, await seen(batchId))
  expect(await stored(batchId)).toMatchObject({ state: 'dropped' })
  expect((await browseBatches(admin, batchesQuery(new URLSearchParams({ state: 'dropped' })))).total).toBe(1)
})

import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { accrueReleased } from '#/features/payouts/payouts/accrue.server.ts'
import { answerQuery } from '#/features/payouts/queries/answer-query.server.ts'
import { approveBatch, sendBatch } from '#/features/payouts/payouts/approve-batch.server.ts'
import { takePayoutStep } from '#/features/payouts/payouts/change-payout.server.ts'
import { makeBatch } from '#/features/payouts/payouts/make-batch.server.ts'
import { readOwnPayouts } from '#/features/payouts/own-payouts/own.server.ts'
import { ripenPayouts } from '#/features/payouts/payouts/ripen.server.ts'
import { confirmBatch } from '#/features/payouts/payouts/settle-batch.server.ts'
import { askAboutPayout } from '#/features/payouts/queries/ask-about-payout.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { demoPeople } from '../people.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

const day = 24

/** Books the earnings of every released visit on the day of its release. */
async function earn(admin: Actor): Promise<void> {
  const reports = await readAs(admin, (db) =>
    db
      .selectFrom('mystery_shopping_reports')
      .select(['id', 'released_at'])
      .where('released_at', 'is not', null)
      .orderBy('released_at')
      .execute(),
  )
  for (const { id, released_at } of reports)
    await happeningAt(new Date(released_at!), () => accrueReleased({ reportId: id }))
}

const batchOf = (admin: Actor, id: string) =>
  readAs(admin, (db) =>
    db.selectFrom('payout_batches').select(['state', 'version', 'digest']).where('id', '=', id).executeTakeFirst(),
  )

/** Pays a batch of everything payable at that time, up to the bank. Resumes an interrupted seeding. */
async function pay({ admin, editor }: Pick<Cast, 'admin' | 'editor'>, at: Date): Promise<void> {
  const id = sameIdFor('payout batch')
  const state = async () => (await batchOf(admin, id))?.state
  await happeningAt(at, async () => {
    await ripenPayouts()
    if (!(await state())) await makeBatch(admin, { id, shopperIds: null })
    const { digest } = (await batchOf(admin, id))!
    if ((await state()) === 'open')
      await approveBatch(editor, { batchId: id, digest, password: demoPeople.editor.password })
  })
  const version = async () => (await batchOf(admin, id))!.version
  await happeningAt(addHours(at, 2), async () => {
    if ((await state()) === 'approved') await sendBatch(admin, { batchId: id, version: await version() })
  })
  const paidAt = addHours(at, day)
  await happeningAt(paidAt, async () => {
    const step = { batchId: id, version: await version(), bankReference: 'SARIE-26-004417', paidOn: riyadhDay(paidAt) }
    if ((await state()) === 'sent') await confirmBatch(editor, step)
  })
}

/** Holds one payout until its receipt is checked. */
async function hold(admin: Actor, shopper: Actor): Promise<void> {
  const payable = await readOwnPayouts(shopper, { state: 'payable' })
  const held = await readOwnPayouts(shopper, { state: 'held' })
  const newest = payable.at(-1)
  if (!newest || held.length > 0) return
  await takePayoutStep(admin, 'hold', {
    payoutId: newest.id,
    version: await versionOf(admin, newest.id),
    reason: 'The receipt names another amount than the report. We are asking the branch.',
  })
}

const versionOf = async (admin: Actor, id: string): Promise<number> => {
  const row = await readAs(admin, (db) =>
    db.selectFrom('payouts').select('version').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return row.version
}

/** An answered query, and an open one. */
async function ask({ admin, shopper, freelancer }: Cast): Promise<void> {
  const known = await readAs(admin, (db) => db.selectFrom('payout_queries').select('id').limit(1).executeTakeFirst())
  if (known) return
  const paid = (await readOwnPayouts(shopper, { state: 'paid' })).at(-1)
  const open = (await readOwnPayouts(freelancer)).at(-1)
  if (paid) {
    const id = sameIdFor('payout question', 'answered')
    await askAboutPayout(shopper, { id, payoutId: paid.id, text: 'هل تشمل هذه المستحقات ثمن القهوة التي طلبتها؟' })
    await answerQuery(admin, { queryId: id, answer: 'نعم، عُوِّض المبلغ كاملًا بحسب الإيصال ويظهر في سطر مستقل.' })
  }
  if (open)
    await askAboutPayout(freelancer, {
      id: sameIdFor('payout question', 'open'),
      payoutId: open.id,
      text: 'I ordered a side dish that the brief asked for. Is it part of the spending that is given back?',
    })
}

/** Payouts of the demo shoppers: most paid, some due, one on hold. Idempotent. */
export async function tellPayouts(cast: Cast, present: Date): Promise<void> {
  await earn(cast.admin)
  await pay(cast, addHours(present, -40 * day))
  await happeningAt(present, ripenPayouts)
  await hold(cast.admin, cast.lama)
  await ask(cast)
}

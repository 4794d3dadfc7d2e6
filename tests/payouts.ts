import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import { addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { accrueReleased } from '#/features/payouts/payouts/accrue.server.ts'
import { approveBatch, sendBatch } from '#/features/payouts/payouts/approve-batch.server.ts'
import { makeBatch } from '#/features/payouts/payouts/make-batch.server.ts'
import { confirmBatch } from '#/features/payouts/payouts/settle-batch.server.ts'
import { ripenPayouts } from '#/features/payouts/payouts/ripen.server.ts'
import { saveIdentity } from '#/features/shoppers/shopper-profile/save-about.server.ts'
import { saveIban } from '#/features/shoppers/shopper-profile/save-iban.server.ts'
import { now } from '#/platform/clock.ts'
import { at, releasedReport } from './reports.ts'
import type { World } from './world.ts'

export const adminPassword = 'correct-horse-battery'
/** By world, because files share this module. */
const people = new WeakMap<World, number>()

/** IBAN with check digits of an account of 18 digits. */
export function ibanOf(account: string): string {
  let rest = 0
  for (const digit of `${account.padStart(20, '0')}281000`) rest = (rest * 10 + Number(digit)) % 97
  return `SA${String(98 - rest).padStart(2, '0')}${account.padStart(20, '0')}`
}

/** A valid identity number. */
function identityNumber(n: number): string {
  const body = `1${String(n).padStart(8, '0')}`
  const sum = [...body].reduce((total, sign, index) => {
    const doubled = Number(sign) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** A shopper with identity, and a bank account given three days ago. */
export async function bankedShopper(world: World, name = 'Nora Alharbi'): Promise<Actor> {
  const shopper = await world.shopper({ name, password: adminPassword })
  const n = (people.get(world) ?? 0) + 1
  people.set(world, n)
  await at(addHours(now(), -72), async () => {
    await saveIdentity(shopper, {
      intent: 'identity',
      legalName: name,
      birthOn: '1990-01-01',
      identityKind: 'national_id',
      identityNumber: identityNumber(n),
      phone: `+9665000${String(n).padStart(5, '0')}`,
    })
    await saveIban(shopper, { iban: ibanOf(`80${String(n).padStart(6, '0')}`) })
  })
  return shopper
}

export type StoredPayout = {
  id: string
  state: string
  version: number
  fee: number
  bonus: number
  reimbursement: number
  withheld: number
  net: number
  payable_on: string
  batch_id: string | null
  place: number | null
  reason: string | null
  bank_reference: string | null
  shopper_id: string
}

export async function storedPayout(world: World, reportId: string): Promise<StoredPayout | undefined> {
  const { rows } = await world.owner.query(
    `select *, to_char(payable_on, 'YYYY-MM-DD') as payable_on, fee::int, bonus::int, reimbursement::int, withheld::int, net::int
     from app.payouts where report_id = $1`,
    [reportId],
  )
  return rows[0]
}

/** A released report with a payable payout. */
export async function payablePayout(world: World, editor: Actor, shopper: Actor): Promise<string> {
  const reportId = await releasedReport(world, editor, { shopper })
  await accrueReleased({ reportId })
  await at(addHours(now(), 24 * 30), ripenPayouts)
  return reportId
}

/** Balance of an account, optionally of a party; also checks that all entries add up to zero. */
export async function balanceOf(world: World, account: string, party?: string): Promise<number> {
  const { rows } = await world.owner.query<{ sum: number; all: number }>(
    `select coalesce(sum(amount) filter (where account = $1 and ($2::uuid is null or party_id = $2)), 0)::int as sum,
       coalesce(sum(amount), 0)::int as all from app.journal_lines`,
    [account, party ?? null],
  )
  if (rows[0]!.all !== 0) throw new Error('the books do not add up to zero')
  return rows[0]!.sum
}

/** Steps of a batch to the bank, by administrators without recent password attempts. */
export function batchSteps(here: World, maker: Actor) {
  const stored = async (batchId: string) => {
    const { rows } = await here.owner.query(
      'select state, version, digest, total::int, count, number from app.payout_batches where id = $1',
      [batchId],
    )
    return rows[0]
  }
  const seen = async (batchId: string) => ({ batchId, version: (await stored(batchId)).version as number })
  const batchOf = async (...shoppers: Actor[]): Promise<string> => {
    const id = randomUUID()
    await makeBatch(maker, { id, shopperIds: shoppers.map((shopper) => shopper.id) })
    return id
  }
  const approve = async (admin: Actor, batchId: string, digest?: string) =>
    approveBatch(admin, { batchId, digest: digest ?? (await stored(batchId)).digest, password: adminPassword })
  const approved = async (batchId: string) => approve(await here.admin(), batchId)
  const sent = async (...shoppers: Actor[]): Promise<string> => {
    const id = await batchOf(...shoppers)
    await approved(id)
    await sendBatch(maker, await seen(id))
    return id
  }
  const confirm = async (batchId: string) =>
    confirmBatch(maker, { ...(await seen(batchId)), bankReference: 'SARIE-77', paidOn: riyadhDay(now()) })
  return { stored, seen, batchOf, approve, approved, sent, confirm }
}

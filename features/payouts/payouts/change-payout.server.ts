import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { bookEarned } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { payoutAmounts, type PayoutState, type PayoutStep, payoutSteps } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { book } from '#/features/ledger/journal/book.server.ts'
import { setPaidAmounts } from '#/features/ordering/requests/change-request.server.ts'
import { now } from '#/platform/clock.ts'
import { earningOf } from './accrue.server.ts'
import { payoutSettings } from '#/features/payouts/payout-settings/settings.server.ts'

const columns = [
  'id',
  'shopper_id',
  'request_id',
  'client_id',
  'report_id',
  'fee',
  'bonus',
  'reimbursement',
  'withheld',
] as const

/** Reads a payout and locks its row until the transaction ends. */
export async function holdPayout(tx: Tx, where: { id: string } | { reportId: string }) {
  const row = await tx
    .selectFrom('payouts')
    .select([...columns, 'state', 'version', 'payable_on'])
    .$if('id' in where, (of) => of.where('id', '=', 'id' in where ? recordId(where.id) : ''))
    .$if('reportId' in where, (of) => of.where('report_id', '=', 'reportId' in where ? where.reportId : ''))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}
type HeldPayout = NonNullable<Awaited<ReturnType<typeof holdPayout>>>

async function holdSeen(tx: Tx, payoutId: string, version: number): Promise<HeldPayout> {
  const payout = await holdPayout(tx, { id: payoutId })
  if (!payout) throw new AppError('not-found')
  if (payout.version !== version) throw new AppError('changed-meanwhile')
  return payout
}

const assertMay = (step: PayoutStep, { state }: HeldPayout): void => {
  if (!(payoutSteps[step].from as readonly PayoutState[]).includes(state)) throw new AppError('payout.step-refused')
}

export type PayoutStepSent = { payoutId: string; version: number; reason?: string }

/** Holds a payout, releases it, or retries it after a bank's refusal. Holding needs a reason for the shopper. */
export async function takePayoutStep(
  actor: Actor,
  step: 'hold' | 'free' | 'retry',
  { payoutId, version, reason = '' }: PayoutStepSent,
): Promise<void> {
  authorize(actor, 'payouts.batch')
  const why = reason.trim()
  if (step === 'hold' && !why) throw new AppError('payout.reason-required', {}, { reason: 'reason' })
  await asSystem('payouts change state; only the platform writes payouts, after authorisation', async (tx) => {
    const payout = await holdSeen(tx, payoutId, version)
    assertMay(step, payout)
    const isEmpty = payout.fee + payout.bonus + payout.reimbursement === 0
    if (step !== 'hold' && isEmpty) throw new AppError('payout.nothing-left')
    // why: a payout held before its payable day does not become due by its release
    const waits = step === 'free' && payout.payable_on > riyadhDay(now())
    const state: PayoutState = waits ? 'accrued' : payoutSteps[step].to
    await tx
      .updateTable('payouts')
      .set({
        state,
        reason: step === 'hold' ? why : null,
        batch_id: null,
        place: null,
        paid_at: null,
        bank_reference: null,
        version: version + 1,
      })
      .where('id', '=', payout.id)
      .execute()
    await recordActivity(tx, actor, {
      action: `payouts.${step}`,
      entity: 'payout',
      entityId: payout.id,
      clientId: payout.client_id,
      before: { state: payout.state },
      after: { state },
      reason: why || null,
    })
  })
}

export type PayoutParts = { fee: Halalas; bonus: Halalas; reimbursement: Halalas }

/** Whether the amounts may still change: not in a batch and not paid. */
const isChangeable = ({ state }: HeldPayout): boolean => state !== 'batched' && state !== 'paid'

/** Writes new amounts and books the difference. Holds a payout of zero, because a bank cannot transfer nothing. */
async function rewrite(
  tx: Tx,
  actor: Actor | null,
  payout: HeldPayout,
  { withheld, ...parts }: PayoutParts & { withheld: Halalas },
  reason: string | null,
): Promise<void> {
  const isEmpty = parts.fee + parts.bonus + parts.reimbursement === 0
  await tx
    .updateTable('payouts')
    .set({
      ...parts,
      withheld,
      version: payout.version + 1,
      ...(isEmpty ? { state: 'held', reason, batch_id: null, place: null } : {}),
    })
    .where('id', '=', payout.id)
    .execute()
  const difference = {
    fee: parts.fee - payout.fee,
    bonus: parts.bonus - payout.bonus,
    reimbursement: parts.reimbursement - payout.reimbursement,
  }
  await book(tx, {
    kind: 'payout.corrected',
    about: `${payout.id}:${payout.version + 1}`,
    on: riyadhDay(now()),
    entries: bookEarned({ shopper: payout.shopper_id, ...difference }),
    actorId: actor?.id ?? null,
  })
}

/** Corrects the amounts of a visit before payment, as an administrator; zero leaves it unpaid. Books the difference. */
export async function correctPayout(
  actor: Actor,
  { payoutId, version, reason = '', ...parts }: PayoutStepSent & PayoutParts,
): Promise<void> {
  authorize(actor, 'payouts.batch')
  const why = reason.trim()
  if (!why) throw new AppError('payout.reason-required', {}, { reason: 'reason' })
  await asSystem('corrects an amount; only the platform writes payouts, after authorisation', async (tx) => {
    const payout = await holdSeen(tx, payoutId, version)
    if (!isChangeable(payout)) throw new AppError('payout.step-refused')
    const percent = await percentFor(tx, payout.shopper_id)
    const facts = { ...parts, receipt: parts.reimbursement, ceiling: parts.reimbursement }
    const { withheld } = payoutAmounts({ ...facts, withholdingPercent: percent })
    await rewrite(tx, actor, payout, { ...parts, withheld }, why)
    await setPaidAmounts(tx, payout, parts)
    await recordActivity(tx, actor, {
      action: 'payouts.correct',
      entity: 'payout',
      entityId: payout.id,
      clientId: payout.client_id,
      before: { fee: payout.fee, bonus: payout.bonus, reimbursement: payout.reimbursement },
      after: { fee: parts.fee, bonus: parts.bonus, reimbursement: parts.reimbursement },
      reason: why,
    })
  })
}

/** Withholding per cent of a shopper under their current tax residence. */
export async function percentFor(tx: Tx, shopperId: string): Promise<number> {
  const [{ withholdingPercent }, shopper] = await Promise.all([
    payoutSettings(tx),
    tx
      .selectFrom('mystery_shopper_profiles')
      .select('tax_residence')
      .where('profile_id', '=', shopperId)
      .executeTakeFirst(),
  ])
  return shopper?.tax_residence === 'non_resident' ? withholdingPercent : 0
}

/** Job after a corrected answer of a released report: recalculates the reimbursement by the current receipt. */
export const recountPayout = ({ reportId }: { reportId: string }): Promise<void> =>
  asSystem('a job updates the reimbursement after a corrected receipt', async (tx) => {
    const payout = await holdPayout(tx, { reportId })
    const earning = payout && isChangeable(payout) ? await earningOf(tx, reportId) : null
    if (!payout || !earning) return
    const reimbursement = Math.min(earning.receipt ?? 0, earning.ceiling)
    if (reimbursement === payout.reimbursement) return
    const { fee, bonus, withheld } = payout
    await rewrite(tx, null, payout, { fee, bonus, reimbursement, withheld }, null)
    await recordActivity(tx, null, {
      action: 'payouts.recount',
      entity: 'payout',
      entityId: payout.id,
      clientId: payout.client_id,
      before: { reimbursement: payout.reimbursement },
      after: { reimbursement },
    })
  })

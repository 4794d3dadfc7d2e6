import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth, clientInBoth } from '#/db/names.server.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { AppError } from '#/domain/errors.ts'
import { type Fit, rankCandidates } from '#/domain/ordering/fit.ts'
import { needsStandby } from '#/domain/ordering/offer.ts'
import {
  endOffers,
  giveVisit,
  mustBeFree,
  queuesFree,
  queueUp,
} from '#/features/ordering/assignment/give-visit.server.ts'
import { loadCandidates, selectJob } from '#/features/ordering/assignment/load-candidates.server.ts'
import { type JobRow, readsIn } from '#/features/ordering/assignment/load-pool.server.ts'
import { losses } from '#/features/ordering/assignment/pool-rows.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { dropStandby, withdrawOffer } from '#/features/ordering/assignment/offer-rows.server.ts'
import { setOffering } from '#/features/ordering/requests/change-request.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { endImpossible } from './end-impossible.server.ts'
import { makeOffer } from './make-offer.server.ts'

/** The shopper is being assigned elsewhere: settle again afterwards. */
class IsBusy extends Error {
  readonly shopperId: string
  constructor(shopperId: string) {
    super(`shopper ${shopperId} is busy`)
    this.shopperId = shopperId
  }
}

type Standby = { id: string; shopperId: string }

/** Accepted, unused stand-by of this visit. */
async function standbyOf(tx: Tx, requestId: string): Promise<Standby | undefined> {
  const row = await tx
    .selectFrom('visit_offers as offer')
    .select(['offer.id', 'offer.shopper_id'])
    .where('offer.request_id', '=', requestId)
    .where('offer.is_standby', '=', true)
    .where('offer.status', '=', 'accepted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_events as event')
            .select('event.id')
            .whereRef('event.request_id', '=', 'offer.request_id')
            .whereRef('event.shopper_id', '=', 'offer.shopper_id')
            .where('event.step', 'in', losses),
        ),
      ),
    )
    .orderBy('offer.answered_at')
    .executeTakeFirst()
  return row && { id: row.id, shopperId: row.shopper_id }
}

/** Last step of the request. */
const lastStep = async (tx: Tx, requestId: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('request_events')
    .select('step')
    .where('request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.step
}

/** Locks the request until the end of the transaction, which serialises workers. */
const holdRequest = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('mystery_shopping_requests')
    .select([
      'id',
      'status',
      'is_offering',
      'shopper_id',
      clientInBoth().as('client_name'),
      branchInBoth().as('branch_name'),
      'scheduled_date',
    ])
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
type Held = NonNullable<Awaited<ReturnType<typeof holdRequest>>>

/** Assigns the visit to the stand-by if the rules still allow it; otherwise notifies them. */
async function giveToStandby(tx: Tx, job: JobRow, standby: Standby, settings: AssignmentSettings): Promise<boolean> {
  try {
    await mustBeFree(tx, job, standby.shopperId, settings, { offers: false })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await dropStandby(tx, standby.id)
    await enqueue(tx, 'offers.announce', { offerId: standby.id, event: 'ended' })
    return false
  }
  await giveVisit(tx, job, { shopperId: standby.shopperId, by: null, activity: 'evaluations.standby' })
  await endImpossible(tx, standby.shopperId, settings)
  return true
}

type Choice = { shopperId: string; fit: Fit }

/** Allowed shoppers without an offer so far, best first. `again`: a stand-by who may be offered the visit itself. */
async function notAskedYet(tx: Tx, job: JobRow, settings: AssignmentSettings, again?: string): Promise<Choice[]> {
  const asked = await tx
    .selectFrom('visit_offers')
    .select(['shopper_id'])
    .where('request_id', '=', job.id)
    .union(
      tx
        .selectFrom('request_events')
        .select((event) => event.ref('shopper_id').$notNull().as('shopper_id'))
        .where('request_id', '=', job.id)
        .where('step', 'in', losses)
        .where('shopper_id', 'is not', null),
    )
    .execute()
  const known = new Set(asked.map((row) => row.shopper_id))
  const { candidates, atBranch } = await loadCandidates(readsIn(tx), job, settings)
  return rankCandidates(
    candidates.filter(({ id }) => id === again || !known.has(id)),
    job,
    atBranch,
    settings,
  )
    .filter(({ refusals }) => refusals.length === 0)
    .map(({ candidate, fit }) => ({ shopperId: candidate.id, fit }))
    .sort((a, b) => Number(b.shopperId === again) - Number(a.shopperId === again))
}

/**
 * First candidate still allowed under their lock, since another offer may have come meanwhile. Removes the examined
 * ones from the list.
 */
async function takeFirst(tx: Tx, job: JobRow, next: Choice[], settings: AssignmentSettings): Promise<Choice | null> {
  for (let choice = next.shift(); choice; choice = next.shift()) {
    if (!(await queuesFree(tx, 'shopper', choice.shopperId))) throw new IsBusy(choice.shopperId)
    try {
      return { ...choice, fit: await mustBeFree(tx, job, choice.shopperId, settings) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return null
}

const openOffers = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('visit_offers')
    .select(['id', 'shopper_id', 'is_standby', 'status'])
    .where('request_id', '=', requestId)
    .where((or) =>
      or.or([or('status', '=', 'offered'), or.and([or('status', '=', 'accepted'), or('is_standby', '=', true)])]),
    )
    .execute()

/** An offering stopped by the office is not restarted. */
const wasEverOffered = async (tx: Tx, requestId: string): Promise<boolean> => {
  const row = await tx.selectFrom('visit_offers').select('id').where('request_id', '=', requestId).executeTakeFirst()
  return row !== undefined
}

/** Ends the offering without candidates and notifies the office. */
async function giveUp(tx: Tx, held: Held): Promise<void> {
  await setOffering(tx, held.id, false)
  const effectKey = `${held.id}:offer.nobody-left:${now().toISOString().slice(0, 10)}`
  const facts = { branch: held.branch_name, request: held.id }
  await tell(tx, { admins: 'all' }, 'offer.nobody-left', facts, { effectKey })
}

/** Notifies the author of a single offer that it was declined or expired. */
async function tellUntaken(tx: Tx, held: Held): Promise<void> {
  const last = await tx
    .selectFrom('visit_offers as offer')
    .innerJoin('profiles as shopper', 'shopper.id', 'offer.shopper_id')
    .select(['offer.id', 'offer.status', 'offer.ended_by', 'offer.offered_by', 'shopper.full_name as name'])
    .where('offer.request_id', '=', held.id)
    .where('offer.is_standby', '=', false)
    .orderBy('offer.offered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last?.offered_by || (last.status !== 'declined' && last.ended_by !== 'time')) return
  const facts = { shopper: last.name, branch: held.branch_name, request: held.id }
  await tell(tx, { admin: last.offered_by }, 'offer.refused', facts, { effectKey: `${last.id}:offer.refused` })
}

/** Ensures an offer for an open visit, and a stand-by for a near one. */
async function offerNext(tx: Tx, held: Held, job: JobRow, settings: AssignmentSettings): Promise<void> {
  const open = await openOffers(tx, job.id)
  const wantsMain = held.status === 'approved' && !open.some((offer) => !offer.is_standby)
  const pending = open.find((offer) => offer.is_standby && offer.status === 'offered')
  const wantsStandby = needsStandby(now(), job.visitAt, settings.standbyHours)
  if (wantsMain && job.visitAt <= now()) return giveUp(tx, held)
  if (!wantsMain && (!wantsStandby || open.some((offer) => offer.is_standby))) return
  const next = await notAskedYet(tx, job, settings, wantsMain ? pending?.shopper_id : undefined)
  let stands = open.some((offer) => offer.is_standby)
  if (wantsMain) {
    if (pending) {
      // why: the stand-by candidate was second best and is now first
      await withdrawOffer(tx, pending.id)
      stands = false
    }
    const best = await takeFirst(tx, job, next, settings)
    if (!best) return giveUp(tx, held)
    await makeOffer(tx, job, { ...best, isStandby: false, by: null, settings })
  }
  if (!wantsStandby || stands) return
  const second = await takeFirst(tx, job, next, settings)
  if (second) await makeOffer(tx, job, { ...second, isStandby: true, by: null, settings })
}

async function settleOpen(tx: Tx, held: Held, job: JobRow, settings: AssignmentSettings): Promise<void> {
  const step = await lastStep(tx, job.id)
  const starts =
    settings.automaticOffers && step === 'approve' && !held.is_offering && !(await wasEverOffered(tx, job.id))
  if (starts) await setOffering(tx, job.id, true)
  const isOffering = held.is_offering || starts
  const standby = await standbyOf(tx, job.id)
  const isLost = step === 'handBack' || step === 'noShow'
  const isOffered = (await openOffers(tx, job.id)).some((offer) => !offer.is_standby)
  if (standby && (isOffering || isLost) && !isOffered && job.visitAt > now())
    if (await giveToStandby(tx, job, standby, settings)) return
  if (isOffering) await offerNext(tx, held, job, settings)
  else if (!isOffered) await tellUntaken(tx, held)
}

async function settle(tx: Tx, requestId: string, busy: readonly string[], settings: AssignmentSettings): Promise<void> {
  const seen = await selectJob(tx, requestId)
  if (!seen) return
  const standby = await standbyOf(tx, requestId)
  await queueUp(tx, 'shopper', standby ? [...busy, standby.shopperId] : busy)
  await queueUp(tx, 'branch', [seen.branchId])
  const held = await holdRequest(tx, requestId)
  const job = await selectJob(tx, requestId)
  if (!held || !job) return
  if (held.status === 'approved') return settleOpen(tx, held, job, settings)
  if (held.status === 'cancelled')
    return endOffers(tx, requestId, (await lastStep(tx, requestId)) === 'withdraw' ? 'client' : 'staff')
  if (held.status === 'assigned') {
    await endOffers(tx, requestId, 'taken', 'main')
    if (held.is_offering) await offerNext(tx, held, job, settings)
    return
  }
  await endOffers(tx, requestId, 'taken')
}

/**
 * Brings a visit's offers in line with its state: ends them when assigned or cancelled, passes it on when open and
 * offered automatically. Idempotent, so concurrent workers pass it on once.
 */
export async function settleOffers({ requestId }: { requestId: string }): Promise<void> {
  const settings = await assignmentSettings()
  const busy: string[] = []
  for (;;) {
    try {
      return await asSystem('a job offers a visit to the next shopper', (tx) => settle(tx, requestId, busy, settings))
    } catch (error) {
      // why: the request is locked, and the shopper's lock holder may wait for it: release it and wait for the shopper
      // first
      if (!(error instanceof IsBusy) || busy.includes(error.shopperId)) throw error
      busy.push(error.shopperId)
    }
  }
}

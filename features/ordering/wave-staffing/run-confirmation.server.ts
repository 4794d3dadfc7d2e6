import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import { openRestOfWave } from '#/features/ordering/requests/visits-of-wave.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import type { HowConfirmed } from './confirm.server.ts'
import { type Proposal, readProposal } from '#/features/ordering/wave-solver/proposal.ts'
import { setConfirmation } from '#/features/ordering/waves/move-wave.server.ts'
import { type ProposedVisit, proposedVisits } from './proposed-visits.server.ts'
import { storedProposal } from './stored-proposal.server.ts'
import { staffRightsOf } from '#/features/identity/staff/rights.server.ts'
import { tellAdmins } from './tell-admins.server.ts'

type Run = JobPayload<'waves.confirm'>
type Confirmed = NonNullable<Proposal['confirmed']>

/** Hours to answer offers of a wave, longer than for single offers because waves are large. */
export const waveOfferHours = 24
const tellEvery = 20
const why = 'a confirmed wave is carried out for the admin who confirmed it'

/** Confirmation of this run; null when finished or superseded. */
async function confirmation(tx: Tx, { waveId, version }: Run): Promise<Confirmed | null> {
  const wave = await tx
    .selectFrom('waves')
    .select(['status', 'version', 'proposal'])
    .where('id', '=', waveId)
    .executeTakeFirst()
  if (!wave || wave.status !== 'confirmed' || wave.version !== version) return null
  const { confirmed } = readProposal(wave.proposal)
  return confirmed && confirmed.finishedAt === null ? confirmed : null
}

/** The confirming admin; null when blocked since. */
async function confirmedBy(tx: Tx, id: string): Promise<Actor | null> {
  const person = await tx
    .selectFrom('profiles')
    .select(['id', 'email', 'full_name', 'language'])
    .where('id', '=', id)
    .where('user_type', '=', 'admin')
    .where('status', '=', 'active')
    .executeTakeFirst()
  const staff = person && (await staffRightsOf(tx, id))
  if (!staff) return null
  const { email, full_name: name, language } = person
  return { id, type: 'admin', email, name, language, sessionId: randomUUID(), staff }
}

/** Refusals of a visit: rules, or another reason. */
function refusalsIn(error: unknown): Record<string, { all: number; alone: number }> {
  if (!(error instanceof AppError)) throw error
  const names = error.code === 'evaluation.shopper-refused' ? String(error.details['rules']).split(' ') : [error.code]
  return Object.fromEntries(names.map((name) => [name, { all: 1, alone: names.length === 1 ? 1 : 0 }]))
}

async function giveOut(actor: Actor, waveId: string, how: HowConfirmed, visit: ProposedVisit): Promise<boolean> {
  try {
    if (how === 'assign') await assignVisit(actor, visit.requestId, visit.shopperId)
    else await offerVisit(actor, visit.requestId, visit.shopperId, { hours: waveOfferHours, passOn: true })
    return true
  } catch (error) {
    const refusals = JSON.stringify(refusalsIn(error))
    await asSystem('a job stores the refusal reasons of a visit in the proposal', (tx) =>
      tx
        .updateTable('wave_picks')
        .set({ refusals })
        .where('wave_id', '=', waveId)
        .where('request_id', '=', visit.requestId)
        .execute(),
    )
    return false
  }
}

const tell = ({ waveId, version }: Run, change: Partial<Confirmed>): Promise<unknown> =>
  asSystem(why, async (tx) => {
    const proposal = readProposal(await storedProposal(tx, waveId))
    if (!proposal.confirmed) return
    const next = { ...proposal, confirmed: { ...proposal.confirmed, ...change } }
    await setConfirmation(tx, { waveId, version }, JSON.stringify(next))
  })

/** Visits assigned or offered, and the others, including those without a proposed shopper. */
async function standing(tx: Tx, waveId: string): Promise<{ done: number; refused: number }> {
  const { rows } = await sql<{ open: number; all: number }>`
    select count(*)::int as "all", (count(*) filter (where request.status = 'approved' and not exists (select from visit_offers offer
      where offer.request_id = request.id and offer.status = 'offered' and not offer.is_standby)))::int as open
    from mystery_shopping_requests request where request.wave_id = ${waveId}::uuid and request.status <> 'cancelled'`.execute(
    tx,
  )
  const { all, open } = rows[0]!
  return { done: all - open, refused: open }
}

/** Shows unfilled visits on the board; offered ones wait for the answer. */
const openTheRest = (waveId: string): Promise<unknown> => asSystem(why, (tx) => openRestOfWave(tx, waveId))

/**
 * Carries out a confirmed proposal, each visit as its own step under all rules: changed ones are refused and stay in
 * the proposal. Resumable without duplicates.
 */
export async function runConfirmation(run: Run): Promise<void> {
  const begun = await readAsSystem(why, (tx) => confirmation(tx, run))
  if (!begun) return
  const actor = await readAsSystem(why, (tx) => confirmedBy(tx, begun.by))
  const visits = actor ? await readAsSystem(why, (tx) => proposedVisits(tx, run.waveId)) : []
  let { done, refused } = { done: begun.total - visits.length, refused: 0 }
  for (const [index, visit] of visits.entries()) {
    if (await giveOut(actor!, run.waveId, begun.how, visit)) done += 1
    else refused += 1
    if ((index + 1) % tellEvery === 0) await tell(run, { done, refused })
  }
  await openTheRest(run.waveId)
  await tell(run, { done, refused, finishedAt: now().toISOString() })
  const counts = await readAsSystem(why, (tx) => standing(tx, run.waveId))
  await asSystem(why, (tx) => tellAdmins(tx, run.waveId, `${run.waveId}:confirmed:${run.version}`, counts))
}

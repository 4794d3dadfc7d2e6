import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth, clientInBoth } from '#/db/names.server.ts'
import { textOf, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { moveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { queueUp } from './give-visit.server.ts'
import { withdrawOffer } from './offer-rows.server.ts'

const { en, ar } = assignmentMessages.joinedTeam
/** Bilingual, because the text is generated. */
const reason = `${en} ${ar}`

/** A membership of a person who makes visits; its end meanwhile changes nothing, because the conflict lasts. */
const selectJoined = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['m.client_id as clientId', 'p.id as shopperId', 'p.full_name as name'])
    .where('m.id', '=', memberId)
    .where('p.user_type', 'in', ['mystery_shopper', 'freelancer'])
    .executeTakeFirst()
type Joined = NonNullable<Awaited<ReturnType<typeof selectJoined>>>

const openVisits = (tx: Tx, { clientId, shopperId }: Joined) =>
  tx
    .selectFrom('mystery_shopping_requests as q')
    .select(['q.id', 'q.status'])
    .select([branchInBoth('q').as('branch'), clientInBoth('q').as('client')])
    .where('q.client_id', '=', clientId)
    .where('q.shopper_id', '=', shopperId)
    .where('q.status', 'in', ['assigned', 'in_progress'])
    .orderBy('q.id')
    .forUpdate('q')
    .execute()
type OpenVisit = Awaited<ReturnType<typeof openVisits>>[number]

async function takeBack(tx: Tx, { clientId, shopperId }: Joined, { id }: OpenVisit): Promise<void> {
  await moveRequest(tx, { id, status: 'assigned', to: 'approved' }, { shopper_id: null })
  const step = {
    requestId: id,
    clientId,
    step: 'takeBack',
    from: 'assigned',
    to: 'approved',
    reason,
    shopperId,
  } as const
  await recordStep(tx, null, { ...step, cause: 'staff', isCounted: false })
}

/** A visit that has begun stays with the shopper: our team decides whether its report can be used. */
async function flag(tx: Tx, { clientId, shopperId }: Joined, { id }: OpenVisit): Promise<void> {
  const entry = { action: 'evaluations.team-conflict', entity: 'request', entityId: id, clientId } as const
  const { entityId, action } = entry
  const known = await tx
    .selectFrom('activity_log')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('action', '=', action)
    .executeTakeFirst()
  // a job may run twice
  if (!known) await recordActivity(tx, null, { ...entry, after: { shopper: shopperId } })
}

async function endOffersOf(tx: Tx, { clientId, shopperId }: Joined): Promise<void> {
  const open = await tx
    .selectFrom('visit_offers as o')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'o.request_id')
    .select(['o.id', 'o.request_id'])
    .where('q.client_id', '=', clientId)
    .where('o.shopper_id', '=', shopperId)
    .where('o.status', '=', 'offered')
    .execute()
  for (const { id, request_id: requestId } of open) {
    await withdrawOffer(tx, id)
    await enqueue(tx, 'offers.announce', { offerId: id, event: 'ended' })
    await enqueue(tx, 'offers.settle', { requestId })
  }
}

/**
 * Ends what a shopper has open with a company whose team the shopper joined: offers and visits not begun go back to the
 * pool, and a visit that has begun, or whose report is being checked, is flagged. The shopper and our team are told; the
 * company is not, because it must not learn who visits it.
 */
export const endConflictOfMember = ({ memberId }: JobPayload<'evaluations.joined-team'>): Promise<void> =>
  asSystem('a job takes visits back from a shopper who joined the team of the company', async (tx) => {
    const joined = await selectJoined(tx, memberId)
    if (!joined) return
    // assigning a visit to this shopper takes the same lock
    await queueUp(tx, 'shopper', [joined.shopperId])
    await endOffersOf(tx, joined)
    for (const visit of await openVisits(tx, joined)) {
      const outcome = visit.status === 'assigned' ? 'takenBack' : 'begun'
      await (outcome === 'takenBack' ? takeBack : flag)(tx, joined, visit)
      const facts = {
        shopper: joined.name,
        client: visit.client,
        branch: visit.branch,
        outcome: textOf((lang) => translator(lang, assignmentMessages)(`team_${outcome}`)),
        request: visit.id,
      }
      await tell(tx, { admins: 'all' }, 'visit.team-conflict', facts, {
        effectKey: `visit.team-conflict:${memberId}:${visit.id}`,
      })
    }
  })

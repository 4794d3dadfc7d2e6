import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { type Text, textOf, translator } from '#/domain/text.ts'
import { nameIn, selectCompany } from '#/features/companies/companies/read-company.server.ts'
import { inviteForClaim, withdrawInvitationsOf } from '#/features/companies/members/invite.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { ownershipMessages } from '#/messages/companies/ownership.ts'
import { now } from '#/platform/clock.ts'

/** Ends the transfers whose 72 hours are over: handed over if accepted, else expired. */
export async function settleTransfers(): Promise<void> {
  const at = now().toISOString()
  const due = await readAsSystem('a job ends transfers of ownership', (db) =>
    db
      .selectFrom('ownership_transfers')
      .select(['id', 'client_id', 'claim_id'])
      .where('state', 'in', ['waiting', 'accepted'])
      .where('due_at', '<=', at)
      .orderBy('due_at')
      .limit(100)
      .execute(),
  )
  for (const { id, client_id: clientId, claim_id: claimId } of due)
    await asSystem('a transfer changes the roles of two members', async (tx) => {
      const outcome = await callFunction<'done' | 'expired' | null>(tx, sql`priv.settle_transfer(${id}, ${at})`)
      if (!outcome) return
      const of = { entity: 'client', entityId: clientId, clientId } as const
      await recordActivity(tx, null, { action: `ownership.${outcome}`, ...of, after: { transfer: id } })
      if (outcome === 'done') await (claimId ? inviteOwner(tx, claimId) : handOverWork(tx, id))
      await enqueue(tx, 'companies.tell-transfer', { transferId: id, outcome })
    })
}

/** Withdraws the open transfer of a company, and tells its people. Only for transactions of the platform. */
export async function stopTransferOf(tx: Tx, clientId: string): Promise<void> {
  const row = await tx
    .updateTable('ownership_transfers')
    .set({ state: 'withdrawn', settled_at: now().toISOString() })
    .where('client_id', '=', clientId)
    .where('state', 'in', ['waiting', 'accepted'])
    .returning('id')
    .executeTakeFirst()
  if (row) await enqueue(tx, 'companies.tell-transfer', { transferId: row.id, outcome: 'withdrawn' })
}

/** Hands the open work of a giver who left to the manager above, as for every member who leaves. */
async function handOverWork(tx: Tx, transferId: string): Promise<void> {
  const left = await tx
    .selectFrom('ownership_transfers as t')
    .innerJoin('members as m', (join) =>
      join
        .onRef('m.client_id', '=', 't.client_id')
        .onRef('m.profile_id', '=', 't.giver_id')
        .onRef('m.removed_at', '=', 't.settled_at'),
    )
    .select(['m.id', 'm.client_id', 'm.profile_id'])
    .where('t.id', '=', transferId)
    .executeTakeFirst()
  if (!left) return
  await withdrawInvitationsOf(tx, left.client_id, left.profile_id)
  await enqueue(tx, 'actions.hand-over', { memberId: left.id })
  await enqueue(tx, 'duties.hand-over', { memberId: left.id })
}

/** Invites the address of a claim as owner; a member has the role already. */
async function inviteOwner(tx: Tx, claimId: string): Promise<void> {
  const claim = await tx
    .selectFrom('ownership_claims as c')
    .innerJoin('org_nodes as n', (join) => join.onRef('n.client_id', '=', 'c.client_id').on('n.kind', '=', 'root'))
    .select(['c.client_id', 'c.receiver_email', 'c.language', 'c.decided_by', 'n.id as root'])
    .where('c.id', '=', claimId)
    .executeTakeFirstOrThrow()
  const { client_id: clientId, receiver_email: email, language, decided_by: by, root } = claim
  if (email === null || by === null) return
  await inviteForClaim(tx, { claimId, clientId, by, email, language: language === 'en' ? 'en' : 'ar', root })
}

const selectTold = (tx: Tx, transferId: string) =>
  tx
    .selectFrom('ownership_transfers as t')
    .leftJoin('profiles as g', 'g.id', 't.giver_id')
    .leftJoin('profiles as r', 'r.id', 't.receiver_id')
    .leftJoin('ownership_claims as c', 'c.id', 't.claim_id')
    .select([
      't.id',
      't.client_id',
      't.giver_id',
      't.receiver_id',
      't.claim_id',
      't.due_at',
      'c.reason',
      'c.receiver_email',
    ])
    .select(['g.full_name as giver', 'r.full_name as receiver'])
    .where('t.id', '=', transferId)
    .executeTakeFirst()
type Told = NonNullable<Awaited<ReturnType<typeof selectTold>>>
type Outcome = JobPayload<'companies.tell-transfer'>['outcome']

type OutcomeKey = `outcome_${Outcome}` | `given_${Exclude<Outcome, 'accepted' | 'declined'>}` | 'given_invited'
const outcomeIn = (key: OutcomeKey) => textOf((lang) => translator(lang, ownershipMessages)(key))

/** Tells all owners, the giver and the receiver what happened to a transfer; of a claim, our team too. */
export const tellTransfer = ({ transferId, outcome }: JobPayload<'companies.tell-transfer'>): Promise<void> =>
  asSystem('a job notifies people of a transfer', async (tx) => {
    const row = await selectTold(tx, transferId)
    const company = row && (await selectCompany(tx, row.client_id))
    if (!row || !company) return
    const called = textOf((lang) => nameIn(company.names, lang))
    await (row.claim_id === null ? tellHandover : tellClaimed)(tx, row, called, outcome)
  })

async function tellHandover(tx: Tx, row: Told, called: Text, outcome: Outcome): Promise<void> {
  const { giver, receiver } = row
  const facts = {
    called,
    giver: giver ?? '',
    receiver: receiver ?? '',
    until: row.due_at,
    outcome: outcomeIn(`outcome_${outcome}`),
  }
  const key = `ownership.step:${row.id}:${outcome}`
  await tell(tx, { client: row.client_id }, 'ownership.step', facts, { effectKey: key })
  // the two as persons: the receiver is not an owner before the end, the giver no longer after it
  const person = outcome === 'done' ? row.giver_id : row.receiver_id
  if (person) await tell(tx, { person }, 'ownership.step', facts, { effectKey: `${key}:person` })
}

/** Each owner, by bell and mail, also the one who could not be reached; the new owner; and the administrators. */
async function tellClaimed(tx: Tx, row: Told, called: Text, outcome: Outcome): Promise<void> {
  if (outcome === 'accepted' || outcome === 'declined') return
  const invited = outcome === 'done' && row.receiver_id === null
  const words = outcomeIn(invited ? 'given_invited' : `given_${outcome}`)
  const receiver = row.receiver ?? row.receiver_email ?? ''
  const facts = { called, receiver, until: row.due_at, reason: row.reason ?? '', outcome: words }
  const key = `ownership.given:${row.id}:${outcome}`
  await tell(tx, { client: row.client_id }, 'ownership.given', facts, { effectKey: key })
  const person = outcome === 'done' ? null : row.receiver_id
  if (person) await tell(tx, { person }, 'ownership.given', facts, { effectKey: `${key}:person` })
  const news = { client: called, outcome: words, id: row.client_id }
  await tell(tx, { admins: 'all' }, 'ownership.claim', news, { effectKey: `ownership.claim:${row.id}:${outcome}` })
}

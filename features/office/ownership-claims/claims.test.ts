import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readOwnership } from '#/features/companies/ownership/read-ownership.server.ts'
import { settleTransfers } from '#/features/companies/ownership/settle.server.ts'
import { startTransfer, withdrawTransfer } from '#/features/companies/ownership/transfer.server.ts'
import { invitationToken } from '#/features/companies/members/invitation-token.server.ts'
import { readInvitation } from '#/features/companies/members/answer-invitation.server.ts'
import { joinWithAccount } from '#/features/companies/members/join-with-account.server.ts'
import { readTeam } from '#/features/companies/members/read-team.server.ts'
import { openPaper, readOwnPapers } from '#/features/office/client-papers/papers.server.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { inTime } from '#/tests/offers.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { someInfo } from '#/tests/some-info.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { picture } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { askClaim } from './ask-claim.server.ts'
import { decideClaim } from './decide-claim.server.ts'
import type { NewClaim } from './form.ts'
import { readClaim } from './read-claim.server.ts'

const w = await world()
const [maker, second] = [await w.admin({ name: 'Maker' }), await w.admin({ name: 'Second' })]
const pdf = smallPdf('a paper')
const files = async () => ({ letter: pdf, extract: new Uint8Array(await picture()) })

let owner: Actor
let member: Actor & { memberId: string }
beforeEach(async () => {
  owner = await w.client({ company: 'Copper Pot', approval: 'approved' })
  member = await w.member(owner, [{ role: 'viewer' }], { name: 'Huda' })
})

const claimOf = (with_: Partial<NewClaim> = {}): NewClaim => ({
  clientKey: randomUUID(),
  memberId: member.memberId,
  email: null,
  language: 'ar',
  reason: 'The owner has not answered for a year.',
  ...with_,
})
const outside = (email: string) => claimOf({ memberId: null, email })
async function ask(claim = claimOf()): Promise<string> {
  await askClaim(maker, owner.id, claim, await files())
  return claim.clientKey
}
async function agreed(claim = claimOf()): Promise<string> {
  const id = await ask(claim)
  await decideClaim(second, owner.id, id, true)
  return id
}
/** The 72 hours pass, by the clock of the database. */
async function noticeEnds(): Promise<void> {
  await w.owner.query(
    `update app.ownership_transfers set started_at = now() - interval '73 hours', due_at = now() - interval '1 hour'
     where client_id = $1 and state = 'accepted'`,
    [owner.id],
  )
  await settleTransfers()
}
const rolesOf = async (who: Actor) =>
  (await readTeam(owner))
    .find(({ profileId }) => profileId === who.id)
    ?.grants.map(({ role }) => role)
    .toSorted()
const stateOf = async () => (await readClaim(maker, owner.id)).claim?.state
async function told(kind: string, { id }: Actor): Promise<string[]> {
  for (const job of ['companies.tell-transfer', 'companies.tell-claim'] as const)
    for (const payload of await w.waitingJobs(job)) await handlers[job](payload as never)
  const { rows } = await w.owner.query<{ outcome: string }>(
    `select params ->> 'outcome_en' as outcome from app.notifications where kind = $1 and profile_id = $2 order by created_at`,
    [kind, id],
  )
  // jobs stay in the queue of the test, so that earlier ones run again
  return [...new Set(rows.map(({ outcome }) => outcome))]
}

it('names a member owner after a second administrator approved and 72 hours passed; all are told; the lost owner stays one', async () => {
  const id = await ask()
  expect(await told('ownership.claim', second)).toContain('waits for your approval')
  expect(await told('ownership.claim', maker)).not.toContain('waits for your approval')
  expect((await readClaim(second, owner.id)).claim).toMatchObject({
    state: 'asked',
    receiver: 'Huda',
    isOwn: false,
    papers: [
      { kind: 'letter', isPdf: true },
      { kind: 'extract', isPdf: false },
    ],
  })
  await decideClaim(second, owner.id, id, true)
  const { transfer } = await readOwnership(owner)
  const begun = 'approved, within the 72 hours of notice'
  for (const person of [owner, member]) expect(await told('ownership.given', person)).toEqual([begun])
  expect(transfer).toMatchObject({ giver: null, receiver: 'Huda', becomes: null, reason: claimOf().reason })
  expect(await readOwnership(member)).toMatchObject({ reader: 'receiver', transfer: { giverId: null } })
  await settleTransfers()
  expect(await rolesOf(member)).toEqual(['viewer'])
  await noticeEnds()
  expect(await rolesOf(member)).toEqual(['owner', 'viewer'])
  expect(await rolesOf(owner)).toEqual(['owner'])
  expect(await stateOf()).toBe('done')
  for (const person of [owner, member]) expect(await told('ownership.given', person)).toEqual([begun, 'completed'])
  const mails = await w.owner.query(`select from app.emails where kind = 'ownership.given' and to_address = $1`, [
    owner.email,
  ])
  expect(mails.rowCount).toBe(2)
  const { rows } = await w.owner.query<{ action: string; actor_id: string | null }>(
    `select action, actor_id from app.activity_log where client_id = $1 and action like 'ownership.%' order by id`,
    [owner.id],
  )
  expect(rows).toEqual([
    { action: 'ownership.claim', actor_id: maker.id },
    { action: 'ownership.claim-agree', actor_id: second.id },
    { action: 'ownership.done', actor_id: null },
  ])
})

it('invites an address as owner once the 72 hours are over, in the name of our team', async () => {
  await agreed(outside('heir@example.com'))
  const invitations = async () =>
    (
      await w.owner.query(`select id from app.member_invitations where email = 'heir@example.com' and client_id = $1`, [
        owner.id,
      ])
    ).rows
  expect(await invitations()).toEqual([])
  await noticeEnds()
  const [{ id }] = await invitations()
  const token = invitationToken(id)
  expect(await readInvitation(token)).toMatchObject({ inviter: 'إتقان', grants: [{ role: 'owner', isCompany: true }] })
  await joinWithAccount(someInfo(), token, { fullName: 'Heir', password: 'correct-horse-battery' })
  const heir = (await readTeam(owner)).find(({ email }) => email === 'heir@example.com')
  expect(heir?.grants).toMatchObject([{ role: 'owner' }])
  expect(await told('ownership.given', owner)).toContain('completed, the new owner is invited')
})

it('stops when an owner objects; our team is told and the member stays what they were', async () => {
  await agreed()
  await withdrawTransfer(owner)
  await noticeEnds()
  expect(await rolesOf(member)).toEqual(['viewer'])
  expect(await stateOf()).toBe('stopped')
  expect(await told('ownership.claim', maker)).toContain('stopped')
  await ask()
})

it('is refused or stopped by any administrator, and never approved by the one who asked', async () => {
  const id = await ask()
  await expect(decideClaim(maker, owner.id, id, true)).rejects.toMatchObject({ code: 'ownership.second-person' })
  await decideClaim(maker, owner.id, id, false)
  expect(await stateOf()).toBe('refused')
  await expect(decideClaim(second, owner.id, id, true)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const other = await agreed()
  await decideClaim(maker, owner.id, other, false)
  expect(await stateOf()).toBe('stopped')
  await expect(decideClaim(second, owner.id, other, false)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(decideClaim(second, (await w.client()).id, other, false)).rejects.toMatchObject({ code: 'not-found' })
})

it('is refused by the database itself: the same person, no approval, less than 72 hours, an early end, an early invitation', async () => {
  const id = await ask()
  const same = `update app.ownership_claims set state = 'approved', decided_by = asked_by, decided_at = now() where id = $1`
  await expect(w.owner.query(same, [id])).rejects.toMatchObject({ constraint: 'claims_second_person' })
  const give = (hours: number) =>
    w.owner.query(
      `insert into app.ownership_transfers (client_id, receiver_id, claim_id, state, started_at, due_at)
       values ($1, $2, $3, 'accepted', now() - interval '100 hours', now() + make_interval(hours => $4))`,
      [owner.id, member.id, id, hours],
    )
  await expect(give(80)).rejects.toMatchObject({ constraint: 'claims_second_person' })
  await w.owner.query(
    `update app.ownership_claims set state = 'approved', decided_by = $2, decided_at = now() where id = $1`,
    [id, second.id],
  )
  await expect(give(71)).rejects.toMatchObject({ constraint: 'claims_notice' })
  await give(72)
  await expect(
    w.owner.query(`update app.ownership_transfers set state = 'done', settled_at = now() where claim_id = $1`, [id]),
  ).rejects.toMatchObject({ constraint: 'claims_notice' })
  // a clock of the application that runs ahead changes nothing
  await inTime(addHours(now(), 100), settleTransfers)
  expect(await rolesOf(member)).toEqual(['viewer'])
  await expect(
    w.owner.query(
      `insert into app.member_invitations (client_id, email, grants, token_hash, expires_at, created_by, claim_id)
       values ($1, 'early@example.com', '[]', 'early', now() + interval '1 day', $2, $3)`,
      [owner.id, second.id, id],
    ),
  ).rejects.toMatchObject({ constraint: 'claims_notice' })
})

it('asks for both papers, one new owner who is none yet, and one request at a time; sent twice it asks once', async () => {
  const asking = (claim: NewClaim, with_ = {}) =>
    files().then((both) => askClaim(maker, owner.id, claim, { ...both, ...with_ }))
  await expect(asking(claimOf(), { letter: new Uint8Array() })).rejects.toMatchObject({
    fields: { letter: 'document-file' },
  })
  await expect(asking(claimOf(), { extract: Buffer.from('<html>') })).rejects.toMatchObject({
    fields: { extract: expect.any(String) },
  })
  for (const wrong of [claimOf({ memberId: null }), claimOf({ email: 'both@example.com' })])
    await expect(asking(wrong)).rejects.toMatchObject({ fields: { memberId: 'one-new-owner' } })
  const [owning] = (await readTeam(owner)).filter(({ profileId }) => profileId === owner.id)
  const foreign = await w.member(await w.client(), [{ role: 'viewer' }])
  for (const memberId of [owning!.id, foreign.memberId])
    await expect(asking(claimOf({ memberId }))).rejects.toMatchObject({ fields: { memberId: 'receiver' } })
  await expect(asking(outside(member.email.toLowerCase()))).rejects.toMatchObject({
    fields: { email: 'already-member' },
  })
  const claim = claimOf()
  await asking(claim)
  await asking(claim)
  await expect(asking(claimOf())).rejects.toMatchObject({ code: 'ownership.claim-open' })
  const { rows } = await w.owner.query('select count(*)::int as n from app.client_papers where client_id = $1', [
    owner.id,
  ])
  expect(rows).toEqual([{ n: 2 }])
})

it('waits for a transfer of the owners, and ends without effect when the member left', async () => {
  const id = await ask()
  await w.owner.query(
    `insert into auth.passkey (user_id, credential_id, public_key, algorithm, backed_up, name) values ($1, $2, '\\x00', -7, true, 'Key')`,
    [member.id, randomUUID()],
  )
  await startTransfer(owner, { receiver: member.memberId, becomes: 'manager' })
  await expect(decideClaim(second, owner.id, id, true)).rejects.toMatchObject({ code: 'ownership.claim-open' })
  await withdrawTransfer(owner)
  await decideClaim(second, owner.id, id, true)
  await w.owner.query(`update app.members set state = 'removed', removed_at = now() where id = $1`, [member.memberId])
  await noticeEnds()
  expect(await stateOf()).toBe('expired')
})

it('keeps its papers from the company; each opening by staff is recorded', async () => {
  await ask()
  expect((await readOwnPapers(owner)).papers).toEqual([])
  const [paper] = (await readClaim(second, owner.id)).claim!.papers
  expect(await openPaper(second, owner.id, paper!.id)).toMatchObject({ contentType: 'application/pdf' })
  const papers = await readAs(owner, (db) => db.selectFrom('client_papers').select('id').execute())
  expect(papers).toEqual([])
  const { rowCount } = await w.owner.query(
    `select from app.activity_log where action = 'clients.open-paper' and client_id = $1`,
    [owner.id],
  )
  expect(rowCount).toBe(1)
})

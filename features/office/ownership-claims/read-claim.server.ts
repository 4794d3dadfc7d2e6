import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ClaimPaperKind } from '#/domain/client-approval.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'

/** A request is open while it waits for a decision, and, once agreed on, during its 72 hours. */
export const claimStates = ['asked', 'running', 'refused', 'stopped', 'expired', 'done'] as const
export type ClaimState = (typeof claimStates)[number]
export type Claim = {
  id: string
  state: ClaimState
  receiver: string
  isMember: boolean
  reason: string
  askedBy: string
  askedAt: string
  decidedBy: string | null
  isOwn: boolean
  dueAt: string | null
  papers: { id: string; kind: ClaimPaperKind; isPdf: boolean }[]
}
export type ClaimPart = {
  claim: Claim | null
  /** Active members without the role of owner. */
  members: { id: string; name: string }[]
  /** Whether the actor may ask and decide. */
  mayAct: boolean
}

/** The newest request for a new owner of a client, and the members who could become one. */
export async function readClaim(actor: Actor, client: string): Promise<ClaimPart> {
  authorize(actor, 'clients.read')
  const clientId = recordId(client)
  return readAs(actor, async (db) => {
    const [claims, members] = await Promise.all([
      sql<Claim>`select c.id, case c.state when 'approved' then case t.state when 'accepted' then 'running'
            when 'withdrawn' then 'stopped' else t.state end else c.state end as state,
          coalesce(r.full_name, c.receiver_email) as receiver, c.receiver_id is not null as "isMember", c.reason,
          a.full_name as "askedBy", c.asked_at as "askedAt", d.full_name as "decidedBy", c.asked_by = ${actor.id} as "isOwn",
          case when t.state = 'accepted' then t.due_at end as "dueAt",
          coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'isPdf', f.content_type = 'application/pdf') order by p.kind desc)
            from client_papers p join files f on f.id = p.file_id where p.claim_id = c.id), '[]') as papers
        from ownership_claims c left join ownership_transfers t on t.claim_id = c.id left join profiles r on r.id = c.receiver_id
          join profiles a on a.id = c.asked_by left join profiles d on d.id = c.decided_by
        where c.client_id = ${clientId} order by c.asked_at desc limit 1`.execute(db),
      sql<{
        id: string
        name: string
      }>`select m.id, p.full_name as name from members m join profiles p on p.id = m.profile_id
        where m.client_id = ${clientId} and m.state = 'active'
          and not exists (select from member_grants g where g.member_id = m.id and g.role = 'owner')
        order by p.full_name collate "C" limit 500`.execute(db),
    ])
    return { claim: claims.rows[0] ?? null, members: members.rows, mayAct: may(actor, 'clients.give-owner') }
  })
}

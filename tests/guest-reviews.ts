import { randomBytes, randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { GuestReviewInput } from '#/features/certification/guest-reviews/form.ts'
import { type Guest, leaveReview } from '#/features/certification/guest-reviews/leave-review.server.ts'
import { decideReviews } from '#/features/certification/guest-reviews/moderate.server.ts'
import type { World } from './world.ts'

export type CertifiedBranch = { certificateId: string; publicId: string; branchId: string; clientId: string }
let made = 0

/** A branch with a certificate, written as rows: earning one has its own tests. */
export async function certifiedBranch(w: World, client: Actor): Promise<CertifiedBranch> {
  made += 1
  const [certificateId, branchId, publicId] = [randomUUID(), randomUUID(), randomBytes(16).toString('hex')]
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Riyadh')`, [
    branchId,
    client.id,
    `Olaya ${made}`,
  ])
  await w.owner.query(
    `insert into app.certificates (id, public_id, number, client_id, branch_id, holder_name, branch_name, level, issued_at, expires_at, mean)
     values ($1, $2, $3, $4, $5, 'Saffron House', 'Olaya', 'gold', now() - interval '1 month', now() + interval '11 months', 88.5)`,
    [certificateId, publicId, `GUEST-${made}`, client.id, branchId],
  )
  return { certificateId, publicId, branchId, clientId: client.id }
}

/** A new guest: own network, browser and device. */
export const aGuest = (of: Partial<Guest> = {}): Guest => ({
  network: `10.${randomBytes(3).join('.')}`,
  userAgent: `Browser ${randomUUID()}`,
  device: randomBytes(16).toString('base64url'),
  lang: 'en',
  actor: null,
  ...of,
})

export const aReview = (of: Partial<GuestReviewInput> = {}): GuestReviewInput => ({
  clientKey: randomUUID(),
  website: '',
  took: 20_000,
  stars: 4,
  text: `Warm bread, quick service. ${randomUUID().replace(/[^a-f]/g, '')}`,
  authorName: null,
  ...of,
})

/** A pending review; with a moderator a published one. */
export async function leftReview(
  publicId: string,
  review: Partial<GuestReviewInput> = {},
  moderator?: Actor,
): Promise<string> {
  const input = aReview(review)
  await leaveReview(aGuest(), publicId, input)
  if (moderator) await decideReviews(moderator, [input.clientKey], { decision: 'publish' })
  return input.clientKey
}

export type StoredReview = {
  stars: number
  text: string
  state: string
  signals: string[]
  person_hash: string
  browser_hash: string | null
  network_hash: string | null
  reply: string | null
  refused_reason: string | null
  reported_at: Date | null
  report_closed_at: Date | null
}
export async function storedReview(w: World, id: string): Promise<StoredReview | undefined> {
  const { rows } = await w.owner.query<StoredReview>('select * from app.guest_reviews where id = $1', [id])
  return rows[0]
}

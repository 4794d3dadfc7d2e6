import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { leastWritingMs } from '#/features/site/forms/traps.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { hashesOf, type Origin } from './device.server.ts'
import type { GuestReviewInput } from './form.ts'
import type { ReviewSignal } from './lists.ts'
import { signalsIn, telltaleLength } from './signals.ts'

export type Guest = Origin & { lang: Lang; actor: Actor | null }
export type Thanks = { what: 'guest-review' }
type Certificate = { id: string; client_id: string; branch_id: string }
type Hashes = ReturnType<typeof hashesOf>

/** Reviews are accepted while a certificate is held; existing ones stay readable. */
async function heldCertificate(tx: Tx, publicId: string, at: Date): Promise<Certificate> {
  const certificate = await tx
    .selectFrom('certificates')
    .select(['id', 'client_id', 'branch_id', 'state', 'expires_at'])
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  if (!certificate) throw new AppError('not-found')
  const { state, expires_at, ...held } = certificate
  const isHeld = (state === 'active' || state === 'suspended') && new Date(expires_at) > at
  if (!isHeld) throw new AppError('guest-review.closed')
  return held
}

const isStored = async (tx: Tx, id: string, branchId: string): Promise<boolean> =>
  (await tx
    .selectFrom('guest_reviews')
    .select('id')
    .where('id', '=', id)
    .where('branch_id', '=', branchId)
    .executeTakeFirst()) !== undefined

const wroteToday = async (tx: Tx, branchId: string, day: string, hashes: Hashes): Promise<boolean> =>
  (await tx
    .selectFrom('guest_reviews')
    .select('id')
    .where('branch_id', '=', branchId)
    .where('written_on', '=', day)
    .where((where) =>
      where.or([where('person_hash', '=', hashes.person_hash), where('browser_hash', '=', hashes.browser_hash)]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

async function hasSameWords(tx: Tx, text: string): Promise<boolean> {
  if (text.length < telltaleLength) return false
  const same = await tx
    .selectFrom('guest_reviews')
    .select('id')
    .where(sql<boolean>`length(text) >= ${sql.lit(telltaleLength)} and md5(app.fold(text)) = md5(app.fold(${text}))`)
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}

async function isOneOfMany(tx: Tx, networkHash: string, day: string): Promise<boolean> {
  const { count } = await tx
    .selectFrom('guest_reviews')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('network_hash', '=', networkHash)
    .where('written_on', '=', day)
    .executeTakeFirstOrThrow()
  return count >= manyFromOneNetwork
}
/** Signals from the third review of a day and network on, so that a couple at home is not flagged. */
const manyFromOneNetwork = 2

const signalOf = (actor: Actor | null, clientId: string): ReviewSignal[] => {
  if (!actor) return []
  if (actor.type !== 'client') return ['insider']
  return [companyOf(actor) === clientId ? 'own-people' : 'other-company']
}

async function weigh(tx: Tx, certificate: Certificate, guest: Guest, input: GuestReviewInput, hashes: Hashes) {
  const [same, many] = [
    await hasSameWords(tx, input.text),
    await isOneOfMany(tx, hashes.network_hash, riyadhDay(now())),
  ]
  return [
    ...signalsIn(input.text, input.authorName),
    ...(same ? (['same-words'] as const) : []),
    ...(many ? (['one-network'] as const) : []),
    ...signalOf(guest.actor, certificate.client_id),
  ]
}

const thanks: Thanks = { what: 'guest-review' }
/** Bot detection: a filled hidden field, or too little time to read the question. */
const isTrapped = ({ website, took }: GuestReviewInput): boolean =>
  website !== '' || (took !== null && took < leastWritingMs)

/**
 * Stores a review for moderation: one a day per device, and per browser and network. Detected bots get the same thanks
 * without storing.
 */
export async function leaveReview(guest: Guest, publicId: string, input: GuestReviewInput): Promise<Thanks> {
  await takeAttempt('guest review by network', guest.network)
  const hashes = hashesOf(guest)
  const at = now()
  const day = riyadhDay(at)
  return asSystem('a guest without an account may not read unpublished reviews or their origins', async (tx) => {
    const certificate = await heldCertificate(tx, publicId, at)
    const { id: certificateId, client_id: clientId, branch_id: branchId } = certificate
    if (isTrapped(input)) return thanks
    const wrote = await wroteToday(tx, branchId, day, hashes)
    // checked last: a concurrent submission of the same review may be the one found today
    if (await isStored(tx, input.clientKey, branchId)) return thanks
    if (wrote) throw new AppError('guest-review.once-a-day')
    const kept = await tx
      .insertInto('guest_reviews')
      .values({
        id: input.clientKey,
        certificate_id: certificateId,
        client_id: clientId,
        branch_id: branchId,
        stars: input.stars,
        text: input.text,
        author_name: input.authorName,
        language: guest.lang,
        written_on: day,
        signals: await weigh(tx, certificate, guest, input, hashes),
        created_at: at.toISOString(),
        ...hashes,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept && !(await isStored(tx, input.clientKey, branchId))) throw new AppError('guest-review.once-a-day')
    if (kept) await enqueue(tx, 'guest-reviews.announce', { reviewId: kept.id, told: 'left' })
    return thanks
  })
}

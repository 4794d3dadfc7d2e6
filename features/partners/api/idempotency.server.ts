import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'

/** Hours for which the answer of a call is kept. */
const keptHours = 48
/** Seconds after which a call without an answer counts as interrupted, and its repetition takes it over. */
const interruptedSeconds = 60

type Answer = { status: number; body: string }
export type Begun = { newId: string; answer: Answer | null }

const hashOf = (operation: string, path: string, body: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([operation, path, body]))
    .digest()

type Asked = { key: string; operation: string; path: string; body: string }

/**
 * Begins a call under an idempotency key. Answers the stored answer of a repeated call, or the id for the record that
 * it creates: the same one for a call that was interrupted, so that the verb's own key keeps it single. Throws
 * `api.idempotency-other` for another call under the same key, `api.idempotency-running` while it runs.
 */
export function beginCall(actor: Actor, { key, operation, path, body }: Asked): Promise<Begun> {
  const clientId = companyOf(actor)
  const keyId = actor.company!.key!.id
  const hash = hashOf(operation, path, body)
  return asActor(actor, async (tx) => {
    await tx
      .deleteFrom('api_calls')
      .where('client_id', '=', clientId)
      .where('key_id', '=', keyId)
      .where(sql<boolean>`created_at < now() - make_interval(hours => ${keptHours})`)
      .execute()
    const begun = await tx
      .insertInto('api_calls')
      .values({ client_id: clientId, key_id: keyId, idempotency_key: key, operation, body_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('resource_id')
      .executeTakeFirst()
    if (begun) return { newId: begun.resource_id, answer: null }
    const known = await tx
      .selectFrom('api_calls')
      .select(['resource_id', 'status', 'answer', 'body_hash'])
      .select(sql<boolean>`created_at < now() - make_interval(secs => ${interruptedSeconds})`.as('interrupted'))
      .where('client_id', '=', clientId)
      .where('key_id', '=', keyId)
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow()
    if (!hash.equals(known.body_hash)) throw new AppError('api.idempotency-other')
    if (known.status !== null && known.answer !== null)
      return { newId: known.resource_id, answer: { status: known.status, body: known.answer } }
    if (!known.interrupted) throw new AppError('api.idempotency-running')
    return { newId: known.resource_id, answer: null }
  })
}

/** Keeps the answer of a call, also a refusal that a repetition would get again. */
export async function keepAnswer(actor: Actor, key: string, { status, body }: Answer): Promise<void> {
  await asActor(actor, (tx) =>
    tx
      .updateTable('api_calls')
      .set({ status, answer: body })
      .where('client_id', '=', companyOf(actor))
      .where('key_id', '=', actor.company!.key!.id)
      .where('idempotency_key', '=', key)
      .execute(),
  )
}

/** Forgets a call that had no effect, so that its repetition runs again. */
export async function dropCall(actor: Actor, key: string): Promise<void> {
  await asActor(actor, (tx) =>
    tx
      .deleteFrom('api_calls')
      .where('client_id', '=', companyOf(actor))
      .where('key_id', '=', actor.company!.key!.id)
      .where('idempotency_key', '=', key)
      .execute(),
  )
}

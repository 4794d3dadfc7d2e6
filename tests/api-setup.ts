import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { ApiScope } from '#/domain/partners/api-scopes.ts'
import { answerApi } from '#/features/partners/api/answer-api.server.ts'
import { type MadeKey, makeApiKey } from '#/features/partners/api-keys/keys.server.ts'
import type { World } from './world.ts'

/** A branch of a client. */
export async function apiBranch(w: World, of: Actor, name: string): Promise<string> {
  const id = randomUUID()
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Riyadh')`, [
    id,
    of.id,
    name,
  ])
  return id
}

/** Root of a company's tree. */
export async function rootOf(w: World, client: Actor): Promise<string> {
  const { rows } = await w.owner.query<{ id: string }>(
    `select id from app.org_nodes where client_id = $1 and kind = 'root'`,
    [client.id],
  )
  return rows[0]!.id
}

/** A key on a part of a company. */
export const apiKeyOn = (of: Actor, node: string, scopes: readonly ApiScope[]): Promise<MadeKey> =>
  makeApiKey(of, { clientKey: randomUUID(), name: 'Test', node, scopes: [...scopes], life: null })

export type ApiSent = { method?: string; body?: unknown; headers?: Record<string, string> }

/** A call as a program sends it; one with a body gets an idempotency key of its own. */
export async function apiCall(
  secret: string | null,
  path: string,
  { method = 'GET', body, headers = {} }: ApiSent = {},
) {
  const response = await answerApi(
    new Request(`http://localhost/api/v1${path}`, {
      method,
      headers: {
        ...(secret && { authorization: `Bearer ${secret}` }),
        ...(body !== undefined && { 'idempotency-key': randomUUID(), 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    'network',
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

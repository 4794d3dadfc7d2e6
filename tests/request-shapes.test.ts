import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import type { Actor } from '#/domain/actor.ts'
import { allPatterns, faultsOf, fewShapesFor, shapesFor } from './request-shapes.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

const own = await world()
const { owner, admin, client, freelancer, shopper } = own
const origin = await sourceServer(own)

async function cookieOf({ id }: Actor): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now())`,
    [token, id],
  )
  return `session=${token}`
}

const areaOf = (pattern: string): string =>
  /^\/(admin|client|freelancer|ar|notifications|account|command-palette)\b/.exec(pattern)?.[1] ?? 'public'
const roles = {
  stranger: { cookie: () => Promise.resolve(''), areas: ['public'] },
  admin: {
    cookie: async () => cookieOf(await admin()),
    areas: ['admin', 'notifications', 'account', 'command-palette'],
  },
  client: { cookie: async () => cookieOf(await client()), areas: ['client'] },
  freelancer: { cookie: async () => cookieOf(await freelancer()), areas: ['freelancer'] },
  shopper: { cookie: async () => cookieOf(await shopper()), areas: ['freelancer'] },
}

test.each(Object.entries(roles))('every shape of request gets a right answer: %s', async (_who, { cookie, areas }) => {
  const sent = allPatterns(routes).flatMap((pattern) =>
    areas.includes(areaOf(pattern.pattern)) ? shapesFor(pattern) : fewShapesFor(pattern),
  )
  expect(sent.length).toBeGreaterThan(500)
  expect(await faultsOf(origin, sent, { cookie: await cookie() })).toEqual([])
})

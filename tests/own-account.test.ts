import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loader as accountLoader } from '#/app/routes/account.tsx'
import type { Actor } from '#/domain/actor.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { contextOf, describeRequest } from '#/server/describe-request.ts'
import { sessionCookie } from '#/platform/auth.server.ts'
import { someInfo } from './some-info.ts'
import { type World, world } from './world.ts'

/** The own account of a shopper who has a role in a team. */
let w: World
beforeAll(async () => void (w = await world()))

const password = 'seven-camels'

async function accountOf({ email }: Actor) {
  const { token } = await signIn(someInfo(), email, password, 'everybody')
  const url = new URL('http://localhost/account')
  const info = await describeRequest(new Request(url, { headers: { cookie: `${sessionCookie()}=${token}` } }), 'here')
  const context: RouterContextProvider = contextOf(info)
  const args = { context, url, params: {}, request: new Request(url) }
  return accountLoader(args as unknown as Parameters<typeof accountLoader>[0])
}

it.each([
  ['owner', true],
  ['accountant', false],
  ['viewer', null],
] as const)('shows the company to a shopper who is its %s', async (role, isOwner) => {
  const client = await w.client({ company: 'Copper Pot' })
  const shopper = await w.shopper({ password })
  const { rows } = await w.owner.query<{ id: string }>(
    'insert into app.members (client_id, profile_id) values ($1, $2) returning id',
    [client.id, shopper.id],
  )
  await w.owner.query(
    `insert into app.member_grants (client_id, member_id, node_id, role)
     select $1, $2, id, $3 from app.org_nodes where client_id = $1 and kind = 'root'`,
    [client.id, rows[0]!.id, role],
  )
  const shown = await accountOf(shopper)
  expect(shown.profile).toMatchObject({ name: shopper.name })
  if (isOwner === null) expect(shown.company).toBeNull()
  else expect(shown).toMatchObject({ isOwner, company: { id: client.id, name_en: 'Copper Pot' } })
})

it('shows no company to a shopper without a team', async () => {
  expect((await accountOf(await w.shopper({ password }))).company).toBeNull()
})

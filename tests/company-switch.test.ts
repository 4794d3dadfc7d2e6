import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loader as exported } from '#/app/routes/client/ordering/secret-shopper/export.ts'
import { loader as requestPage } from '#/app/routes/client/ordering/secret-shopper/$requestId.tsx'
import { action as order, loader as requests } from '#/app/routes/client/ordering/secret-shopper.tsx'
import { loader as search } from '#/app/routes/command-palette.ts'
import { action as setCompany } from '#/app/routes/set-company.ts'
import { clientStanding, fieldStanding } from '#/app/shell/portal-standing.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { companyField } from '#/domain/form-result.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { closeLive, openLive } from '#/platform/live.server.ts'
import { contextOf, describeRequest } from '#/server/describe-request.ts'
import { endLiveEvents, liveEvents } from '#/server/live-events.ts'
import { anOrder } from './requests.ts'
import { someInfo } from './some-info.ts'
import { type World, world } from './world.ts'

/** A person of two companies works for one at a time, whatever is asked. */
let w: World
let x: Actor
let y: Actor
const inX = 'Branch of X'
const inY = 'Branch of Y'
const requestIds = new Map<string, string>()
const password = 'correct-horse-battery'

beforeAll(async () => {
  w = await world()
  await openLive(w.appUrl)
  x = await w.client({ company: 'Company X' })
  y = await w.client({ company: 'Company Y' })
  for (const [client, branchName] of [
    [x, inX],
    [y, inY],
  ] as const) {
    const { id } = await requestEvaluation(client, anOrder({ branchName }))
    requestIds.set(branchName, id)
  }
})

afterAll(closeLive)

/** Adds a membership with a role on the whole company. */
async function joins(person: Actor, client: Actor, role = 'manager'): Promise<void> {
  const { rows } = await w.owner.query<{ id: string }>(
    'insert into app.members (client_id, profile_id) values ($1, $2) returning id',
    [client.id, person.id],
  )
  await w.owner.query(
    `insert into app.member_grants (client_id, member_id, node_id, role)
     select $1, $2, id, $3 from app.org_nodes where client_id = $1 and kind = 'root'`,
    [client.id, rows[0]!.id, role],
  )
}
const leaves = (person: Actor, client: Actor) =>
  w.owner.query(
    `update app.members set state = 'removed', removed_at = now() where client_id = $1 and profile_id = $2`,
    [client.id, person.id],
  )

/** A person of both companies, in X. */
async function ofBoth() {
  const person = await w.member(x, [{ role: 'manager' }])
  await joins(person, y)
  return person
}

async function opens(person: Actor) {
  const { token } = await signIn(someInfo(), person.email, password, 'everybody')
  return async (path: string, form?: Record<string, string>) => {
    const body = form && { method: 'POST', body: new URLSearchParams(form) }
    const request = new Request(`http://localhost${path}`, { headers: { cookie: `session=${token}` }, ...body })
    const info = await describeRequest(request, randomUUID())
    return { request, info, context: contextOf(info), url: new URL(request.url), params: {} }
  }
}
type Ask = Awaited<ReturnType<typeof opens>>
type Run = (args: never) => unknown
const run = async (ask: Ask, how: unknown, path: string, form?: Record<string, string>, params = {}) =>
  await (how as Run)({ ...(await ask(path, form)), params } as never)
const text = async (found: unknown) =>
  found instanceof Response ? await found.text() : JSON.stringify(found, (_, value: unknown) => value)
const chooses = (ask: Ask, company: Actor) => run(ask, setCompany, '/set-company', { company: company.id })

/** What each door shows. */
async function shown(ask: Ask): Promise<string[]> {
  const { info } = await ask('/client/secret-shopper')
  return Promise.all([
    run(ask, requests, '/client/secret-shopper').then(text),
    run(ask, exported, '/client/secret-shopper/export?format=csv').then(text),
    run(ask, search, '/command-palette?q=Branch%20of').then(text),
    readNotices(info.actor!, { most: 50 }).then(text),
  ])
}

it('shows the rows of the chosen company only: lists, exports, search and the bell', async () => {
  const person = await ofBoth()
  for (const [client, link] of [
    [x, inX],
    [y, inY],
  ] as const)
    await w.owner.query(
      `insert into app.notifications (profile_id, kind, params, link, effect_key, client_id, needs)
       values ($1, 'request.approved', jsonb_build_object('branch', $2::text), '/client', $3, $4, 'evaluations.read')`,
      [person.id, link, randomUUID(), client.id],
    )
  const ask = await opens(person)
  for (const [client, own, foreign] of [
    [x, inX, inY],
    [y, inY, inX],
    [x, inX, inY],
  ] as const) {
    await chooses(ask, client)
    for (const found of await shown(ask)) {
      expect(found).toContain(own)
      expect(found).not.toContain(foreign)
    }
  }
})

it('sends the live events of both companies without data; what they lead to is of the chosen one', async () => {
  const person = await ofBoth()
  const ask = await opens(person)
  await chooses(ask, x)
  const { info } = await ask('/client/dashboard')
  const stream = liveEvents(info).body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hears = async (wanted: RegExp) => {
    while (!wanted.test(heard)) heard += (await stream.read()).value ?? ''
  }
  await hears(/retry/)
  heard = ''
  await w.owner.query(
    `insert into app.notifications (profile_id, kind, params, link, effect_key, client_id, needs)
     values ($1, 'request.approved', jsonb_build_object('branch', $2::text), '/client', $3, $4, 'evaluations.read')`,
    [person.id, inY, randomUUID(), y.id],
  )
  await hears(/data: .*\n\n/)
  endLiveEvents()
  expect(heard).toBe('data: {"type":"notification"}\n\n')
  expect(await readNotices(info.actor!, { most: 50 }).then(text)).not.toContain(inY)
  await chooses(ask, y)
  expect(await readNotices((await ask('/client/dashboard')).info.actor!, { most: 50 }).then(text)).toContain(inY)
})

it('answers 404 for a link into the other company', async () => {
  const ask = await opens(await ofBoth())
  await chooses(ask, x)
  const page = (branch: string) => {
    const requestId = requestIds.get(branch)!
    return run(ask, requestPage, `/client/secret-shopper/${requestId}`, undefined, { requestId })
  }
  expect(await text(await page(inX))).toContain(inX)
  await expect(page(inY)).rejects.toMatchObject({ init: { status: 404 } })
  const stranger = await w.client()
  await expect(chooses(ask, stranger)).rejects.toMatchObject({ init: { status: 404 } })
})

it('refuses a form of a page that was opened before the switch, and keeps what was typed', async () => {
  const ask = await opens(await ofBoth())
  await chooses(ask, x)
  await chooses(ask, y)
  const form = { intent: 'order', notes: 'Typed', [companyField]: x.id }
  const answer = await run(ask, order, '/client/secret-shopper', form)
  expect(answer).toMatchObject({
    init: { status: 409 },
    data: { ok: false, problem: { code: 'team.other-company' }, values: { notes: 'Typed' } },
  })
})

it('refuses a form without a company from a person of several, and takes it from a person of one', async () => {
  const orders = (ask: Ask) => run(ask, order, '/client/secret-shopper', { intent: 'order', notes: 'Typed' })
  const ofOne = await opens(await w.member(x, [{ role: 'manager' }]))
  expect(await orders(ofOne)).toMatchObject({ init: { status: 422 } })
  expect(await orders(await opens(await ofBoth()))).toMatchObject({
    init: { status: 409 },
    data: { problem: { code: 'team.other-company' }, values: { notes: 'Typed' } },
  })
})

it('begins the next session with the company chosen last, and leaves other open sessions as they are', async () => {
  const person = await ofBoth()
  const first = await opens(person)
  await chooses(first, x)
  const second = await opens(person)
  await chooses(second, y)
  const companyIn = async (ask: Ask) => (await ask('/client/dashboard')).info.actor?.company?.id
  expect(await companyIn(first)).toBe(x.id)
  expect(await companyIn(second)).toBe(y.id)
  expect(await companyIn(await opens(person))).toBe(y.id)
})

it('falls back to another company when the membership ends, then to none, with the own account open', async () => {
  const person = await ofBoth()
  const ask = await opens(person)
  await chooses(ask, y)
  await leaves(person, y)
  const { info } = await ask('/client/dashboard')
  expect(info.actor?.company).toMatchObject({ id: x.id })
  await leaves(person, x)
  expect((await ask('/client/dashboard')).info.actor).toMatchObject({ id: person.id, company: null })
  const standing = await clientStanding((await ask('/account')).context)
  expect(standing).toMatchObject({ owner: person.name, company: null, companies: [] })
})

it('names the companies in the language of the reader', async () => {
  const named = await w.client({ company: 'Named' })
  await w.owner.query(`update app.companies set name_ar = 'منشأة الاسم' where id = $1`, [named.id])
  const person = await w.member(named, [{ role: 'viewer' }], { language: 'ar' })
  await joins(person, x)
  await w.owner.query(`update app.profiles set language = 'ar' where id = $1`, [person.id])
  const ask = await opens(person)
  const { companies } = await clientStanding((await ask('/client/dashboard')).context)
  expect(companies.map(({ name }) => name)).toEqual(['منشأة الاسم', 'Company X'])
})

it('lets a shopper of a team act for the company in the client area only', async () => {
  const shopper = await w.shopper()
  await joins(shopper, x)
  const ask = await opens(shopper)
  expect(await run(ask, requests, '/client/secret-shopper').then(text)).toContain(inX)
  expect((await ask('/freelancer/dashboard')).info.actor).toMatchObject({ type: 'mystery_shopper' })
  expect(await fieldStanding((await ask('/freelancer/dashboard')).context)).toMatchObject({
    companies: [{ id: x.id, name: 'Company X' }],
  })
  expect(await clientStanding((await ask('/client/dashboard')).context)).toMatchObject({ isShopper: true })
  await leaves(shopper, x)
  expect((await ask('/client/dashboard')).info.actor).toMatchObject({ type: 'mystery_shopper' })
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Actor, UserType } from '#/domain/actor.ts'
import { memberRights, reachOfRole } from '#/domain/member-roles.ts'
import type { Permission } from '#/domain/permissions.ts'
import { readClientStanding, readShopperStanding } from '#/features/identity/accounts/read-standing.server.ts'
import { adminDashboard } from '#/features/office/dashboards/admin.server.ts'
import { readReadiness } from '#/features/fieldwork/job-board/readiness.server.ts'
import { clientDashboard } from '#/features/office/dashboards/client.server.ts'
import { freelancerDashboard } from '#/features/office/dashboards/freelancer.server.ts'
import { browseOwnRequests, ownTotals } from '#/features/ordering/requests/list.server.ts'
import { readList } from '#/domain/list.ts'
import { ownRequestList } from '#/features/ordering/requests/list.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { readLevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { readMyOffers } from '#/features/ordering/offers/read-offers.server.ts'
import { listCurrentVisits } from '#/features/fieldwork/visits/list-visits.server.ts'
import { readVisitUnderWay } from '#/features/fieldwork/visits/visit-under-way.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { type Filled, password } from './filled-database.ts'
import type { Call } from './load.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { record, type Recorded } from './recorded.ts'
import { ownerRights } from './owner-rights.ts'
import { nextVisitAt } from './visit-moments.ts'

/** Number of alternating accounts, so that no single row or limit is measured. */
const people = 100

export type Person = { actor: Actor; token: string; branch: { id: string; name: string; location: string } | null }
export type Scenario = {
  name: string
  call: (turn: number) => Call
  bare: (turn: number) => Call
  recorded: Recorded[]
}

async function peopleOf(owner: pg.Client, type: UserType): Promise<Person[]> {
  const { rows } = await owner.query(
    `select p.id, p.email, p.full_name as name, b.id as branch_id, b.name as branch_name, b.location
     from app.profiles p join auth.session s on s."userId" = p.id
     left join lateral (select * from app.branches b where b.client_id = p.id limit 1) b on true
     where p.user_type = $1 and (p.user_type <> 'client' or exists (select from app.companies c where c.id = p.id))
     order by p.id limit $2`,
    [type, people],
  )
  return rows.map(({ id, email, name, branch_id, branch_name, location }) => ({
    token: `bench-session-${id}`,
    actor: {
      id,
      type,
      email,
      name,
      language: 'en',
      sessionId: randomUUID(),
      ...(type === 'admin' && { staff: ownerRights }),
    },
    branch: branch_id && { id: branch_id, name: branch_name, location },
  }))
}

/** Managers of the whole company, whose rows are found by branch. */
async function managersOf(owner: pg.Client): Promise<Person[]> {
  const { rows } = await owner.query<{ id: string; email: string; name: string; client_id: string }>(
    `select p.id, p.email, p.full_name as name, m.client_id from app.members m join app.profiles p on p.id = m.profile_id
     where m.profile_id <> m.client_id order by m.client_id limit $1`,
    [people],
  )
  const rights = Object.keys(memberRights).filter((permission) => reachOfRole('manager', permission as Permission))
  return rows.map(({ id, email, name, client_id }) => ({
    token: `bench-session-${id}`,
    actor: {
      id,
      type: 'client',
      email,
      name,
      language: 'en',
      sessionId: randomUUID(),
      company: { id: client_id, mode: 'member', permissions: rights },
    },
    branch: null,
  }))
}

const sessionRead = (token: string) => ({
  text: 'select session_id, id, user_type, email, full_name, language, theme from priv.open_session($1)',
  values: [sessionKey(token)],
})

/** Records a page's statements for each person, including the session's. */
async function recordFor(
  who: readonly Person[],
  work: (person: Person) => Promise<unknown>,
  key?: string,
): Promise<Recorded[]> {
  const all: Recorded[] = []
  for (const person of who) {
    const { reads, transaction } = await record(() => work(person), key)
    all.push({ reads: [sessionRead(person.token), ...reads], transaction })
  }
  return all
}

const ok = [200] as const

export type Senders = { origin: string }
const cookies = ({ token }: Person) => ({ cookie: `session=${token}; lang=ar` })
const formHeaders = ({ origin }: Senders) => ({ origin, 'content-type': 'application/x-www-form-urlencoded' })
const turnOf = <T>(list: readonly T[], turn: number): T => list[turn % list.length]!

function pageScenario(name: string, path: string, who: readonly Person[], recorded: Recorded[]): Scenario {
  return {
    name,
    recorded,
    call: (turn) => ({ method: 'GET', path, headers: cookies(turnOf(who, turn)), expect: ok }),
    bare: (turn) => ({ method: 'GET', path: `/${name.replaceAll(' ', '-')}/${turn % who.length}`, expect: ok }),
  }
}

const orderFields = (person: Person) => ({
  branchId: person.branch!.id,
  branchName: person.branch!.name,
  branchLocation: person.branch!.location,
  evaluationType: 'full_service' as const,
})

function createScenario(clients: readonly Person[], recorded: Recorded[], senders: Senders): Scenario {
  const name = 'order a visit'
  const body = (person: Person) =>
    new URLSearchParams({
      intent: 'order',
      clientKey: newClientKey(),
      ...orderFields(person),
      visitAt: nextVisitAt(),
      notes: '',
    }).toString()
  return {
    name,
    recorded,
    call: (turn) => {
      const person = turnOf(clients, turn)
      const headers = { ...cookies(person), ...formHeaders(senders) }
      return { method: 'POST', path: '/client/secret-shopper.data', headers, body: body(person), expect: [202] }
    },
    bare: (turn) => {
      const path = `/${name.replaceAll(' ', '-')}/${turn % clients.length}`
      return { method: 'POST', path, headers: formHeaders(senders), body: body(turnOf(clients, turn)), expect: ok }
    },
  }
}

function signInScenario(clients: readonly Person[], senders: Senders): Scenario {
  const call = (path: string) => (turn: number) => {
    const body = new URLSearchParams({
      intent: 'sign-in',
      email: turnOf(clients, turn).actor.email,
      password,
    }).toString()
    return { method: 'POST' as const, path, headers: formHeaders(senders), body, expect: [302] }
  }
  return { name: 'sign in', recorded: [], call: call('/login'), bare: call('/sign-in/0') }
}

/** The same page from the cache, and rendered as with a session cookie. */
const homeScenario = (name: string, headers: Record<string, string>): Scenario => ({
  name,
  recorded: [],
  call: () => ({ method: 'GET', path: '/ar', headers, expect: ok }),
  bare: () => ({ method: 'GET', path: '/home/0', expect: ok }),
})

/** All scenarios. Opens the database as the application does, to record each page's statements. */
export async function scenariosFor(filled: Filled, senders: Senders): Promise<Scenario[]> {
  const owner = new pg.Client({ connectionString: filled.ownerUrl })
  await owner.connect()
  const [clients, shoppers, admins] = [
    await peopleOf(owner, 'client'),
    await peopleOf(owner, 'mystery_shopper'),
    await peopleOf(owner, 'admin'),
  ]
  const managers = await managersOf(owner)
  await owner.end()
  openDatabase(filled.urls.app, 4, () => {})
  await openQueue(filled.urls.app, false, () => {})
  const clientKey = newClientKey()
  const order = (person: Person) =>
    requestEvaluation(person.actor, {
      clientKey,
      ...orderFields(person),
      visitAt: fromRiyadh(nextVisitAt())!,
      notes: null,
    })
  const list = ({ actor }: Person) =>
    Promise.all([
      readClientStanding(actor),
      ownTotals(actor),
      browseOwnRequests(actor, readList(ownRequestList, new URLSearchParams('rows=50'))),
    ])
  const listed = await recordFor(clients, list)
  const listedOfManagers = await recordFor(managers, list)
  const ordered = await recordFor(clients, order, clientKey)
  const dashboards = {
    client: await recordFor(clients, ({ actor }) =>
      Promise.all([readClientStanding(actor), clientDashboard(actor, 'en')]),
    ),
    shopper: await recordFor(shoppers, ({ actor }) =>
      Promise.all([
        readShopperStanding(actor),
        freelancerDashboard(actor),
        readVisitUnderWay(actor),
        readMyOffers(actor),
        listCurrentVisits(actor),
        readReadiness(actor),
        readLevelStanding(actor),
      ]),
    ),
    admin: await recordFor(admins, ({ actor }) => adminDashboard(actor)),
  }
  await closeQueue()
  await closeDatabase()
  return [
    pageScenario('request list data', '/client/secret-shopper.data?rows=50', clients, listed),
    pageScenario('request list data of a member', '/client/secret-shopper.data?rows=50', managers, listedOfManagers),
    pageScenario('request list page', '/client/secret-shopper?rows=50', clients, listed),
    createScenario(clients, ordered, senders),
    pageScenario('client dashboard data', '/client/dashboard.data', clients, dashboards.client),
    pageScenario('shopper dashboard data', '/freelancer/dashboard.data', shoppers, dashboards.shopper),
    pageScenario('admin dashboard data', '/admin/dashboard.data', admins, dashboards.admin),
    pageScenario('client dashboard page', '/client/dashboard', clients, dashboards.client),
    signInScenario(clients, senders),
    homeScenario('home page kept', {}),
    homeScenario('home page drawn', { cookie: 'session=of-nobody' }),
  ]
}

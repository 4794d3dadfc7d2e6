import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { addHours, toRiyadh } from '#/domain/riyadh-time.ts'
import { currentEdition } from '#/domain/terms.ts'
import { type Caller, cookiesOf, type Door, must, newCaller } from './call.ts'
import type { Owner } from './owner.ts'
import { settingsOf, spawnNode } from './server.ts'

export type Person = Caller & { id: string; email: string; door: string }
export type Client = Person & { branchId: string; branch: string; keys: Caller[] }
export type Shopper = Person & { reportId: string }
/** Known accounts, whose writes are followed. */
export type World = { admin: Person; clients: Client[]; shoppers: Shopper[] }

const password = 'a-password-of-hard-tests-2026'
const sellerAddress = {
  street: 'Olaya St',
  building: '2322',
  district: 'Olaya',
  city: 'Riyadh',
  postalCode: '12211',
  country: 'SA',
}
const scopes = ['branches:read', 'requests:read', 'requests:write', 'actions:read', 'actions:write']

/** Signs in again, also with the proof that powerful steps ask for. */
export async function signIn(door: Door, person: Person): Promise<void> {
  person.network = newCaller().network
  const form = { intent: 'sign-in', email: person.email, password }
  const answer = await must(door, { ...person, cookie: '' }, person.door, { form })
  if (answer.status !== 302) throw new Error(`signing in ${person.email} answered ${answer.status}`)
  person.cookie = cookiesOf(answer)
}

export const everyone = ({ admin, clients, shoppers }: World): Person[] => [admin, ...clients, ...shoppers]

const send = (door: Door, caller: Caller, path: string, form: Record<string, string | string[]>) =>
  must(door, caller, `${path}.data`, { form })

async function idOf(owner: Owner, email: string): Promise<string> {
  const [row] = await owner.rows<{ id: string }>('select id from app.profiles where email = $1', [email])
  if (!row) throw new Error(`there is no account ${email}`)
  return row.id
}

async function register(door: Door, owner: Owner, path: string, more: Record<string, string>): Promise<Person> {
  const email = `hard-${randomUUID().slice(0, 8)}@example.com`
  const person = { ...newCaller(), id: '', email, door: '/login' }
  const form = {
    fullName: 'Huda Al-Otaibi',
    email,
    password,
    confirmPassword: password,
    agreed: currentEdition,
    ...more,
  }
  await send(door, person, path, form)
  person.id = await idOf(owner, email)
  return person
}

/** The first administrator, made as an operator makes one. */
async function makeAdmin(door: Door, owner: Owner, env: Record<string, string>): Promise<Person> {
  const email = 'admin@hard.example'
  const settings = settingsOf(door.port, { ...env, ADMIN_PASSWORD: password })
  const child = spawnNode('scripts/make-admin.ts', [email, 'Huda Al-Qahtani'], settings)
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the administrator could not be made: ${said}`)
  const admin = { ...newCaller(), id: await idOf(owner, email), email, door: '/admin-login' }
  await signIn(door, admin)
  return admin
}

async function makeKey(door: Door, owner: Owner, client: Person): Promise<Caller> {
  const [root] = await owner.rows<{ id: string }>(
    `select id from app.org_nodes where client_id = $1 and kind = 'root'`,
    [client.id],
  )
  const form = { intent: 'make', clientKey: randomUUID(), name: 'Hard test', node: root!.id, scopes, life: '' }
  const { text } = await send(door, client, '/client/api/new', form)
  const secret = /itqan_[\w-]{43}/.exec(text)?.[0]
  if (!secret) throw new Error('the new key was not shown')
  return { ...newCaller(), cookie: '', network: secret }
}

async function makeClient(door: Door, owner: Owner, admin: Person, number: number): Promise<Client> {
  const company = `Hard company ${number}`
  const person = await register(door, owner, '/client-registration', { companyName: company })
  await send(door, admin, '/admin/client-approval', { intent: 'approve', clientId: person.id })
  const plan = { intent: 'give', clientId: person.id, tier: 'enterprise', reason: 'hard test' }
  await send(door, admin, '/admin/invoices/plans/new', plan)
  await signIn(door, person)
  const branch = `Branch ${number}`
  const [row] = await owner.rows<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
    [person.id, branch],
  )
  const details = { version: '0', legalName: company, vatNumber: '399999999800003', idScheme: '', idValue: '' }
  await send(door, person, '/client/invoices/details', { ...details, ...sellerAddress })
  const keys = [await makeKey(door, owner, person), await makeKey(door, owner, person)]
  return Object.assign(person, { branchId: row!.id, branch, keys })
}

/** A shopper in the middle of a visit: checked in, the report open for answers and photos. */
async function makeShopper(door: Door, owner: Owner, admin: Person, client: Client, number: number): Promise<Shopper> {
  const shopper = await register(door, owner, '/join-mystery-shopper', { fullName: `Shopper ${number}` })
  await send(door, admin, '/admin/freelancers', { intent: 'approve', shopperId: shopper.id })
  await owner.rows(`update app.mystery_shopper_profiles set city = 'riyadh' where profile_id = $1`, [shopper.id])
  const visitAt = toRiyadh(addHours(new Date(), 48))
  const [clientKey, branchName] = [randomUUID(), `Visited ${number}`]
  await send(door, client, '/client/secret-shopper', {
    intent: 'order',
    clientKey,
    branchName,
    branchLocation: 'Riyadh',
    evaluationType: 'basic',
    visitAt,
    soonSeen: visitAt,
    notes: '',
  })
  const [request] = await owner.rows<{ id: string }>(
    'select id from app.mystery_shopping_requests where client_key = $1',
    [clientKey],
  )
  if (!request) throw new Error('the visit was not ordered')
  await send(door, admin, '/admin/secret-shopper', { intent: 'approve', requestId: request.id })
  await send(door, admin, `/admin/secret-shopper/${request.id}`, { intent: 'assign', shopperId: shopper.id })
  await signIn(door, shopper)
  const [reportId, at] = [randomUUID(), new Date().toISOString()]
  const nowhere = { latitude: null, longitude: null, accuracy: null, note: 'The manager asked me to come earlier.' }
  const arrival = { requestId: request.id, reportId, deviceTime: at, sentAt: at, late: false, ...nowhere }
  await must(door, shopper, '/freelancer/check-in', { json: arrival, headers: { accept: 'application/json' } })
  return Object.assign(shopper, { reportId })
}

/** Makes the accounts on an empty platform, by the same pages as people. `env`: settings of the server. */
export async function makeWorld(
  door: Door,
  owner: Owner,
  env: Record<string, string>,
  size = { clients: 3, shoppers: 3 },
): Promise<World> {
  const admin = await makeAdmin(door, owner, env)
  const seller = { intent: 'seller', name: 'Itqan Co.', vatNumber: '310122393500003', ...sellerAddress }
  await send(door, admin, '/admin/invoices/settings', { ...seller, idScheme: 'CRN', idValue: '1010010000' })
  const clients: Client[] = []
  for (let number = 1; number <= size.clients; number++) clients.push(await makeClient(door, owner, admin, number))
  const shoppers: Shopper[] = []
  for (let number = 1; number <= size.shoppers; number++)
    shoppers.push(await makeShopper(door, owner, admin, clients[0]!, number))
  return { admin, clients, shoppers }
}

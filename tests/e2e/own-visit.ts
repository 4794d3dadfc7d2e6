import { randomUUID } from 'node:crypto'
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import type { QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import { addHours, toRiyadh } from '../../domain/riyadh-time.ts'
import { currentEdition } from '../../domain/terms.ts'
import type { DemoPerson } from '../../features/demo/people.ts'
import { asPerson, send } from './as-person.ts'
import { expect, lookUp, uniqueEmail } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
export type OwnVisit = { requestId: string; branch: string; shopper: DemoPerson; clientEmail: string | null }
/** Which branch, and how many hours from now; without it a branch of its own in two days. */
type Place = { branch: string; inHours: number }

export const password = 'journey-2026'

async function register(visitor: APIRequestContext, path: string, fullName: string, more: Record<string, string>) {
  const email = uniqueEmail('own')
  const form = { fullName, email, password, confirmPassword: password, agreed: currentEdition, ...more }
  await send(visitor, path, form)
  const [person] = await lookUp<{ id: string }>('select id from app.profiles where email = $1', [email])
  return { id: person!.id, email }
}

/** The client's own questionnaire with these questions, in use for the visits that every shopper may take on. */
async function ownQuestions(admin: APIRequestContext, clientId: string, questions: QuestionnaireDefinition) {
  const id = randomUUID()
  const code = `OWN-${id.slice(0, 8).toUpperCase()}`
  const definition = JSON.stringify({ ...questions, code, evaluationType: 'basic' })
  const page = '/admin/forms/questionnaires'
  const content = Buffer.from(definition).toString('base64')
  await send(admin, page, { intent: 'import', clientKey: id, name: 'own.json', content, code, type: 'basic', clientId })
  await send(admin, `${page}/${id}`, { intent: 'publish', version: '1', definition })
  await send(admin, `${page}/${id}`, { intent: 'use' })
  const rows = await lookUp<{ is_current: boolean }>('select is_current from app.questionnaire_drafts where id = $1', [
    id,
  ])
  expect(rows, 'the questionnaire in use').toEqual([{ is_current: true }])
}

type Client = { id: string; email: string }
const clients = new Map<QuestionnaireDefinition, Client>()

/** A client whose visits ask these questions: one for all journeys of a file, because a network may register only so many. */
async function clientWith(
  visitor: APIRequestContext,
  admin: APIRequestContext,
  questions: QuestionnaireDefinition,
): Promise<Client> {
  const known = clients.get(questions)
  if (known) return known
  const tag = randomUUID().slice(0, 8)
  const client = await register(visitor, '/client-registration', `Owner ${tag}`, { companyName: `Company ${tag}` })
  await send(admin, '/admin/client-approval', { intent: 'approve', clientId: client.id })
  await ownQuestions(admin, client.id, questions)
  clients.set(questions, client)
  return client
}

/**
 * A visit in a world of its own: a client with these questions (or a demo client with everybody's), a new shopper, an order that is
 * approved and assigned. No rule about who may come where again stands in its way, however often a journey runs on the same data.
 */
export async function ownVisit(
  playwright: Playwright,
  baseURL: string,
  questions?: QuestionnaireDefinition,
  place?: Place,
): Promise<OwnVisit> {
  const tag = randomUUID().slice(0, 8)
  const { branch, inHours } = place ?? { branch: `Own ${tag}`, inHours: 48 }
  const visitor = await asPerson(playwright, baseURL, null)
  const admin = await asPerson(playwright, baseURL, 'admin')
  const name = `Shopper ${tag}`
  const shopper = await register(visitor, '/join-mystery-shopper', name, {})
  await send(admin, '/admin/freelancers', { intent: 'approve', shopperId: shopper.id })
  const client = questions && (await clientWith(visitor, admin, questions))
  const owner = await asPerson(playwright, baseURL, client ? null : 'saffron')
  if (client) await owner.post('/login', { form: { intent: 'sign-in', email: client.email, password } })
  const order = {
    intent: 'order',
    clientKey: randomUUID(),
    branchName: branch,
    branchLocation: 'Olaya Street, Riyadh',
    evaluationType: 'basic',
    visitAt: toRiyadh(addHours(new Date(), inHours)),
    notes: '',
  }
  await send(owner, '/client/secret-shopper', order)
  const [request] = await lookUp<{ id: string }>(
    'select id from app.mystery_shopping_requests where branch_name = $1 order by number desc limit 1',
    [branch],
  )
  const requestId = request!.id
  await send(admin, '/admin/secret-shopper', { intent: 'approve', requestId })
  await send(admin, `/admin/secret-shopper/${requestId}`, { intent: 'assign', shopperId: shopper.id })
  const after = await lookUp<{ status: string }>('select status from app.mystery_shopping_requests where id = $1', [
    requestId,
  ])
  expect(after).toEqual([{ status: 'assigned' }])
  for (const context of [visitor, admin, owner]) await context.dispose()
  return {
    requestId,
    branch,
    clientEmail: client?.email ?? null,
    shopper: { role: 'Mystery shopper', type: 'mystery_shopper', email: shopper.email, password, name },
  }
}

import { randomUUID } from 'node:crypto'
import type { PlaywrightWorkerArgs } from '@playwright/test'
import type { QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import type { DemoPerson } from '../../demo/people.ts'
import { asPerson } from './as-person.ts'
import { assign, newClient, newShopper, order, password } from './own-people.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
export type OwnVisit = { requestId: string; branch: string; shopper: DemoPerson; clientEmail: string | null }
/** Branch and hours from now; default: a new branch in two days. */
type Place = { branch: string; inHours: number }

/** By questionnaire; shared by the journeys of a file, because registrations are limited by network. */
const clients = new Map<QuestionnaireDefinition, DemoPerson>()

/**
 * An isolated visit: a client with these questions (or a demo client with the general ones), a new shopper, an approved
 * and assigned order. Avoids all frequency rules, however often a journey runs on the same data.
 */
export async function ownVisit(
  playwright: Playwright,
  baseURL: string,
  questions?: QuestionnaireDefinition,
  place: Place = { branch: `Own ${randomUUID().slice(0, 8)}`, inHours: 48 },
): Promise<OwnVisit> {
  const visitor = await asPerson(playwright, baseURL, null)
  const admin = await asPerson(playwright, baseURL, 'admin')
  const shopper = await newShopper(visitor, admin)
  const client = questions && (clients.get(questions) ?? (await newClient(visitor, admin, { questions })))
  if (questions && client) clients.set(questions, client)
  const owner = await asPerson(playwright, baseURL, client ? null : 'saffron')
  if (client) await owner.post('/login', { form: { intent: 'sign-in', email: client.email, password } })
  const requestId = await order(owner, place)
  await assign(admin, requestId, shopper.id)
  for (const context of [visitor, admin, owner]) await context.dispose()
  return { requestId, branch: place.branch, clientEmail: client?.email ?? null, shopper }
}

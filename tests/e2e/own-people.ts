import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import { addHours, toRiyadh } from '../../domain/riyadh-time.ts'
import { currentEdition } from '../../domain/terms.ts'
import { type DemoPerson, demoPeople } from '../../demo/people.ts'
import { send } from './as-person.ts'
import { expect, lookUp, uniqueEmail } from './support.ts'

type OwnPerson = DemoPerson & { id: string }
type Joining = { path: string; fullName: string; more?: Record<string, string> }

export const password = 'journey-2026'

async function register(visitor: APIRequestContext, { path, fullName, more }: Joining) {
  const email = uniqueEmail('own')
  const form = { fullName, email, password, confirmPassword: password, agreed: currentEdition, ...more }
  await send(visitor, path, form)
  const [person] = await lookUp<{ id: string }>('select id from app.profiles where email = $1', [email])
  return { id: person!.id, email, password, name: fullName }
}

type NewClient = { company?: string; questions?: QuestionnaireDefinition }

/** A new approved client; with custom questions these are published for its visits. */
export async function newClient(
  visitor: APIRequestContext,
  admin: APIRequestContext,
  { company = `Company ${randomUUID().slice(0, 8)}`, questions }: NewClient = {},
): Promise<OwnPerson> {
  const client = await register(visitor, {
    path: '/client-registration',
    fullName: 'Huda Al-Otaibi',
    more: { companyName: company },
  })
  await send(admin, '/admin/client-approval', { intent: 'approve', clientId: client.id })
  // why: custom questionnaires and certificates need a plan, which has its own journey
  await send(admin, '/admin/invoices/plans/new', {
    intent: 'give',
    clientId: client.id,
    tier: 'enterprise',
    reason: 'journey',
  })
  if (questions) await putInUse(admin, client.id, questions)
  return { ...demoPeople.saffron, ...client }
}

async function putInUse(admin: APIRequestContext, clientId: string, questions: QuestionnaireDefinition) {
  const id = randomUUID()
  const code = `OWN-${id.slice(0, 8).toUpperCase()}`
  const definition = JSON.stringify({ ...questions, code, evaluationType: 'basic' })
  const page = '/admin/questionnaires'
  const content = Buffer.from(definition).toString('base64')
  await send(admin, page, { intent: 'import', clientKey: id, name: 'own.json', content, code, type: 'basic', clientId })
  await send(admin, `${page}/${id}`, { intent: 'publish', version: '1', definition })
  await send(admin, `${page}/${id}`, { intent: 'use' })
  const rows = await lookUp<{ is_current: boolean }>('select is_current from app.questionnaire_drafts where id = $1', [
    id,
  ])
  expect(rows, 'the questionnaire in use').toEqual([{ is_current: true }])
}

/** Sets the shopper's place. why: required for assignments; its page has its own journey. */
export async function livesInRiyadh(shopperId: string): Promise<void> {
  await lookUp(`update app.mystery_shopper_profiles set city = 'riyadh' where profile_id = $1`, [shopperId])
}

/** A new approved shopper without visits. */
export async function newShopper(visitor: APIRequestContext, admin: APIRequestContext): Promise<OwnPerson> {
  const fullName = `Shopper ${randomUUID().slice(0, 8)}`
  const shopper = await register(visitor, { path: '/join-mystery-shopper', fullName })
  await send(admin, '/admin/freelancers', { intent: 'approve', shopperId: shopper.id })
  await livesInRiyadh(shopper.id)
  return { ...demoPeople.shopper, ...shopper }
}

/** Orders a visit so many hours from now. Returns the request's id. */
export async function order(
  client: APIRequestContext,
  { branch, inHours }: { branch: string; inHours: number },
): Promise<string> {
  const visitAt = toRiyadh(addHours(new Date(), inHours))
  await send(client, '/client/secret-shopper', {
    intent: 'order',
    clientKey: randomUUID(),
    branchName: branch,
    branchLocation: 'Olaya Street, Riyadh',
    evaluationType: 'basic',
    visitAt,
    soonSeen: visitAt,
    notes: '',
  })
  const [request] = await lookUp<{ id: string }>(
    'select id from app.mystery_shopping_requests where branch_name = $1 order by number desc limit 1',
    [branch],
  )
  return request!.id
}

/** Approves the request and assigns this shopper, as the office. */
export async function assign(admin: APIRequestContext, requestId: string, shopperId: string): Promise<void> {
  await send(admin, '/admin/secret-shopper', { intent: 'approve', requestId })
  await send(admin, `/admin/secret-shopper/${requestId}`, { intent: 'assign', shopperId })
  const after = await lookUp<{ status: string }>('select status from app.mystery_shopping_requests where id = $1', [
    requestId,
  ])
  expect(after).toEqual([{ status: 'assigned' }])
}

/** Reviews, grades and releases the report as an editor. */
export async function release(
  editor: APIRequestContext,
  reportId: string,
  grades: Record<string, string>,
): Promise<void> {
  const report = async () => {
    const [row] = await lookUp<{ version: number; status: string }>(
      'select version, status from app.mystery_shopping_reports where id = $1',
      [reportId],
    )
    return row!
  }
  for (const step of [{ intent: 'start-review' }, { intent: 'release', note: 'Well observed.', ...grades }])
    await send(editor, `/admin/reports/${reportId}`, { version: String((await report()).version), ...step })
  expect((await report()).status).toBe('released')
}

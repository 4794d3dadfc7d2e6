import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { AnswerValue, QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import { addHours, toRiyadh } from '../../domain/riyadh-time.ts'
import { currentEdition } from '../../domain/terms.ts'
import { type DemoPerson, demoPeople } from '../../features/demo/people.ts'
import { note, yesNo } from '../../features/questionnaires/ask.ts'
import { asPerson, send } from './as-person.ts'
import { networkOf } from './network.ts'
import { handIn } from './own-report.ts'
import { expect, lookUp, test, uniqueEmail } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
type Changed = Record<string, AnswerValue>
export type OwnBranch = {
  /** Whose branch it is. */
  client: DemoPerson
  branchId: string
  branch: string
  visitAgain: (changed: Changed) => Promise<string>
}
export type OwnCertificate = OwnBranch & { certificateId: string; publicId: string; number: string }

const password = 'journey-2026'
const grades = { facts: '5', completeness: '5', objectivity: '5', language: '5', punctuality: '5' }

/** Three questions that need no photo, of which one is critical, and a text. */
const questions: QuestionnaireDefinition = {
  code: 'OWN',
  version: 1,
  evaluationType: 'basic',
  title: { en: 'A short visit', ar: 'زيارة قصيرة' },
  sections: [
    {
      key: 'S1',
      title: { en: 'The counter', ar: 'منضدة البيع' },
      weight: 100,
      questions: [
        yesNo('K1', 40, { en: 'The counter was clean', ar: 'كانت المنضدة نظيفة' }),
        yesNo('K2', 40, { en: 'Somebody greeted you', ar: 'رحّب بك أحد الموظفين' }),
        yesNo('K3', 20, { en: 'No insects were seen', ar: 'لم تُشاهد حشرات' }, { critical: true }),
      ],
    },
  ],
  unscored: [note('told', { en: 'In your own words', ar: 'بأسلوبك' })],
}

async function register(visitor: APIRequestContext, path: string, more: Record<string, string>): Promise<string> {
  const email = uniqueEmail('own')
  const form = { fullName: `Own ${email.slice(4, 12)}`, email, password, confirmPassword: password }
  await send(visitor, path, { ...form, agreed: currentEdition, ...more })
  return email
}

/** The client's own questionnaire, in use for the visits that every shopper may take on. */
async function putInUse(admin: APIRequestContext, clientId: string): Promise<void> {
  const clientKey = randomUUID()
  const code = `OWN-${clientKey.slice(0, 8).toUpperCase()}`
  const definition = JSON.stringify({ ...questions, code })
  const page = '/admin/forms/questionnaires'
  const content = Buffer.from(definition).toString('base64')
  await send(admin, page, { intent: 'import', clientKey, name: 'own.json', content, code, type: 'basic', clientId })
  await send(admin, `${page}/${clientKey}`, { intent: 'publish', version: '1', definition })
  await send(admin, `${page}/${clientKey}`, { intent: 'use' })
}

const idsOf = async (emails: readonly string[]): Promise<string[]> => {
  const rows = await lookUp<{ id: string; email: string }>('select id, email from app.profiles where email = any($1)', [
    emails,
  ])
  return emails.map((email) => rows.find((row) => row.email === email)!.id)
}

/**
 * A client of its own with a branch that earns a Platinum certificate: three released visits by three new shoppers, each without a
 * fault. It still is the dearest thing that a journey prepares, so that the journeys of a file share one.
 */
export async function ownEarningBranch(playwright: Playwright, baseURL: string): Promise<OwnBranch> {
  const branch = `Own ${randomUUID().slice(0, 8)}`
  const [visitor, admin, owner] = await Promise.all([
    asPerson(playwright, baseURL, null),
    asPerson(playwright, baseURL, 'admin'),
    asPerson(playwright, baseURL, null),
  ])
  const email = await register(visitor, '/client-registration', { companyName: `Company ${branch.slice(4)}` })
  const [clientId] = await idsOf([email])
  await send(admin, '/admin/client-approval', { intent: 'approve', clientId: clientId! })
  await putInUse(admin, clientId!)
  await owner.post('/login', { form: { intent: 'sign-in', email, password } })

  let ordered = 0
  const order = async (): Promise<void> => {
    const visitAt = toRiyadh(addHours(new Date(), 48 + 24 * ordered))
    ordered += 1
    const place = { branchName: branch, branchLocation: 'Olaya Street, Riyadh', evaluationType: 'basic' }
    const form = { intent: 'order', clientKey: randomUUID(), ...place, visitAt, notes: '' }
    await send(owner, '/client/secret-shopper', form)
  }
  /** One shopper goes to each of the visits that were ordered and nobody has yet. */
  const goThere = async (changed: Changed): Promise<string[]> => {
    const requests = await lookUp<{ id: string }>(
      `select id from app.mystery_shopping_requests where branch_name = $1 and status = 'pending' order by number`,
      [branch],
    )
    const emails: string[] = []
    for (const _visit of requests) emails.push(await register(visitor, '/join-mystery-shopper', {}))
    const shoppers = await idsOf(emails)
    const reports: string[] = []
    for (const [nth, { id: requestId }] of requests.entries()) {
      const shopperId = shoppers[nth]!
      await send(admin, '/admin/freelancers', { intent: 'approve', shopperId })
      await send(admin, '/admin/secret-shopper', { intent: 'approve', requestId })
      await send(admin, `/admin/secret-shopper/${requestId}`, { intent: 'assign', shopperId })
      const visit = { requestId, shopper: { email: emails[nth]!, password } }
      reports.push(await handIn(playwright, baseURL, visit, { changed, photo: false }))
    }
    await release(admin, reports)
    return reports
  }
  for (let visits = 0; visits < 3; visits++) await order()
  await goThere({})
  const [row] = await lookUp<{ id: string }>('select id from app.branches where name = $1', [branch])
  const visitAgain = async (changed: Changed): Promise<string> => {
    await order()
    return (await goThere(changed))[0]!
  }
  return { client: { ...demoPeople.saffron, email, password }, branchId: row!.id, branch, visitAgain }
}

async function release(admin: APIRequestContext, reports: readonly string[]): Promise<void> {
  const rows = await lookUp<{ id: string; version: number }>(
    'select id, version from app.mystery_shopping_reports where id = any($1)',
    [reports],
  )
  for (const { id, version } of rows) {
    const desk = `/admin/reports/${id}`
    await send(admin, desk, { intent: 'start-review', version: String(version) })
    await send(admin, desk, { intent: 'release', version: String(version + 1), note: 'Well observed.', ...grades })
  }
  const after = await lookUp<{ status: string }>('select status from app.mystery_shopping_reports where id = any($1)', [
    reports,
  ])
  expect(after.map(({ status }) => status)).toEqual(reports.map(() => 'released'))
}

/** Our office issues what the branch has earned. */
export async function certified(playwright: Playwright, baseURL: string, own: OwnBranch): Promise<OwnCertificate> {
  const admin = await asPerson(playwright, baseURL, 'admin')
  await send(admin, '/admin/certificates/eligible', { intent: 'issue', branch: `${own.branchId} platinum` })
  await admin.dispose()
  return { ...own, ...(await certificateOf(own.branchId)) }
}

export async function certificateOf(
  branchId: string,
): Promise<Pick<OwnCertificate, 'certificateId' | 'publicId' | 'number'>> {
  const [row] = await lookUp<Pick<OwnCertificate, 'certificateId' | 'publicId' | 'number'>>(
    'select id as "certificateId", public_id as "publicId", number from app.certificates where branch_id = $1',
    [branchId],
  )
  expect(row, 'the certificate that was issued').toBeDefined()
  return row!
}

/** A client of its own with a branch that holds a Platinum certificate: no other file's journeys suspend or revoke it. */
export const ownCertificate = async (playwright: Playwright, baseURL: string): Promise<OwnCertificate> =>
  certified(playwright, baseURL, await ownEarningBranch(playwright, baseURL))

/** The client of such a branch, without a browser. */
export async function asClientOf(
  playwright: Playwright,
  baseURL: string,
  { client: { email } }: OwnBranch,
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({
    baseURL,
    maxRedirects: 0,
    extraHTTPHeaders: { origin: baseURL, ...networkOf(test.info()) },
  })
  await request.post('/login', { form: { intent: 'sign-in', email, password } })
  return request
}

/** One of the office's steps with a certificate as it stands at this moment. */
export async function decideAbout(
  admin: APIRequestContext,
  certificateId: string,
  step: { intent: string; reason: string; reasonClass?: string; typedNumber?: string },
): Promise<void> {
  const [row] = await lookUp<{ version: number }>('select version from app.certificates where id = $1', [certificateId])
  await send(admin, `/admin/certificates/${certificateId}`, { version: String(row!.version), ...step })
}

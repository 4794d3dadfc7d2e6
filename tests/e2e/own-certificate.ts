import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { AnswerValue, QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import type { DemoPerson } from '../../features/demo/people.ts'
import { note, yesNo } from '../../features/questionnaires/ask.ts'
import { asPerson, send } from './as-person.ts'
import { networkOf } from './network.ts'
import { assign, newClient, newShopper, order, password } from './own-people.ts'
import { handIn } from './own-report.ts'
import { expect, lookUp, test } from './support.ts'

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
  const client = await newClient(visitor, admin, { questions })
  await owner.post('/login', { form: { intent: 'sign-in', email: client.email, password } })

  let days = 2
  const visitAgain = async (changed: Changed): Promise<string> => {
    const requestId = await order(owner, { branch, inHours: 24 * days++ })
    const shopper = await newShopper(visitor, admin)
    await assign(admin, requestId, shopper.id)
    const reportId = await handIn(playwright, baseURL, { requestId, shopper }, { changed, photo: false })
    await release(admin, reportId)
    return reportId
  }
  for (let visits = 0; visits < 3; visits++) await visitAgain({})
  const [row] = await lookUp<{ id: string }>('select id from app.branches where name = $1', [branch])
  return { client, branchId: row!.id, branch, visitAgain }
}

async function release(admin: APIRequestContext, reportId: string): Promise<void> {
  const report = async () => {
    const [row] = await lookUp<{ version: number; status: string }>(
      'select version, status from app.mystery_shopping_reports where id = $1',
      [reportId],
    )
    return row!
  }
  const { version } = await report()
  const desk = `/admin/reports/${reportId}`
  await send(admin, desk, { intent: 'start-review', version: String(version) })
  await send(admin, desk, { intent: 'release', version: String(version + 1), note: 'Well observed.', ...grades })
  expect((await report()).status).toBe('released')
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

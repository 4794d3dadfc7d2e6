import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { AnswerValue } from '../../domain/questionnaire.ts'
import type { DemoPerson } from '../../demo/people.ts'
import { asPerson, send } from './as-person.ts'
import { networkOf } from './network.ts'
import { assign, newClient, newShopper, order, password, release } from './own-people.ts'
import { handIn, questionsWithoutPhoto } from './own-report.ts'
import { expect, lookUp, test } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
type Changed = Record<string, AnswerValue>
export type OwnBranch = {
  /** Owner of the branch. */
  client: DemoPerson
  branchId: string
  branch: string
  visitAgain: (changed: Changed) => Promise<string>
}
export type OwnCertificate = OwnBranch & { certificateId: string; publicId: string; number: string }

const grades = { facts: '5', completeness: '5', objectivity: '5', language: '5', punctuality: '5' }

/** A new client with a new branch and its first released visit, by a new shopper. */
export async function ownBranch(
  playwright: Playwright,
  baseURL: string,
  changed: Changed,
): Promise<OwnBranch & { reportId: string }> {
  const branch = `Own ${randomUUID().slice(0, 8)}`
  const [visitor, admin, owner] = await Promise.all([
    asPerson(playwright, baseURL, null),
    asPerson(playwright, baseURL, 'admin'),
    asPerson(playwright, baseURL, null),
  ])
  const client = await newClient(visitor, admin, { questions: questionsWithoutPhoto })
  await owner.post('/login', { form: { intent: 'sign-in', email: client.email, password } })

  let days = 2
  const visitAgain = async (changed: Changed): Promise<string> => {
    const requestId = await order(owner, { branch, inHours: 24 * days++ })
    const shopper = await newShopper(visitor, admin)
    await assign(admin, requestId, shopper.id)
    const reportId = await handIn(playwright, baseURL, { requestId, shopper }, { changed, photo: false })
    await release(admin, reportId, grades)
    return reportId
  }
  const reportId = await visitAgain(changed)
  const [row] = await lookUp<{ id: string }>('select id from app.branches where name = $1', [branch])
  return { client, branchId: row!.id, branch, visitAgain, reportId }
}

/**
 * A new client with a branch eligible for Platinum: three released, faultless visits by three new shoppers. Expensive,
 * so the journeys of a file share one.
 */
export async function ownEarningBranch(playwright: Playwright, baseURL: string): Promise<OwnBranch> {
  const own = await ownBranch(playwright, baseURL, {})
  for (let visits = 1; visits < 3; visits++) await own.visitAgain({})
  return own
}

/** Issues the earned certificate as the office. */
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

/** A new client with a Platinum certificate, which no other file's journeys suspend or revoke. */
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

/** Carries out a step of the office on a certificate's current version. */
export async function decideAbout(
  admin: APIRequestContext,
  certificateId: string,
  step: { intent: string; reason: string; reasonClass?: string; typedNumber?: string },
): Promise<void> {
  const [row] = await lookUp<{ version: number }>('select version from app.certificates where id = $1', [certificateId])
  await send(admin, `/admin/certificates/${certificateId}`, { version: String(row!.version), ...step })
}

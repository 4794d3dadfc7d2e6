import { randomInt } from 'node:crypto'
import type { PlaywrightWorkerArgs } from '@playwright/test'
import { asPerson, send } from './as-person.ts'
import { networkOf } from './network.ts'
import { release } from './own-people.ts'
import { ownReport, type OwnReport } from './own-report.ts'
import { expect, lookUp, test } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
export type ReleasedVisit = OwnReport & { payoutId: string; clientId: string; company: string }

const grades = { facts: '5', completeness: '4', objectivity: '5', language: '4', punctuality: '5' }

let prepared: Promise<ReleasedVisit> | undefined
/** A visit with a released report and its payout, shared by the journeys of a file. */
export const releasedVisit = (playwright: Playwright, baseURL: string): Promise<ReleasedVisit> =>
  (prepared ??= visitAndRelease(playwright, baseURL))

async function visitAndRelease(playwright: Playwright, baseURL: string): Promise<ReleasedVisit> {
  const report = await ownReport(playwright, baseURL)
  const editor = await asPerson(playwright, baseURL, 'admin')
  await release(editor, report.reportId, grades)
  await editor.dispose()
  const payouts = () =>
    lookUp<{ id: string; state: string }>('select id, state from app.payouts where report_id = $1', [report.reportId])
  await expect.poll(payouts, { timeout: 30_000 }).toMatchObject([{ state: 'accrued' }])
  const [client] = await lookUp<{ id: string; company: string }>(
    'select id, company_name as company from app.profiles where email = $1',
    [report.clientEmail],
  )
  return { ...report, payoutId: (await payouts())[0]!.id, clientId: client!.id, company: client!.company }
}

/** A unique, valid IBAN. */
function newIban(): string {
  const account = `80${String(randomInt(1, 2 ** 40)).padStart(18, '0')}`
  const check = 98n - (BigInt(`${account}281000`) % 97n)
  return `SA${String(check).padStart(2, '0')}${account}`
}

/** Enters the shopper's identity and bank account. */
export async function giveAccount(playwright: Playwright, baseURL: string, { shopper }: OwnReport): Promise<string> {
  const { email, password } = shopper
  const extraHTTPHeaders = { origin: baseURL, ...networkOf(test.info()) }
  const phone = await playwright.request.newContext({ baseURL, maxRedirects: 0, extraHTTPHeaders })
  await phone.post('/login', { form: { intent: 'sign-in', email, password } })
  const identityNumber = `P${randomInt(10_000_000, 99_999_999)}`
  const identity = { legalName: 'Nora Alharbi', birthOn: '1990-01-01', identityKind: 'passport', identityNumber }
  await send(phone, '/freelancer/profile/about', { intent: 'identity', ...identity })
  const iban = newIban()
  await send(phone, '/freelancer/profile/bank', { iban })
  await phone.dispose()
  return iban
}

/** Moves time past five working days and the two days of a new account. */
export async function aWeekLater({ reportId }: OwnReport): Promise<void> {
  await lookUp(
    `update app.mystery_shopper_profiles set iban_changed_at = iban_changed_at - interval '7 days'
     where profile_id = (select shopper_id from app.payouts where report_id = $1)`,
    [reportId],
  )
  await lookUp(`update app.payouts set state = 'payable', payable_on = payable_on - 7 where report_id = $1`, [reportId])
}

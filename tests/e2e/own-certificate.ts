import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { asPerson } from './as-person.ts'
import { handIn, shortQuestions } from './own-report.ts'
import { ownVisit, password } from './own-visit.ts'
import type { AnswerValue } from '../../domain/questionnaire.ts'
import { expect, lookUp } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
type Changed = Record<string, AnswerValue>
export type OwnBranch = {
  clientEmail: string
  password: string
  branchId: string
  branch: string
  reportIds: string[]
  visitAgain: (changed: Changed) => Promise<string>
}
export type OwnCertificate = OwnBranch & { certificateId: string; publicId: string; number: string }

const grades = { facts: '5', completeness: '5', objectivity: '5', language: '5', punctuality: '5' }

const versionOf = async (reportId: string): Promise<string> => {
  const [row] = await lookUp<{ version: number }>('select version from app.mystery_shopping_reports where id = $1', [
    reportId,
  ])
  return String(row!.version)
}

async function release(admin: APIRequestContext, reportId: string): Promise<void> {
  const desk = `/admin/reports/${reportId}`
  await admin.post(desk, { form: { intent: 'start-review', version: await versionOf(reportId) } })
  await admin.post(desk, {
    form: { intent: 'release', version: await versionOf(reportId), note: 'Well observed.', ...grades },
  })
  const rows = await lookUp('select status from app.mystery_shopping_reports where id = $1', [reportId])
  expect(rows).toEqual([{ status: 'released' }])
}

/** A client of its own with a branch that earns a Platinum certificate: three released visits, each without a fault. */
export async function ownEarningBranch(playwright: Playwright, baseURL: string): Promise<OwnBranch> {
  const branch = `Own ${randomUUID().slice(0, 8)}`
  const questions = structuredClone(shortQuestions)
  const reportIds: string[] = []
  let clientEmail = ''
  const visitAgain = async (changed: Changed): Promise<string> => {
    const inHours = 48 + 24 * reportIds.length
    const visit = await ownVisit(playwright, baseURL, questions, { branch, inHours })
    clientEmail = visit.clientEmail ?? ''
    const reportId = await handIn(playwright, baseURL, visit, changed)
    const admin = await asPerson(playwright, baseURL, 'admin')
    await release(admin, reportId)
    await admin.dispose()
    reportIds.push(reportId)
    return reportId
  }
  for (let visits = 0; visits < 3; visits++) await visitAgain({})
  const [row] = await lookUp<{ id: string }>('select id from app.branches where name = $1', [branch])
  return { clientEmail, password, branchId: row!.id, branch, reportIds, visitAgain }
}

/** A client of its own with a branch that holds a Platinum certificate: no other journey suspends or revokes it. */
export async function ownCertificate(playwright: Playwright, baseURL: string): Promise<OwnCertificate> {
  const own = await ownEarningBranch(playwright, baseURL)
  const admin = await asPerson(playwright, baseURL, 'admin')
  await admin.post('/admin/certificates/eligible', { form: { intent: 'issue', branch: `${own.branchId} platinum` } })
  await admin.dispose()
  const [row] = await lookUp<{ id: string; public_id: string; number: string }>(
    'select id, public_id, number from app.certificates where branch_id = $1',
    [own.branchId],
  )
  expect(row, 'the certificate that was issued').toBeDefined()
  return { ...own, certificateId: row!.id, publicId: row!.public_id, number: row!.number }
}

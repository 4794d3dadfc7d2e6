import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { nodeName, shownBranch } from '#/db/names.server.ts'
import { shownStates, type CertificateState, stateAt } from '#/domain/certification/certificate.ts'
import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { evaluationStatuses, evaluationTypes } from '#/domain/evaluation.ts'
import { subscriptionTiers } from '#/domain/plans.ts'
import { now } from '#/platform/clock.ts'
import { field, getOperation, listOperation } from '../operation.ts'
import { moment } from '../resources/read-api-rows.server.ts'
import { readOfficePage, readOfficeRow } from './read-office-rows.server.ts'

const ofCompany = { company: field.id.optional() }
type Dated<T, Names extends keyof T> = Omit<T, Names> & Record<Names, Date>

const company = z.object({
  id: field.id,
  name: field.name,
  plan: z.enum(subscriptionTiers),
  approval: z.enum(['pending', 'approved', 'rejected', 'suspended']),
  branches: z.number().int(),
  created_at: field.at,
})
type CompanyRow = Dated<z.output<typeof company>, 'created_at'>
const companies = { needs: 'clients.read', id: 'c.id', company: 'c.id' } as const
const selectCompanies = (db: Tx) =>
  db
    .selectFrom('companies as c')
    .innerJoin('client_profiles as p', 'p.profile_id', 'c.id')
    .select(['c.id', 'c.created_at', 'p.subscription_tier as plan', 'p.approval'])
    .select(sql<string>`coalesce(${nodeName('c')}, '')`.as('name'))
    .select((of) =>
      of
        .selectFrom('branches as b')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('b.client_id', '=', 'c.id')
        .where('b.closed_at', 'is', null)
        .as('branches'),
    )
const companyOf = (row: CompanyRow) => ({ ...row, created_at: moment(row.created_at)! })

export const listCompaniesOperation = listOperation({
  id: 'listCompanies',
  path: '/office/companies',
  scope: 'company:read',
  tag: 'company',
  summary: { en: 'Companies with their plan', ar: 'المنشآت وباقاتها' },
  schema: 'OfficeCompany',
  item: company,
  filters: {},
  run: async ({ actor, fetch }) =>
    (await readOfficePage<CompanyRow>(actor, fetch, companies, {}, selectCompanies)).map(companyOf),
})

export const readOfficeCompanyOperation = getOperation({
  id: 'getOfficeCompany',
  path: '/office/companies/{id}',
  scope: 'company:read',
  tag: 'company',
  summary: { en: 'A company', ar: 'منشأة واحدة' },
  schema: 'OfficeCompany',
  item: company,
  run: async ({ actor, id }) => companyOf(await readOfficeRow<CompanyRow>(actor, id, companies, selectCompanies)),
})

const request = z.object({
  id: field.id,
  number: z.number().int(),
  company_id: field.id,
  branch_id: field.id,
  branch_name: field.name,
  evaluation_type: z.enum(evaluationTypes),
  status: z.enum(evaluationStatuses),
  scheduled_date: field.at,
  created_at: field.at,
})
type RequestRow = Omit<Dated<z.output<typeof request>, 'scheduled_date' | 'created_at'>, 'number'> & {
  number: number | string
}
const requests = { needs: 'evaluations.read', id: 'q.id', company: 'q.client_id' } as const
const selectRequests = (db: Tx) =>
  db
    .selectFrom('mystery_shopping_requests as q')
    .select(['q.id', 'q.number', 'q.client_id as company_id', 'q.branch_id', 'q.evaluation_type', 'q.status'])
    .select(['q.scheduled_date', 'q.created_at', shownBranch('q').as('branch_name')])
const requestOf = (row: RequestRow) => ({
  ...row,
  number: Number(row.number),
  scheduled_date: moment(row.scheduled_date)!,
  created_at: moment(row.created_at)!,
})

export const listOfficeRequestsOperation = listOperation({
  id: 'listOfficeRequests',
  path: '/office/requests',
  scope: 'requests:read',
  tag: 'requests',
  summary: { en: 'Visit requests of companies', ar: 'طلبات زيارات المنشآت' },
  schema: 'OfficeRequest',
  item: request,
  filters: { ...ofCompany, status: z.enum(evaluationStatuses).optional() },
  run: async ({ actor, filters: { status, ...asked }, fetch }) => {
    const rows = await readOfficePage<RequestRow>(actor, fetch, requests, asked, (db) =>
      selectRequests(db).$if(status !== undefined, (found) => found.where('q.status', '=', status!)),
    )
    return rows.map(requestOf)
  },
})

export const readOfficeRequestOperation = getOperation({
  id: 'getOfficeRequest',
  path: '/office/requests/{id}',
  scope: 'requests:read',
  tag: 'requests',
  summary: { en: 'A visit request', ar: 'طلب زيارة واحد' },
  schema: 'OfficeRequest',
  item: request,
  run: async ({ actor, id }) => requestOf(await readOfficeRow<RequestRow>(actor, id, requests, selectRequests)),
})

const released = ['released', 'disputed', 'locked'] as const
const report = z.object({
  id: field.id,
  number: z.number().int(),
  company_id: field.id,
  branch_id: field.id,
  request_id: field.id,
  status: z.enum(released),
  score: z.number(),
  counts: z.boolean(),
  visited_at: field.at,
  released_at: field.at,
})
type ReportRow = Omit<Dated<z.output<typeof report>, 'visited_at' | 'released_at'>, 'number' | 'score'> & {
  number: number | string
  score: number | string
}
const reports = { needs: 'reports.read', id: 'r.id', company: 'r.client_id' } as const
const selectReports = (db: Tx) =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .select(['r.id', 'r.receipt_number as number', 'r.client_id as company_id', 'r.branch_id', 'r.request_id'])
    .select(['r.status', 'r.branch_score as score', 'r.checked_in_at as visited_at', 'r.released_at'])
    .select(sql<boolean>`not r.excluded_from_statistics`.as('counts'))
    .where('r.status', 'in', released)
    .where('r.released_at', 'is not', null)
const reportOf = (row: ReportRow) => ({
  ...row,
  number: Number(row.number),
  score: Number(row.score),
  visited_at: moment(row.visited_at)!,
  released_at: moment(row.released_at)!,
})

export const listOfficeReportsOperation = listOperation({
  id: 'listOfficeReports',
  path: '/office/reports',
  scope: 'reports:read',
  tag: 'reports',
  summary: { en: 'Released reports of companies', ar: 'تقارير المنشآت المنشورة' },
  schema: 'OfficeReport',
  item: report,
  filters: { ...ofCompany, released_since: field.at.optional() },
  run: async ({ actor, filters: { released_since: since, ...asked }, fetch }) => {
    const rows = await readOfficePage<ReportRow>(actor, fetch, reports, asked, (db) =>
      selectReports(db).$if(since !== undefined, (found) => found.where('r.released_at', '>=', since!)),
    )
    return rows.map(reportOf)
  },
})

export const readOfficeReportOperation = getOperation({
  id: 'getOfficeReport',
  path: '/office/reports/{id}',
  scope: 'reports:read',
  tag: 'reports',
  summary: { en: 'A released report', ar: 'تقرير منشور واحد' },
  schema: 'OfficeReport',
  item: report,
  run: async ({ actor, id }) => reportOf(await readOfficeRow<ReportRow>(actor, id, reports, selectReports)),
})

const certificate = z.object({
  id: field.id,
  number: z.string(),
  company_id: field.id,
  branch_id: field.id,
  level: z.enum(certificateLevels),
  state: z.enum(shownStates),
  issued_at: field.at,
  expires_at: field.at,
})
type CertificateRow = Omit<Dated<z.output<typeof certificate>, 'issued_at' | 'expires_at'>, 'state'> & {
  state: CertificateState
}
const certificates = { needs: 'certificates.read', id: 'c.id', company: 'c.client_id' } as const
const selectCertificates = (db: Tx) =>
  db
    .selectFrom('certificates as c')
    .select(['c.id', 'c.number', 'c.client_id as company_id', 'c.branch_id', 'c.level', 'c.state'])
    .select(['c.issued_at', 'c.expires_at'])
const certificateOf = (row: CertificateRow) => ({
  ...row,
  state: stateAt({ state: row.state, expiresAt: moment(row.expires_at)! }, now()),
  issued_at: moment(row.issued_at)!,
  expires_at: moment(row.expires_at)!,
})

export const listOfficeCertificatesOperation = listOperation({
  id: 'listOfficeCertificates',
  path: '/office/certificates',
  scope: 'certificates:read',
  tag: 'certificates',
  summary: { en: 'Certificates of companies', ar: 'شهادات المنشآت' },
  schema: 'OfficeCertificate',
  item: certificate,
  filters: ofCompany,
  run: async ({ actor, filters, fetch }) =>
    (await readOfficePage<CertificateRow>(actor, fetch, certificates, filters, selectCertificates)).map(certificateOf),
})

export const readOfficeCertificateOperation = getOperation({
  id: 'getOfficeCertificate',
  path: '/office/certificates/{id}',
  scope: 'certificates:read',
  tag: 'certificates',
  summary: { en: 'A certificate', ar: 'شهادة واحدة' },
  schema: 'OfficeCertificate',
  item: certificate,
  run: async ({ actor, id }) =>
    certificateOf(await readOfficeRow<CertificateRow>(actor, id, certificates, selectCertificates)),
})

import { sql } from 'kysely'
import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import { type Actor, companyOf, isFieldType } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { reportCode } from '#/domain/report.ts'
import type { FoundRecord } from './records.ts'

const areaOf = ({ type }: Actor) => (type === 'admin' || type === 'client' ? type : 'freelancer')

/** Names in both languages and the location, in which a search finds either language. */
const place = sql<string>`concat_ws(' ', branch_name, branch_name_ar, branch_location, client_name, client_name_ar)`

export const requestsOf = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('mystery_shopping_requests as request')
    .select([
      'request.id',
      'request.number',
      shownBranch('request').as('branch'),
      'branch_location as location',
      shownClient('request').as('client'),
      place.as('place'),
    ])
    .$if(actor.type === 'client', (query) => query.where('request.client_id', '=', companyOf(actor)))
    .$if(isFieldType(actor.type), (query) => query.where('request.shopper_id', '=', actor.id))

type RequestRow = { id: string; number: number; branch: string; location: string; client: string }

export const requestRecords = (actor: Actor, rows: readonly RequestRow[], exact?: number): FoundRecord[] =>
  rows.map((row) => ({
    kind: 'request',
    id: row.id,
    title: row.branch,
    detail: `${requestCode(row.number)} · ${actor.type === 'client' ? row.location : row.client}`,
    to: href(`/${areaOf(actor)}/secret-shopper/:requestId`, { requestId: row.id }),
    ...(exact === row.number && { exact: true }),
  }))

export const reportsOf = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('mystery_shopping_reports as report')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'report.request_id')
    .select([
      'report.id',
      'report.receipt_number as number',
      shownBranch('request').as('branch'),
      'branch_location as location',
      shownClient('request').as('client'),
      place.as('place'),
    ])
    .$if(actor.type === 'client', (query) => query.where('report.client_id', '=', companyOf(actor)))
    .$if(isFieldType(actor.type), (query) => query.where('report.shopper_id', '=', actor.id))

export const reportRecords = (actor: Actor, rows: readonly RequestRow[], exact?: number): FoundRecord[] =>
  rows.map((row) => ({
    kind: 'report',
    id: row.id,
    title: row.branch,
    detail: `${reportCode(row.number)} · ${actor.type === 'client' ? row.location : row.client}`,
    to: href(`/${areaOf(actor)}/reports/:reportId`, { reportId: row.id }),
    ...(exact === row.number && { exact: true }),
  }))

export const invoiceTo = (actor: Actor, invoiceId: string): string =>
  actor.type === 'client'
    ? href('/client/invoices/:invoiceId', { invoiceId })
    : href('/admin/invoices/:invoiceId', { invoiceId })

export const certificateRecord = (
  actor: Actor,
  row: { id: string; number: string; holder: string; branch: string },
  isExact: boolean,
): FoundRecord => ({
  kind: 'certificate',
  id: row.id,
  title: row.branch,
  detail: `${row.number} · ${row.holder}`,
  to: href(`/${actor.type === 'client' ? 'client' : 'admin'}/certificates/:certificateId`, { certificateId: row.id }),
  ...(isExact && { exact: true }),
})

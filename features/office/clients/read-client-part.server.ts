import type { Actor } from '#/domain/actor.ts'
import { type ListShape, type QueryOf, readList } from '#/domain/list.ts'
import { pageNumber } from '#/domain/page-number.ts'
import { invoiceList } from '#/features/billing/office-invoices/list.ts'
import { browseInvoices } from '#/features/billing/office-invoices/list.server.ts'
import { paymentList } from '#/features/billing/payments/list.ts'
import { browsePayments } from '#/features/billing/payments/list.server.ts'
import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { browseRegister } from '#/features/certification/office-certificates/register-list.server.ts'
import { readPapers } from '#/features/companies/clients/read-papers.server.ts'
import { papersOf } from '#/features/office/client-papers/papers.server.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { readLogOfClient } from '#/features/office/activity/list.server.ts'
import { browseRoom } from '#/features/ordering/control-room/browse-room.server.ts'
import { roomList } from '#/features/ordering/control-room/room-list.ts'
import { readClaim } from '#/features/office/ownership-claims/read-claim.server.ts'
import { may } from '#/domain/permissions.ts'
import { type ClientPart, clientParts, partNeeds } from './lists.ts'
import { readNotes } from './notes.server.ts'
import { readActionPart, readBranchPart, readReportPart, readTeamPart } from './read-parts.server.ts'

/** A list narrowed to one client, with the order and page of the client's page. */
function ofClient<L extends ListShape>(list: L, clientId: string, asked: URLSearchParams): QueryOf<L> {
  const params = new URLSearchParams({ client: clientId })
  for (const name of ['sort', 'page', 'rows', 'before']) {
    const value = asked.get(name)
    if (value !== null) params.set(name, value)
  }
  return readList(list, params)
}

const none = new URLSearchParams()
const mostOnOverview = 5

async function readOverview(actor: Actor, clientId: string) {
  const open = {
    ...ofClient(invoiceList, clientId, none),
    tab: 'open' as const,
    sort: 'due' as const,
    descending: false,
  }
  const [branches, invoices, log] = await Promise.all([
    readBranchPart(actor, { clientId, page: 1, most: mostOnOverview }),
    may(actor, 'invoices.browse') ? browseInvoices(actor, { ...open, rows: mostOnOverview }) : null,
    readLogOfClient(actor, { ...ofClient(activityList, clientId, none), client: clientId, rows: mostOnOverview }),
  ])
  return { branches, invoices: { query: open, rows: invoices?.rows ?? [] }, latest: log.entries }
}

async function readMoney(actor: Actor, clientId: string, asked: URLSearchParams) {
  const query = ofClient(invoiceList, clientId, asked)
  const paid = { ...ofClient(paymentList, clientId, none), rows: 10 }
  const [invoices, payments] = await Promise.all([browseInvoices(actor, query), browsePayments(actor, paid)])
  return { query, rows: invoices.rows, total: invoices.counts.all, payments: { query: paid, rows: payments.rows } }
}

/** Parts that the reader's role opens. */
export const partsFor = (actor: Actor): ClientPart[] =>
  clientParts.filter((part) => !partNeeds[part] || may(actor, partNeeds[part]))

/** Data of one part of a client's page; lists of other pages are read narrowed to the client. */
export async function readClientPart(actor: Actor, clientId: string, part: ClientPart, asked: URLSearchParams) {
  const page = pageNumber(asked.get('page'))
  const visits = part === 'visits' ? ofClient(roomList, clientId, asked) : null
  const held = part === 'certificates' ? ofClient(registerList, clientId, asked) : null
  const log = part === 'activity' ? ofClient(activityList, clientId, asked) : null
  return {
    overview: part === 'overview' ? await readOverview(actor, clientId) : null,
    branches: part === 'branches' ? await readBranchPart(actor, { clientId, page }) : null,
    visits: visits && { query: visits, ...(await browseRoom(actor, visits)) },
    reports: part === 'reports' ? await readReportPart(actor, { clientId, page }) : null,
    actions: part === 'actions' ? await readActionPart(actor, { clientId, page }) : null,
    certificates: held && { query: held, ...(await browseRegister(actor, held)) },
    money: part === 'invoices' ? await readMoney(actor, clientId, asked) : null,
    papers: part === 'details' ? await readPapers(actor, clientId) : null,
    sent: part === 'details' ? await papersOf(actor, clientId) : null,
    team: part === 'team' ? await readTeamPart(actor, clientId) : null,
    claim: part === 'team' ? await readClaim(actor, clientId) : null,
    notes: part === 'notes' ? await readNotes(actor, { clientId, page }) : null,
    log: log && { query: log, ...(await readLogOfClient(actor, { ...log, client: clientId })) },
  }
}
export type ClientPartData = Awaited<ReturnType<typeof readClientPart>>

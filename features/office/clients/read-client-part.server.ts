import type { Actor } from '#/domain/actor.ts'
import { type ListShape, type QueryOf, readList } from '#/domain/list.ts'
import { pageNumber } from '#/domain/page-number.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { invoiceList } from '#/features/billing/office-invoices/list.ts'
import { browseInvoices } from '#/features/billing/office-invoices/list.server.ts'
import { paymentList } from '#/features/billing/payments/list.ts'
import { browsePayments } from '#/features/billing/payments/list.server.ts'
import { planList } from '#/features/billing/plans/list.ts'
import { browsePlans } from '#/features/billing/plans/list.server.ts'
import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { browseRegister } from '#/features/certification/office-certificates/register-list.server.ts'
import { readPapers } from '#/features/companies/clients/read-papers.server.ts'
import { papersOf } from '#/features/office/client-papers/papers.server.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { readLogOfClient } from '#/features/office/activity/list.server.ts'
import { emailList } from '#/features/messaging/emails/list.ts'
import { readEmails } from '#/features/messaging/emails/list.server.ts'
import { browseRoom } from '#/features/ordering/control-room/browse-room.server.ts'
import { roomList } from '#/features/ordering/control-room/room-list.ts'
import { allProgrammes } from '#/features/ordering/programmes/all-list.ts'
import { browseAllProgrammes } from '#/features/ordering/programmes/browse-all.server.ts'
import { readClaim } from '#/features/office/ownership-claims/read-claim.server.ts'
import { type ClientPart, partNeeds } from './lists.ts'
import { readNotes } from './notes.server.ts'
import { readInvitationPart, readTreePart, readViewPart } from './read-company-parts.server.ts'
import { readActionPart, readBranchPart, readReportPart, readTeamPart } from './read-parts.server.ts'
import { readApplicationPart, readDisputePart, readQuestionnairePart } from './read-quality-parts.server.ts'

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

/** Plans of the client, the newest first, for those who read invoices. */
async function readPlans(actor: Actor, clientId: string, asked: URLSearchParams) {
  const query = ofClient(planList, clientId, asked)
  if (!may(actor, 'invoices.browse')) return { mayRead: false, query, rows: [], total: 0 }
  const { rows, counts } = await browsePlans(actor, query)
  return { mayRead: true, query, rows, total: counts.all }
}

async function readOpenPart(actor: Actor, clientId: string, part: ClientPart, asked: URLSearchParams) {
  authorize(actor, 'clients.read')
  const need = partNeeds[part]
  if (need) authorize(actor, need)
  const page = pageNumber(asked.get('page'))
  const of = { clientId, page }
  const narrowed = <L extends ListShape>(list: L) => ofClient(list, clientId, asked)
  switch (part) {
    case 'overview':
      return { part, ...(await readOverview(actor, clientId)) }
    case 'details': {
      const [papers, sent] = await Promise.all([readPapers(actor, clientId), papersOf(actor, clientId)])
      return { part, papers, sent }
    }
    case 'notes':
      return { part, ...(await readNotes(actor, of)) }
    case 'branches':
      return { part, ...(await readBranchPart(actor, of)) }
    case 'tree':
      return { part, ...(await readTreePart(actor, of)) }
    case 'visits': {
      const query = narrowed(roomList)
      return { part, query, ...(await browseRoom(actor, query)) }
    }
    case 'programmes': {
      const query = narrowed(allProgrammes)
      return { part, query, ...(await browseAllProgrammes(actor, query)) }
    }
    case 'questionnaires':
      return { part, ...(await readQuestionnairePart(actor, of)) }
    case 'reports':
      return { part, ...(await readReportPart(actor, of)) }
    case 'actions':
      return { part, ...(await readActionPart(actor, of)) }
    case 'disputes':
      return { part, ...(await readDisputePart(actor, of)) }
    case 'certificates': {
      const query = narrowed(registerList)
      return { part, query, ...(await browseRegister(actor, query)) }
    }
    case 'applications':
      return { part, ...(await readApplicationPart(actor, of)) }
    case 'invoices': {
      const query = narrowed(invoiceList)
      const { rows, counts } = await browseInvoices(actor, query)
      return { part, query, rows, total: counts.all }
    }
    case 'payments': {
      const query = narrowed(paymentList)
      const { rows, counts } = await browsePayments(actor, query)
      return { part, query, rows, total: counts.all }
    }
    case 'plan':
      return { part, ...(await readPlans(actor, clientId, asked)) }
    case 'team': {
      const [team, claim] = await Promise.all([readTeamPart(actor, of), readClaim(actor, clientId)])
      return { part, ...team, claim }
    }
    case 'invitations':
      return { part, ...(await readInvitationPart(actor, of)) }
    case 'views':
      return { part, ...(await readViewPart(actor, of)) }
    case 'emails': {
      const query = narrowed(emailList)
      return { part, query, ...(await readEmails(actor, query)) }
    }
    case 'activity': {
      const query = { ...narrowed(activityList), client: clientId }
      return { part, query, ...(await readLogOfClient(actor, query)) }
    }
  }
}
export type ClientPartData = Awaited<ReturnType<typeof readOpenPart>>
export type PartData<Part extends ClientPart> = Extract<ClientPartData, { part: Part }>

/** Data of one part of a client's record; lists of other pages are read narrowed to the client. */
export const readClientPart = async <Part extends ClientPart>(
  actor: Actor,
  clientId: string,
  part: Part,
  asked: URLSearchParams,
): Promise<PartData<Part>> =>
  // why the cast: the compiler does not follow which branch of the switch answers which part
  (await readOpenPart(actor, clientId, part, asked)) as PartData<Part>

// The longest lists of the back office with a hundred thousand rows each, through the verbs: first page, search, filter, sort
// and the streamed export.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { type ListShape, readList } from '#/domain/list.ts'
import { browseInvoices, invoiceRows } from '#/features/billing/office-invoices/list.server.ts'
import { invoiceList } from '#/features/billing/office-invoices/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { emailRows, readEmails } from '#/features/messaging/emails/list.server.ts'
import { emailList } from '#/features/messaging/emails/list.ts'
import { activityRows, readLog } from '#/features/office/activity/list.server.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { browseClients, clientRows } from '#/features/office/clients/list.server.ts'
import { clientList } from '#/features/office/clients/list.ts'
import { browseRoom, roomRows } from '#/features/ordering/control-room/browse-room.server.ts'
import { readRoom, roomList } from '#/features/ordering/control-room/room-list.ts'
import { browsePayouts, payoutRows } from '#/features/payouts/payouts/payout-list.server.ts'
import { payoutList } from '#/features/payouts/payouts/payout-list.ts'
import { browseReviews, reviewRows } from '#/features/reporting/editing/review-list.server.ts'
import { reviewList } from '#/features/reporting/editing/review-list.ts'
import { browseShoppers, rosterRows } from '#/features/shoppers/roster/browse-shoppers.server.ts'
import { rosterList } from '#/features/shoppers/roster/list.ts'
import { tableFile } from '#/platform/table-file.server.ts'
import { filledDatabase } from './filled-database.ts'
import { type Line, measured } from './measured.ts'
import { ownerRights } from './owner-rights.ts'
import { megabytes, watched } from './watched.ts'

const rows = 100_000
const times = 20
const steps = ['first page', 'search', 'filter', 'sort', 'last page'] as const
type Step = (typeof steps)[number]
type Exported = { seconds: number; mb: number; megabytes: number }
export type ListsResult = { name: string; lines: Record<Step, Line>; file: Exported }[]

type Addresses = Partial<Record<Exclude<Step, 'first page'>, string>>
type Measured = {
  name: string
  addresses: Addresses
  browse: (actor: Actor, params: URLSearchParams) => Promise<unknown>
  file: (actor: Actor) => Promise<AsyncGenerator<readonly Cell[]>>
}

const none = new URLSearchParams()
const released = new URLSearchParams('tab=released')
const read =
  <L extends ListShape>(list: L) =>
  (params: URLSearchParams) =>
    readList(list, params)

const lists: readonly Measured[] = [
  {
    name: 'Control room',
    addresses: {
      search: 'q=ms-0050000',
      filter: 'status=completed',
      sort: 'sort=client',
      'last page': 'queue=all&page=4000',
    },
    browse: (actor, params) => browseRoom(actor, readRoom(params)),
    file: (actor) => exportList(actor, roomList, read(roomList)(new URLSearchParams('queue=all')), roomRows, 'en'),
  },
  {
    name: 'Reports of the desk',
    addresses: {
      search: 'tab=released&q=الواحة 77',
      filter: 'tab=released&type=basic',
      sort: 'tab=released&sort=branch',
      'last page': 'tab=released&page=3700',
    },
    browse: (actor, params) => browseReviews(actor, read(reviewList)(params)),
    file: (actor) => exportList(actor, reviewList, read(reviewList)(released), reviewRows, 'en'),
  },
  {
    name: 'Clients',
    addresses: { search: 'q=oasis 7777', filter: 'plan=basic', sort: 'sort=owed', 'last page': 'page=4000' },
    browse: (actor, params) => browseClients(actor, read(clientList)(params)),
    file: (actor) => exportList(actor, clientList, read(clientList)(none), clientRows, 'en'),
  },
  {
    name: 'Shoppers',
    addresses: { search: 'q=الحربي 777', filter: 'city=jeddah', sort: 'sort=name', 'last page': 'page=4000' },
    browse: (actor, params) => browseShoppers(actor, read(rosterList)(params)),
    file: (actor) => exportList(actor, rosterList, read(rosterList)(none), rosterRows, 'en'),
  },
  {
    name: 'Invoices',
    addresses: { search: 'q=inv-2026-0077777', filter: 'state=overdue', sort: 'sort=owed', 'last page': 'page=4000' },
    browse: (actor, params) => browseInvoices(actor, read(invoiceList)(params)),
    file: (actor) => exportList(actor, invoiceList, read(invoiceList)(none), invoiceRows, 'en'),
  },
  {
    name: 'Payouts',
    addresses: { search: 'q=shopper 17', filter: 'from=2026-10-01', sort: 'sort=net', 'last page': 'page=3000' },
    browse: (actor, params) => browsePayouts(actor, read(payoutList)(params)),
    file: (actor) => exportList(actor, payoutList, read(payoutList)(none), payoutRows, 'en'),
  },
  {
    name: 'Mails',
    addresses: { search: 'q=visit number 7777', filter: 'state=failed', 'last page': 'page=4000' },
    browse: (actor, params) => readEmails(actor, read(emailList)(params)),
    file: (actor) => exportList(actor, emailList, read(emailList)(none), emailRows, 'en'),
  },
  {
    name: 'Activity log',
    addresses: { search: 'q=branch number 77770', filter: 'action=request.changed' },
    browse: (actor, params) => readLog(actor, read(activityList)(params)),
    file: (actor) => exportList(actor, activityList, read(activityList)(none), activityRows, 'en'),
  },
]

async function prepared(cluster: Embedded): Promise<{ actor: Actor; app: string }> {
  const { ownerUrl, urls } = await filledDatabase(cluster, rows)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(readFileSync(join(import.meta.dirname, 'lists.sql'), 'utf8').replaceAll(':rows', String(rows)))
  await owner.query('set session_replication_role = replica')
  await owner.query('select priv.rebuild_score_tallies(), priv.rebuild_counted_visits()')
  await owner.query('set session_replication_role = origin')
  await owner.query('vacuum (analyze)')
  const { rows: staff } = await owner.query<{ id: string }>(
    `select id from app.profiles where user_type = 'admin' limit 1`,
  )
  await owner.end()
  const person = { id: staff[0]!.id, type: 'admin', email: '', name: '', language: 'en' } as const
  return { actor: { ...person, sessionId: randomUUID(), provedAt: new Date(), staff: ownerRights }, app: urls.app }
}

async function exported(actor: Actor, { file }: Measured): Promise<Exported> {
  let bytes = 0
  const { seconds, mb } = await watched(async () => {
    const answer = await tableFile(await file(actor), 'bench', 'csv', 'en')
    for await (const part of answer.body!) bytes += part.length
  })
  return { seconds, mb, megabytes: megabytes(bytes) }
}

/** Time of each step and the growth of the process during the export, list by list. */
export async function measureLists(cluster: Embedded): Promise<ListsResult> {
  const { actor, app } = await prepared(cluster)
  openDatabase(app, 4, () => {})
  const result: ListsResult = []
  for (const list of lists) {
    const lines: Partial<Record<Step, Line>> = {}
    for (const step of steps) {
      const address = step === 'first page' ? '' : list.addresses[step]
      if (address === undefined) continue
      const params = new URLSearchParams(address)
      await list.browse(actor, params)
      lines[step] = await measured(step, times, 1, () => list.browse(actor, params))
    }
    result.push({ name: list.name, lines: lines as Record<Step, Line>, file: await exported(actor, list) })
  }
  await closeDatabase()
  return result
}

const figure = (line: Line | undefined): string => (line ? `${line.p50.toFixed(0)} / ${line.p95.toFixed(0)}` : '–')

/** Report section on long lists. */
export const describeLists = (result: ListsResult): string =>
  [
    `\`npm run bench -- --only lists\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: ${rows.toLocaleString('en')} rows a list, p50 / p95 in milliseconds of ${times} reads one after another; the file as CSV with the growth of the process while it is streamed.`,
    '',
    `| List | ${steps.join(' | ')} | File |`,
    `|---|${steps.map(() => '--:').join('|')}|--:|`,
    ...result.map(({ name, lines, file: { seconds, megabytes: size, mb } }) => {
      const file = `${size.toFixed(1)} MB in ${seconds.toFixed(1)} s, +${mb.toFixed(0)} MB`
      return `| ${[name, ...steps.map((step) => figure(lines[step])), file].join(' | ')} |`
    }),
  ].join('\n')

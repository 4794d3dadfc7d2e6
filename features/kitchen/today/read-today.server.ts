import { type RawBuilder, sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { OrderAnswer } from '#/domain/kitchen/buying/order.ts'
import {
  type BuyingFacts,
  firstStepOf,
  type FirstStep,
  kindsFor,
  mostOfKind,
  mostParBranches,
  type QuoteStatus,
  quoteStatus,
  type TodayKind,
  type When,
  whenOf,
} from '#/domain/kitchen/buying/today.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { countUnderLevel } from '#/features/kitchen/stock/read-suggestion.server.ts'
import { now } from '#/platform/clock.ts'
import {
  countsWaiting,
  factsInSql,
  invoicesWaiting,
  levelBranches,
  ordersWaiting,
  requestsWaiting,
} from './waiting.server.ts'

type Common = {
  id: string
  branch: string | null
  /** The reader can act on it; otherwise it is only shown. */
  may: boolean
}
export type TodayRow = Common &
  (
    | {
        kind: 'approve' | 'answer' | 'send'
        number: number
        supplier: string
        day: Day
        net: Halalas | null
        answered: OrderAnswer | null
      }
    | { kind: 'deliver'; number: number; supplier: string; day: Day; when: When }
    | { kind: 'invoice'; code: string; supplier: string; day: Day; difference: Halalas; when: When }
    | {
        kind: 'quote'
        number: number
        title: string
        closesAt: string
        status: QuoteStatus
        answered: number
        invited: number
      }
    | { kind: 'par'; count: number | null }
    | { kind: 'count'; status: 'submitted' | 'open' | 'due'; at: string | null }
  )
export type TodaySection = { kind: TodayKind; total: number; rows: TodayRow[] }
export type Today = { sections: TodaySection[]; total: number; step: FirstStep }

type OrderFound = {
  id: string
  number: number
  supplier: string
  branch: string
  day: Day
  net: number | null
  answered: OrderAnswer | null
  may: boolean
  total: number
}
type Found = {
  approve: OrderFound[]
  answer: OrderFound[]
  send: OrderFound[]
  deliver: OrderFound[]
  invoice: { id: string; code: string; supplier: string; branch: string; day: Day; credit: number; total: number }[]
  quote: {
    id: string
    number: number
    title: string
    branch: string | null
    closes_at: string
    invited: number
    answered: number
  }[]
  par: { id: string; branch: string; may: boolean; total: number }[]
  count: {
    id: string
    branch: string
    status: 'submitted' | 'open' | 'due'
    at: string | null
    may: boolean
    total: number
  }[]
  facts: BuyingFacts
}

const nothing = sql`'[]'::jsonb`

/** All that waits, by one statement, limited by row-level security to what the reader sees. */
async function readWaiting(actor: Actor, kinds: readonly TodayKind[]): Promise<Found> {
  const asked: Record<TodayKind, () => RawBuilder<unknown>> = {
    approve: () => ordersWaiting(actor, 'approve'),
    answer: () => ordersWaiting(actor, 'answer'),
    send: () => ordersWaiting(actor, 'send'),
    deliver: () => ordersWaiting(actor, 'deliver'),
    invoice: () => invoicesWaiting(actor),
    quote: () => requestsWaiting(actor),
    par: () => levelBranches(actor),
    count: () => countsWaiting(actor),
  }
  const columns = (Object.keys(asked) as TodayKind[]).map(
    (kind) => sql`${kinds.includes(kind) ? asked[kind]() : nothing} as ${sql.ref(kind)}`,
  )
  return readAs(actor, async (db) => {
    const { rows } = await sql<Found>`select ${sql.join(columns)}, ${factsInSql(companyOf(actor))} as facts`.execute(db)
    return rows[0]!
  })
}

/** What waits in buying for the reader now, in their branches, each kind with its first rows, and the next step where nothing does. */
export async function readToday(actor: Actor): Promise<Today> {
  authorize(actor, 'orders.read')
  const isViewing = actor.company?.mode === 'view'
  const found = await readWaiting(
    actor,
    kindsFor((permission) => may(actor, permission), isViewing),
  )
  const acts = (row: { may: boolean }) => row.may && !isViewing
  const today = riyadhDay(now())
  const order = (kind: 'approve' | 'answer' | 'send', rows: readonly OrderFound[]) =>
    section(kind, rows, (row) => ({
      kind,
      id: row.id,
      branch: row.branch,
      may: acts(row),
      number: row.number,
      supplier: row.supplier,
      day: row.day,
      net: row.net === null ? null : halalas(row.net),
      answered: row.answered,
    }))
  const sections = [
    order('approve', found.approve),
    order('answer', found.answer),
    order('send', found.send),
    section('deliver', found.deliver, ({ id, number, supplier, branch, day, may: mayReceive }) => ({
      kind: 'deliver',
      id,
      number,
      supplier,
      branch,
      day,
      when: whenOf(day, today),
      may: acts({ may: mayReceive }),
    })),
    section('invoice', found.invoice, ({ id, code, supplier, branch, day, credit }) => ({
      kind: 'invoice',
      id,
      code,
      supplier,
      branch,
      day,
      when: whenOf(day, today),
      difference: halalas(credit),
      may: acts({ may: may(actor, 'supplier-invoices.write') }),
    })),
    quotesOf(found.quote, acts({ may: may(actor, 'suppliers.write') })),
    await levelsOf(actor, found.par, isViewing),
    section('count', found.count, ({ id, branch, status, at, may: mayCount }) => ({
      kind: 'count',
      id,
      branch,
      status,
      at,
      may: acts({ may: mayCount }),
    })),
  ].filter(({ rows }) => rows.length > 0)
  return {
    sections,
    total: sections.reduce((sum, { total }) => sum + total, 0),
    step: isViewing ? 'none' : firstStepOf(found.facts, (permission) => may(actor, permission)),
  }
}

/** A section of rows that each say how many there are in all. */
function section<R extends { total: number }>(
  kind: TodayKind,
  rows: readonly R[],
  rowOf: (row: R) => TodayRow,
): TodaySection {
  return { kind, total: rows[0]?.total ?? 0, rows: rows.map(rowOf) }
}

function quotesOf(found: Found['quote'], mayAct: boolean): TodaySection {
  const at = now()
  const rows = found.flatMap(({ id, number, title, branch, closes_at, invited, answered }): TodayRow[] => {
    const status = quoteStatus({ closesAt: new Date(closes_at), invited, answered }, at)
    if (status === null) return []
    return [{ kind: 'quote', id, branch, number, title, status, answered, invited, closesAt: closes_at, may: mayAct }]
  })
  return { kind: 'quote', total: rows.length, rows: rows.slice(0, mostOfKind) }
}

/** Branches with something to order; those beyond the first are named together, because each is reckoned from its sales. */
async function levelsOf(actor: Actor, branches: Found['par'], isViewing: boolean): Promise<TodaySection> {
  if (isViewing) return { kind: 'par', total: 0, rows: [] }
  const shown = branches.slice(0, mostParBranches)
  const counts = await Promise.all(shown.map(({ id }) => countUnderLevel(actor, id)))
  const rows = shown.flatMap(({ id, branch, may: mayOrder }, index): TodayRow[] =>
    counts[index] === 0 ? [] : [{ kind: 'par', id, branch, may: mayOrder, count: counts[index]! }],
  )
  const more = (branches[0]?.total ?? 0) - shown.length
  const [next] = branches.slice(mostParBranches)
  if (more > 0 && next) rows.push({ kind: 'par', id: next.id, branch: null, may: next.may, count: null })
  return { kind: 'par', total: rows.length, rows }
}

import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth, companyInBoth } from '#/db/names.server.ts'
import { linkDaysAfterClosing, stateAt, type RequestState } from '#/domain/kitchen/buying/request.ts'
import { type ContentUnit, unitsOf, type VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Text } from '#/domain/text.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { hashOf, isToken } from './quote-link.server.ts'

/** A link that opens its request now. */
export type OpenQuote = { invitationId: string; clientId: string; requestId: string }

/** Unknown, altered, ended and withdrawn tokens are indistinguishable: null. */
export async function findQuote(token: string): Promise<OpenQuote | null> {
  if (!isToken(token)) return null
  const row = await readAsSystem('a link gives a supplier one quotation request', (db) =>
    db
      .selectFrom('quote_links as l')
      .innerJoin('quote_invitations as i', (join) =>
        join.onRef('i.client_id', '=', 'l.client_id').onRef('i.id', '=', 'l.invitation_id'),
      )
      .innerJoin('quote_requests as r', (join) =>
        join.onRef('r.client_id', '=', 'i.client_id').onRef('r.id', '=', 'i.request_id'),
      )
      .select(['i.id', 'i.client_id', 'i.request_id', 'r.closes_at'])
      .where('l.token_hash', '=', hashOf(token))
      .where('l.withdrawn_at', 'is', null)
      .where('i.withdrawn_at', 'is', null)
      .where('r.state', '<>', 'draft')
      .executeTakeFirst(),
  )
  if (!row) return null
  const lastDay = addDays(riyadhDay(new Date(row.closes_at)), linkDaysAfterClosing)
  return lastDay < riyadhDay(now())
    ? null
    : { invitationId: row.id, clientId: row.client_id, requestId: row.request_id }
}

export type AskedLine = {
  id: string
  place: number
  name: Text
  need: number
  unit: ContentUnit
  units: ContentUnit[]
  /** The last answer; null: none, or cannot supply. */
  answer: {
    price: Halalas
    vatMode: VatMode
    quantity: number
    unit: ContentUnit
    brand: string | null
    minimum: number
    leadDays: number | null
  } | null
}
export type QuoteView = {
  title: string
  number: number
  company: Text
  branch: Text | null
  supplier: string
  neededOn: Day | null
  closesAt: string
  note: string | null
  state: RequestState
  lines: AskedLine[]
  last: {
    submittedAt: string
    deliveryFee: Halalas
    minimumOrder: Halalas
    validUntil: Day | null
    note: string | null
    hasFile: boolean
  } | null
  declined: boolean
}

/** An id that no row has. */
const nothing = '00000000-0000-0000-0000-000000000000'

type Asked = { token: string; network: string; counts: boolean }

/** What a supplier reads: the needs and its own last answer, never another supplier. Throws `too-many-attempts`. */
export async function openQuote({ token, network, counts }: Asked): Promise<QuoteView | null> {
  await takeAttempt('quote link by network', network)
  const link = await findQuote(token)
  if (!link) return null
  const view = await readAsSystem('a supplier reads one quotation request', (db) => viewOf(db, link))
  if (counts)
    await asSystem('counts openings of a link for the company', (tx) =>
      tx
        .updateTable('quote_invitations')
        .set({ opened: sql`opened + 1`, last_opened_at: now() })
        .where('id', '=', link.invitationId)
        .execute(),
    )
  return view
}

async function viewOf(db: Tx, link: OpenQuote): Promise<QuoteView> {
  const row = await db
    .selectFrom('quote_invitations as i')
    .innerJoin('quote_requests as r', (join) =>
      join.onRef('r.client_id', '=', 'i.client_id').onRef('r.id', '=', 'i.request_id'),
    )
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'i.client_id').onRef('s.id', '=', 'i.supplier_id'),
    )
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'r.client_id').onRef('b.id', '=', 'r.branch_id'),
    )
    .select(['r.title', 'r.number', 'r.needed_on', 'r.closes_at', 'r.note', 'r.state', 'r.branch_id'])
    .select(['i.declined_at', sql<string>`coalesce(s.name_ar, s.name_en)`.as('supplier')])
    .select([companyInBoth('r.client_id').as('company'), branchNowInBoth('b').as('branch')])
    .where('i.id', '=', link.invitationId)
    .where('i.client_id', '=', link.clientId)
    .executeTakeFirstOrThrow()
  const last = await lastQuote(db, link)
  const lines = await db
    .selectFrom('quote_request_lines as l')
    .innerJoin('ingredients as g', (join) =>
      join.onRef('g.client_id', '=', 'l.client_id').onRef('g.id', '=', 'l.ingredient_id'),
    )
    .leftJoin('supplier_quote_lines as q', (join) =>
      join
        .onRef('q.client_id', '=', 'l.client_id')
        .onRef('q.line_id', '=', 'l.id')
        .on('q.quote_id', '=', last?.id ?? nothing),
    )
    .select(['l.id', 'l.place', 'l.need', 'l.unit', 'g.name_en', 'g.name_ar', 'g.base'])
    .select(['q.price', 'q.vat_mode', 'q.quantity', 'q.unit as quoted_unit', 'q.brand', 'q.minimum', 'q.lead_days'])
    .where('l.client_id', '=', link.clientId)
    .where('l.request_id', '=', link.requestId)
    .orderBy('l.place')
    .execute()
  return {
    title: row.title,
    number: row.number,
    company: row.company,
    branch: row.branch_id === null ? null : row.branch,
    supplier: row.supplier,
    neededOn: row.needed_on,
    closesAt: row.closes_at,
    note: row.note,
    state: stateAt(row.state, new Date(row.closes_at), now()),
    lines: lines.map((line) => ({
      id: line.id,
      place: line.place,
      name: { en: line.name_en ?? line.name_ar!, ar: line.name_ar ?? line.name_en! },
      need: line.need,
      unit: line.unit,
      units: unitsOf(line.base),
      answer:
        line.price === null
          ? null
          : {
              price: halalas(line.price),
              vatMode: line.vat_mode!,
              quantity: Number(line.quantity),
              unit: line.quoted_unit!,
              brand: line.brand,
              minimum: line.minimum!,
              leadDays: line.lead_days,
            },
    })),
    last: last && {
      submittedAt: last.submitted_at,
      deliveryFee: halalas(last.delivery_fee),
      minimumOrder: halalas(last.minimum_order),
      validUntil: last.valid_until,
      note: last.note,
      hasFile: last.file_id !== null,
    },
    declined: row.declined_at !== null && (!last || new Date(row.declined_at) > new Date(last.submitted_at)),
  }
}

const lastQuote = (db: Tx, link: OpenQuote) =>
  db
    .selectFrom('supplier_quotes')
    .select(['id', 'submitted_at', 'delivery_fee', 'minimum_order', 'valid_until', 'note', 'file_id'])
    .where('client_id', '=', link.clientId)
    .where('invitation_id', '=', link.invitationId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((row) => row ?? null)

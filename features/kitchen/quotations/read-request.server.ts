import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Choice } from '#/domain/kitchen/buying/comparison.ts'
import type { QuoteOf } from '#/domain/kitchen/buying/landed.ts'
import { type AnswerState, answerState, type RequestState, stateAt } from '#/domain/kitchen/buying/request.ts'
import {
  type ContentUnit,
  inBase,
  type LicenceState,
  licenceState,
  netOfPack,
  type VatMode,
} from '#/domain/kitchen/buying/supplier.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { Rational } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { orderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { now } from '#/platform/clock.ts'

export type RequestNeed = { id: string; place: number; name: string; need: number; unit: ContentUnit; base: Rational }
export type QuotedCell = {
  price: Halalas
  vatMode: VatMode
  quantity: number
  unit: ContentUnit
  brand: string | null
  leadDays: number | null
}
export type Invited = {
  id: string
  supplierId: string
  name: string
  email: string | null
  phone: string | null
  licence: LicenceState
  state: AnswerState
  opened: number
  answers: number
  /** Its last quotation before closing. */
  quote: {
    id: string
    of: QuoteOf
    cells: Map<string, QuotedCell>
    submittedAt: string
    validUntil: Day | null
    note: string | null
  } | null
}
export type RequestDetails = {
  id: string
  revision: number
  number: number
  title: string
  state: RequestState
  branch: string | null
  branchId: string | null
  neededOn: Day | null
  closesAt: string
  note: string | null
  reason: string | null
  licenceReason: string | null
  lines: RequestNeed[]
  invited: Invited[]
  /** What was awarded, in the order of the lines. */
  awarded: Choice
  mayWrite: boolean
  mayPassLicence: boolean
  /** Net halalas up to which a manager awards; above it the owner does. */
  awardLimit: Halalas
}

/** A request with its needs, invitations and quotations. Throws `not-found`. */
export async function readRequest(actor: Actor, requestId: string): Promise<RequestDetails> {
  authorize(actor, 'suppliers.read')
  const id = recordId(requestId)
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('quote_requests as r')
      .leftJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'r.client_id').onRef('b.id', '=', 'r.branch_id'),
      )
      .select(['r.id', 'r.revision', 'r.number', 'r.title', 'r.state', 'r.closes_at', 'r.needed_on', 'r.note'])
      .select(['r.reason', 'r.licence_reason', 'r.branch_id', branchNow('b').as('branch')])
      .where('r.id', '=', id)
      .where('r.client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const state = stateAt(row.state, new Date(row.closes_at), now())
    const lines = await readNeeds(db, actor, id)
    const all = await readInvited(db, actor, id, state !== 'draft' && state !== 'sent')
    // why: prices stay sealed until the request has closed, so that none reaches another supplier
    const invited = state === 'sent' ? all.map((one) => ({ ...one, quote: null })) : all
    const awards = await db
      .selectFrom('quote_awards as a')
      .innerJoin('quote_request_lines as l', (join) =>
        join.onRef('l.client_id', '=', 'a.client_id').onRef('l.id', '=', 'a.line_id'),
      )
      .select(['a.line_id', 'a.supplier_id', 'a.quantity', 'l.unit'])
      .where('a.client_id', '=', companyOf(actor))
      .where('a.request_id', '=', id)
      .orderBy('l.place')
      .execute()
    return {
      id: row.id,
      revision: row.revision,
      number: row.number,
      title: row.title,
      state,
      branch: row.branch,
      branchId: row.branch_id,
      neededOn: row.needed_on,
      closesAt: row.closes_at,
      note: row.note,
      reason: row.reason,
      licenceReason: row.licence_reason,
      lines,
      invited,
      awarded: choiceOf(awards),
      mayWrite: may(actor, 'suppliers.write'),
      awardLimit: (await orderLimits(db, companyOf(actor))).manager,
      mayPassLicence: actor.company?.mode !== 'member' && actor.company?.mode !== 'view',
    }
  })
}

type Awarded = { line_id: string; supplier_id: string; quantity: number; unit: ContentUnit }

const choiceOf = (awards: readonly Awarded[]): Choice =>
  new Map(
    [...Map.groupBy(awards, ({ line_id }) => line_id)].map(([lineId, parts]) => [
      lineId,
      new Map(parts.map(({ supplier_id, quantity, unit }) => [supplier_id, inBase(quantity, unit)])),
    ]),
  )

export async function readNeeds(db: Tx, actor: Actor, requestId: string): Promise<RequestNeed[]> {
  const rows = await db
    .selectFrom('quote_request_lines as l')
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'l.client_id').onRef('i.id', '=', 'l.ingredient_id'),
    )
    .select(['l.id', 'l.place', 'l.need', 'l.unit'])
    .select(sql<string>`app.named(coalesce(i.name_en, i.name_ar), i.name_ar)`.as('name'))
    .where('l.client_id', '=', companyOf(actor))
    .where('l.request_id', '=', requestId)
    .orderBy('l.place')
    .execute()
  return rows.map(({ id, place, name, need, unit }) => {
    const quantity = need
    return { id, place, name, need: quantity, unit, base: inBase(quantity, unit) }
  })
}

/** Invited suppliers with the last quotation of each. */
export async function readInvited(db: Tx, actor: Actor, requestId: string, isClosed: boolean): Promise<Invited[]> {
  const company = companyOf(actor)
  const rows = await db
    .selectFrom('quote_invitations as i')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'i.client_id').onRef('s.id', '=', 'i.supplier_id'),
    )
    .leftJoin('supplier_licences as l', (join) =>
      join
        .onRef('l.client_id', '=', 's.client_id')
        .onRef('l.supplier_id', '=', 's.id')
        .on('l.kind', '=', 'sfda')
        .on('l.replaced_at', 'is', null),
    )
    .select(['i.id', 'i.supplier_id', 'i.opened', 'i.declined_at', 'i.withdrawn_at', 's.email', 's.phone'])
    .select(['l.expires_on', supplierName.as('name')])
    .where('i.client_id', '=', company)
    .where('i.request_id', '=', requestId)
    .orderBy('i.created_at')
    .orderBy('i.id')
    .execute()
  const quotes = await db
    .selectFrom('supplier_quotes as q')
    .innerJoin('quote_invitations as i', (join) =>
      join.onRef('i.client_id', '=', 'q.client_id').onRef('i.id', '=', 'q.invitation_id'),
    )
    .select([
      'q.id',
      'q.invitation_id',
      'q.delivery_fee',
      'q.minimum_order',
      'q.valid_until',
      'q.note',
      'q.submitted_at',
    ])
    .where('i.client_id', '=', company)
    .where('i.request_id', '=', requestId)
    .orderBy('q.submitted_at', 'desc')
    .orderBy('q.id', 'desc')
    .execute()
  const last = new Map(quotes.toReversed().map((quote) => [quote.invitation_id, quote]))
  const ids = [...last.values()].map(({ id }) => id)
  const cells =
    ids.length === 0
      ? []
      : await db
          .selectFrom('supplier_quote_lines')
          .select(['quote_id', 'line_id', 'price', 'vat_mode', 'quantity', 'unit', 'brand', 'minimum', 'lead_days'])
          .where('client_id', '=', company)
          .where('quote_id', 'in', ids)
          .execute()
  const today = riyadhDay(now())
  return rows.map((row) => {
    const quote = last.get(row.id) ?? null
    const facts = {
      opened: row.opened,
      declinedAt: row.declined_at === null ? null : new Date(row.declined_at),
      quotedAt: quote && new Date(quote.submitted_at),
      withdrawnAt: row.withdrawn_at === null ? null : new Date(row.withdrawn_at),
    }
    const state = answerState(facts, isClosed)
    const own = cells.filter(({ quote_id }) => quote_id === quote?.id)
    return {
      id: row.id,
      supplierId: row.supplier_id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      licence: licenceState(row.expires_on, today),
      state,
      opened: row.opened,
      answers: quotes.filter(({ invitation_id }) => invitation_id === row.id).length,
      quote:
        quote && state === 'submitted'
          ? {
              id: quote.id,
              of: {
                supplierId: row.supplier_id,
                deliveryFee: netOfPack(quote.delivery_fee, 'none'),
                minimumOrder: netOfPack(quote.minimum_order, 'none'),
                lines: own.map((cell) => ({
                  lineId: cell.line_id,
                  content: inBase(cell.quantity, cell.unit),
                  net: netOfPack(cell.price, cell.vat_mode),
                  minimum: BigInt(cell.minimum),
                  multiple: 1n,
                })),
              },
              cells: new Map(
                own.map((cell) => [
                  cell.line_id,
                  {
                    price: halalas(cell.price),
                    vatMode: cell.vat_mode,
                    quantity: cell.quantity,
                    unit: cell.unit,
                    brand: cell.brand,
                    leadDays: cell.lead_days,
                  },
                ]),
              ),
              submittedAt: quote.submitted_at,
              validUntil: quote.valid_until,
              note: quote.note,
            }
          : null,
    }
  })
}

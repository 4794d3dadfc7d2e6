import { asSystem, type Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { stateAt } from '#/domain/kitchen/buying/request.ts'
import { fitsBase } from '#/domain/kitchen/buying/supplier.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { type Scan, withScan } from '#/features/kitchen/suppliers/scan.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { QuoteAnswer } from './form.ts'
import { findQuote, type OpenQuote } from './open-quote.server.ts'

type Asked = { token: string; network: string }
const why = 'a supplier without an account answers one quotation request by a link'

/** The link of a step. Throws `too-many-attempts`, and `not-found` for every token that opens nothing now. */
async function linkOf({ token, network }: Asked): Promise<OpenQuote> {
  await takeAttempt('quote answer by network', network)
  const link = await findQuote(token)
  if (!link) throw new AppError('not-found')
  return link
}

/** Holds the invitation of an open request until the transaction ends. Throws `buying.late`. */
async function hold(tx: Tx, link: OpenQuote) {
  const held = await tx
    .selectFrom('quote_invitations as i')
    .innerJoin('quote_requests as r', (join) =>
      join.onRef('r.client_id', '=', 'i.client_id').onRef('r.id', '=', 'i.request_id'),
    )
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'i.client_id').onRef('s.id', '=', 'i.supplier_id'),
    )
    .select(['i.id', 'r.id as request_id', 'r.title', 'r.state', 'r.closes_at', 's.name_en', 's.name_ar'])
    .where('i.id', '=', link.invitationId)
    .where('i.client_id', '=', link.clientId)
    .where('i.withdrawn_at', 'is', null)
    .forUpdate('i')
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (stateAt(held.state, new Date(held.closes_at), now()) !== 'sent') throw new AppError('buying.late')
  return held
}
type Held = Awaited<ReturnType<typeof hold>>

const record = (tx: Tx, link: OpenQuote, held: Held, action: 'quotations.answer' | 'quotations.decline') =>
  recordActivity(tx, null, {
    action,
    entity: 'quote-request',
    entityId: held.request_id,
    clientId: link.clientId,
    after: { title: held.title, supplier: held.name_en ?? held.name_ar },
  })

/**
 * Keeps a quotation; the last one before the closing time counts, the ones before stay. Without a new file it keeps the
 * file of the one before. Throws `not-found`, `buying.late`, `bad-request` with the fields, and the refusals of the file.
 */
export async function submitQuote(
  asked: Asked,
  answer: QuoteAnswer,
  file: Uint8Array = new Uint8Array(),
): Promise<void> {
  const link = await linkOf(asked)
  await withScan(file, (scan) => submit(link, answer, scan))
}

async function submit(link: OpenQuote, answer: QuoteAnswer, scan: Scan | null): Promise<void> {
  if (answer.validUntil !== null && answer.validUntil < riyadhDay(now()))
    throw new AppError('bad-request', {}, { validUntil: 'visit-in-past' })
  await asSystem(why, async (tx) => {
    const held = await hold(tx, link)
    const asks = await tx
      .selectFrom('quote_request_lines as l')
      .innerJoin('ingredients as g', (join) =>
        join.onRef('g.client_id', '=', 'l.client_id').onRef('g.id', '=', 'l.ingredient_id'),
      )
      .select(['l.id', 'l.place', 'g.base'])
      .where('l.client_id', '=', link.clientId)
      .where('l.request_id', '=', link.requestId)
      .orderBy('l.place')
      .execute()
    const offered = new Map(answer.lines.map((line) => [line.place, line]))
    for (const { place, base } of asks) {
      const line = offered.get(place)
      if (!line && !answer.cannot.includes(place))
        throw new AppError('bad-request', {}, { [`price-${place}`]: 'buying-price-or-not' })
      if (line && !fitsBase(line.unit, base))
        throw new AppError('bad-request', {}, { [`unit-${place}`]: 'buying-unit' })
    }
    const lines = asks.flatMap(({ id, place }) => {
      const line = offered.get(place)
      return line ? [{ id, line }] : []
    })
    if (lines.length === 0) throw new AppError('buying.nothing-offered')
    const { id } = await tx
      .insertInto('supplier_quotes')
      .values({
        client_id: link.clientId,
        invitation_id: held.id,
        delivery_fee: answer.deliveryFee,
        minimum_order: answer.minimumOrder,
        valid_until: answer.validUntil,
        note: answer.note,
        file_id: scan ? await keepFile(tx, link, scan) : await lastFile(tx, link),
        submitted_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('supplier_quote_lines')
      .values(
        lines.map(({ id: lineId, line }) => ({
          client_id: link.clientId,
          quote_id: id,
          line_id: lineId,
          price: line.price,
          vat_mode: line.vatMode,
          quantity: line.quantity,
          unit: line.unit,
          brand: line.brand,
          minimum: line.minimum,
          lead_days: line.leadDays,
        })),
      )
      .execute()
    await record(tx, link, held, 'quotations.answer')
    await enqueue(tx, 'buying.quote-received', { quoteId: id })
  })
}

/** Records the file of a supplier as that of the person who invited it: a supplier has no account. */
async function keepFile(tx: Tx, link: OpenQuote, scan: Scan): Promise<string> {
  const { created_by: ownerId } = await tx
    .selectFrom('quote_invitations')
    .select('created_by')
    .where('id', '=', link.invitationId)
    .executeTakeFirstOrThrow()
  const of = { ownerId, clientId: link.clientId, purpose: 'quote_file' as const, storageKey: scan.key }
  await recordFile(tx, { ...scan.file, ...of })
  scan.isKept = true
  return scan.file.id
}

async function lastFile(tx: Tx, link: OpenQuote): Promise<string | null> {
  const last = await tx
    .selectFrom('supplier_quotes')
    .select('file_id')
    .where('client_id', '=', link.clientId)
    .where('invitation_id', '=', link.invitationId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.file_id ?? null
}

/** Says that the supplier does not quote. A quotation sent later counts again. Idempotent. */
export async function declineQuote(asked: Asked): Promise<void> {
  const link = await linkOf(asked)
  await asSystem(why, async (tx) => {
    const held = await hold(tx, link)
    await tx.updateTable('quote_invitations').set({ declined_at: now() }).where('id', '=', held.id).execute()
    await record(tx, link, held, 'quotations.decline')
  })
}

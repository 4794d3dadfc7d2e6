import { readAs } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Match } from '#/domain/payouts/match.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type Certain, certainOf, readFound, toBook } from './book-certain.server.ts'

export type Sums = { count: number; in: Halalas; out: Halalas }
export type PreviewRow = {
  id: string
  on: Day
  name: string
  text: string
  amount: Halalas
  kind: Exclude<Match['kind'], 'none'>
  label: string
  who: string
}
export type Preview = { rows: PreviewRow[]; digest: string; more: number; sums: Sums }

const sumsOf = (certain: readonly Certain[]): Sums => ({
  count: certain.length,
  in: certain.reduce((sum, { line }) => sum + Math.max(0, line.amount), 0),
  out: certain.reduce((sum, { line }) => sum + Math.max(0, -line.amount), 0),
})

const few = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} +${names.length - 3}` : names.join(', ')

/** Names of the clients and shoppers of these matches, as the reader may see them. */
async function namesFor(actor: Actor, certain: readonly Certain[]): Promise<Map<string, string>> {
  const invoiceIds = certain.flatMap(({ match }) => ('parts' in match ? match.parts.map((part) => part.invoiceId) : []))
  const paymentIds = certain.flatMap(({ match }) => ('paymentId' in match ? [match.paymentId] : []))
  const batchIds = [...new Set(certain.flatMap(({ match }) => ('batchId' in match ? [match.batchId] : [])))]
  return readAs(actor, async (db) => {
    const invoices =
      invoiceIds.length + paymentIds.length === 0
        ? []
        : await db
            .selectFrom('invoices as i')
            .innerJoin('profiles as p', 'p.id', 'i.client_id')
            .leftJoin('payments as y', 'y.invoice_id', 'i.id')
            .select(['i.id', 'y.id as paymentId', companyOfProfile('p').as('name')])
            .where((of) =>
              of.or([
                of('i.id', 'in', invoiceIds.length > 0 ? invoiceIds : [noId]),
                of('y.id', 'in', paymentIds.length > 0 ? paymentIds : [noId]),
              ]),
            )
            .execute()
    const people =
      batchIds.length === 0
        ? []
        : await db
            .selectFrom('payout_transfers as t')
            .innerJoin('profiles as p', 'p.id', 't.shopper_id')
            .select(['t.batch_id', 't.place', 'p.full_name as name'])
            .where('t.batch_id', 'in', batchIds)
            .execute()
    return new Map([
      ...invoices.flatMap(({ id, paymentId, name }): [string, string][] => [
        [id, name ?? ''],
        ...(paymentId ? [[paymentId, name ?? ''] as [string, string]] : []),
      ]),
      ...people.map(({ batch_id: batchId, place, name }): [string, string] => [`${batchId}:${place}`, name]),
    ])
  })
}
const noId = '00000000-0000-0000-0000-000000000000'

const keysOf = (match: Match): string[] => {
  if (match.kind === 'none') return []
  if (match.kind === 'invoices') return match.parts.map(({ invoiceId }) => invoiceId)
  return match.kind === 'known-payment' ? [match.paymentId] : match.places.map((place) => `${match.batchId}:${place}`)
}

/** What one confirmation would book, line by line. */
export async function readPreview(actor: Actor): Promise<Preview> {
  authorize(actor, 'statements.book')
  const found = await readFound(actor)
  const { certain, digest, more } = toBook(actor, found)
  const names = await namesFor(actor, certain)
  const rows = certain.map(({ line, match }): PreviewRow => ({
    id: line.id,
    on: line.bookedOn,
    name: line.name,
    text: line.text || line.endToEnd,
    amount: line.amount,
    kind: match.kind,
    label: found.labels.get(line.id) ?? '',
    who: few([...new Set(keysOf(match).map((key) => names.get(key) ?? ''))].filter(Boolean)),
  }))
  return { rows, digest, more, sums: sumsOf(certain) }
}

export type Suggestion = { certain: boolean; label: string }
export type Suggestions = { ready: Sums; byLine: Record<string, Suggestion> }

/** What the rule finds for the open lines of a page, and the certain matches of all. */
export async function readSuggestions(actor: Actor, lineIds: readonly string[]): Promise<Suggestions> {
  const found = await readFound(actor)
  const byLine = lineIds.flatMap((id): [string, Suggestion][] => {
    const match = found.matches.get(id)
    const label = found.labels.get(id)
    return match && label ? [[id, { certain: match.certain, label }]] : []
  })
  return { ready: sumsOf(certainOf(actor, found)), byLine: Object.fromEntries(byLine) }
}

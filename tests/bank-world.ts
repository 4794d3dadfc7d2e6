import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { transferReference } from '#/domain/payouts/bank-file.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { bookCertain, readFound, toBook } from '#/features/payouts/bank-statements/book-certain.server.ts'
import { matchByHand } from '#/features/payouts/bank-statements/decide-line.server.ts'
import { uploadStatement } from '#/features/payouts/bank-statements/upload-statement.server.ts'
import { now } from '#/platform/clock.ts'
import { payingWorld } from './payments.ts'
import { bankedShopper, batchSteps, payablePayout } from './payouts.ts'
import { account, type EntryXml, statementXml } from './statements.ts'
import type { World } from './world.ts'

export const bytes = (text: string) => new TextEncoder().encode(text)
/** Code of a refusal, or of its first field. */
export const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof AppError ? (Object.values(error.fields ?? {})[0] ?? error.code) : String(error),
  )
type Line = { id: string; amount: number; unmatched: number; aside: string | null; version: number }

/** A company with a bank account, invoices, batches at the bank, and statements of that account. */
export async function bankWorld(w: World) {
  const paying = await payingWorld(w)
  const huda = await w.admin({ name: 'Huda' })
  const batches = batchSteps(w, huda)
  const today = riyadhDay(now())
  await w.owner.query(
    `insert into app.settings (key, value) values ('billing.bank', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ iban: account, bank: null, holder: 'Itqan' })],
  )
  let statements = 0
  let references = 0
  /** Reference of the last entry, or of one before it. */
  const last = (before = 0) => `FT${references - before}`
  const entry = (of: EntryXml): EntryXml => {
    references += 1
    return { on: today, reference: last(), ...of }
  }
  const upload = (...entries: EntryXml[]) => {
    statements += 1
    return uploadStatement(huda, bytes(statementXml(entries, { id: `S${statements}` })))
  }
  const book = async (actor: Actor = huda) => {
    const { digest } = toBook(actor, await readFound(actor))
    return bookCertain(actor, { digest })
  }
  const numberOf = async (invoiceId: string): Promise<string> =>
    (await w.owner.query<{ number: string }>('select number from app.invoices where id = $1', [invoiceId])).rows[0]!
      .number
  const lineOf = async (reference: string): Promise<Line> =>
    (
      await w.owner.query<Line>(
        'select id, amount::int, unmatched::int, aside, version from app.bank_lines where bank_reference = $1',
        [reference],
      )
    ).rows[0]!
  const seen = async (reference: string) => {
    const { id: lineId, version } = await lineOf(reference)
    return { lineId, version }
  }
  const byHand = async (line: string, reference: string, amount: number | null = null, reason = '') =>
    matchByHand(huda, { ...(await seen(line)), reference, amount, reason })

  /** A batch at the bank with a payout for each of so many people, and the references and amounts of its transfers. */
  async function atBank(people: number) {
    const shoppers: Actor[] = []
    const reports: string[] = []
    for (let n = 0; n < people; n += 1) {
      const shopper = await bankedShopper(w, `Nora Alharbi ${n}`)
      shoppers.push(shopper)
      reports.push(await payablePayout(w, huda, shopper))
    }
    const batchId = await batches.sent(...shoppers)
    const number = Number((await batches.stored(batchId)).number)
    const { rows } = await w.owner.query<{ place: number; net: number; shopper_id: string; account_last: string }>(
      'select place, net::int, shopper_id, account_last from app.payout_transfers where batch_id = $1 order by place',
      [batchId],
    )
    const transfers = rows.map(({ place, net, shopper_id: shopperId, account_last: accountLast }) => ({
      place,
      net,
      shopperId,
      accountLast,
      reference: transferReference(number, place),
      reportId: reports[shoppers.findIndex(({ id }) => id === shopperId)]!,
      name: `Nora Alharbi ${shoppers.findIndex(({ id }) => id === shopperId)}`,
    }))
    return { batchId, number, transfers }
  }
  const outcomesOf = async (batchId: string) =>
    (
      await w.owner.query<{ outcome: string }>(
        'select outcome from app.payout_transfers where batch_id = $1 order by place',
        [batchId],
      )
    ).rows.map(({ outcome }) => outcome)
  return {
    ...paying,
    ...batches,
    huda,
    today,
    last,
    entry,
    upload,
    book,
    numberOf,
    lineOf,
    seen,
    byHand,
    atBank,
    outcomesOf,
  }
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { fold } from '#/domain/fold.ts'
import { fraction } from '#/domain/kitchen/figures.ts'
import { readSalesRow, type SalesProblem, type SalesRow, salesRows } from '#/domain/kitchen/sales-file.ts'
import { authorize } from '#/domain/permissions.ts'
import { plus, type Rational, rational, toNumber } from '#/domain/rational.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { readSheet } from '#/platform/read-sheet.server.ts'
import { readMeanings } from './names.server.ts'

/** Most rows of a file, the heading not counted. */
const mostRows = 20_000
/** Rows with a problem that the check names. */
const mostNamed = 50

type Line = {
  branchId: string
  day: Day
  channel: string
  item: string
  quantity: Rational
  gross: number
  discount: number
}
type Wrong = { line: number; problem: SalesProblem; text: string }

export type SalesPlan = {
  seal: string
  rows: number
  /** Lines that would be written: one a day, branch, channel and item. */
  lines: number
  first: Day | null
  last: Day | null
  wrong: Wrong[]
  wrongCount: number
  /** Days of branches that already have sales. */
  known: number
  /** Names that no dish is known for, by riyals. */
  unmapped: { item: string; quantity: number; gross: number }[]
  unmappedCount: number
  /** When the very same file was brought in. */
  sameFile: string | null
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

async function rowsIn(bytes: Buffer) {
  const rows = await readSheet(bytes, mostRows + 13)
  const found = rows && salesRows(rows)
  if (!found || found.rows.length === 0) throw new AppError('kitchen.sales-unreadable')
  if (found.rows.length > mostRows) throw new AppError('kitchen.sales-long')
  return found.rows
}

/** Branches by what a file may call them. */
async function branchFinder(db: Tx, company: string, chosen: string | null) {
  const branches = await db
    .selectFrom('branches')
    .select(['id', 'name', 'name_ar'])
    .where('client_id', '=', company)
    .where('closed_at', 'is', null)
    .execute()
  if (chosen !== null && !branches.some(({ id }) => id === chosen))
    throw new AppError('bad-request', {}, { branch: 'unreadable' })
  const names = new Map(
    branches.flatMap(({ id, name, name_ar: ar }) => [name, ar ?? name].map((one) => [fold(one), id])),
  )
  const only = branches.length === 1 ? branches[0]!.id : null
  return (typed: string): string | null => chosen ?? names.get(fold(typed)) ?? (typed === '' ? only : null)
}

/** One line a branch, day, channel and item: tills list each receipt. */
function gathered(rows: readonly (SalesRow & { branchId: string })[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { branchId, day, channel, item, quantity, gross, discount } of rows) {
    const key = [branchId, day, fold(channel), fold(item)].join('\n')
    const line = lines.get(key)
    if (line) {
      line.quantity = plus(line.quantity, signed(quantity))
      line.gross += gross
      line.discount += discount
    } else lines.set(key, { branchId, day, channel, item, quantity: signed(quantity), gross, discount })
  }
  // why: what was sold and given back on one day leaves nothing to count
  return [...lines.values()].filter((line) => line.quantity.n !== 0n)
}
const signed = (text: string): Rational => fraction(text)

async function readFile(db: Tx, company: string, bytes: Buffer, chosen: string | null) {
  const today = riyadhDay(now())
  const branchOf = await branchFinder(db, company, chosen)
  const wrong: Wrong[] = []
  const good: (SalesRow & { branchId: string })[] = []
  const rows = await rowsIn(bytes)
  for (const typed of rows) {
    const read = readSalesRow(typed, today)
    if ('problem' in read) {
      wrong.push(read)
      continue
    }
    const branchId = branchOf(read.row.branch)
    if (branchId) good.push({ ...read.row, branchId })
    else wrong.push({ line: read.row.line, problem: 'no-branch', text: read.row.branch })
  }
  return { rows: rows.length, wrong, lines: gathered(good) }
}

/** Days of branches among the lines of which sales are known, as `branch day`. */
async function knownDays(db: Tx, company: string, lines: readonly Line[]): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const days = lines.map(({ day }) => day).toSorted()
  const rows = await db
    .selectFrom('sales_lines')
    .select(['branch_id', 'day'])
    .distinct()
    .where('client_id', '=', company)
    .where('day', '>=', days[0]!)
    .where('day', '<=', days.at(-1)!)
    .where('branch_id', 'in', [...new Set(lines.map(({ branchId }) => branchId))])
    .execute()
  const here = new Set(lines.map(({ branchId, day }) => `${branchId} ${day}`))
  return new Set(rows.map(({ branch_id: branch, day }) => `${branch} ${day}`).filter((key) => here.has(key)))
}

const sameFile = (db: Tx, company: string, sha256: string) =>
  db
    .selectFrom('sales_imports')
    .select(['id', 'created_at'])
    .where('client_id', '=', company)
    .where('sha256', '=', sha256)
    .executeTakeFirst()

/** What a file would bring in. Changes nothing. */
export async function planSales(actor: Actor, given: { content: string; branch: string | null }): Promise<SalesPlan> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('kitchen by account', actor.id)
  const company = companyOf(actor)
  const bytes = Buffer.from(given.content, 'base64')
  const seal = hashOf(bytes)
  return readAs(actor, async (db) => {
    const { rows, wrong, lines } = await readFile(db, company, bytes, given.branch)
    const meanings = await readMeanings(db, company)
    const unknown = new Map<string, { item: string; quantity: Rational; gross: number }>()
    for (const { item, quantity, gross } of lines) {
      const { recipeId, isPassedOver } = meanings.ofItem(item)
      if (recipeId || isPassedOver) continue
      const held = unknown.get(fold(item)) ?? { item, quantity: rational(0), gross: 0 }
      unknown.set(fold(item), { item: held.item, quantity: plus(held.quantity, quantity), gross: held.gross + gross })
    }
    const days = lines.map(({ day }) => day).toSorted()
    const same = await sameFile(db, company, seal)
    return {
      seal,
      rows,
      lines: lines.length,
      first: days[0] ?? null,
      last: days.at(-1) ?? null,
      wrong: wrong.slice(0, mostNamed),
      wrongCount: wrong.length,
      known: (await knownDays(db, company, lines)).size,
      unmapped: [...unknown.values()]
        .toSorted((a, b) => b.gross - a.gross)
        .slice(0, mostNamed)
        .map(({ item, quantity, gross }) => ({ item, quantity: toNumber(quantity), gross })),
      unmappedCount: unknown.size,
      sameFile: same ? same.created_at : null,
    }
  })
}

export type SalesResult = { imported: number; leftOut: number }

type Given = { content: string; branch: string | null; id: string; fileName: string; replace: boolean }

/**
 * Brings sales in. Days of a branch that already have sales are left as they are, or replaced on request. Throws
 * `kitchen.sales-known` for a file that was brought in before, `kitchen.sales-nothing` without anything to write.
 */
export async function importSales(actor: Actor, given: Given): Promise<SalesResult> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('kitchen by account', actor.id)
  const company = companyOf(actor)
  const bytes = Buffer.from(given.content, 'base64')
  const sha256 = hashOf(bytes)
  return asActor(actor, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sales ' || ${company}::text, 0))`.execute(tx)
    const same = await sameFile(tx, company, sha256)
    if (same) throw new AppError('kitchen.sales-known')
    const read = await readFile(tx, company, bytes, given.branch)
    const known = await knownDays(tx, company, read.lines)
    const keyOf = ({ branchId, day }: Line) => `${branchId} ${day}`
    const lines = given.replace ? read.lines : read.lines.filter((line) => !known.has(keyOf(line)))
    if (lines.length === 0) throw new AppError('kitchen.sales-nothing')
    if (given.replace) await removeDays(tx, company, known)
    const days = lines.map(({ day }) => day).toSorted()
    const leftOut = read.wrong.length + (read.lines.length - lines.length)
    await tx
      .insertInto('sales_imports')
      .values({
        id: given.id,
        client_id: company,
        file_name: given.fileName,
        sha256,
        first_day: days[0]!,
        last_day: days.at(-1)!,
        lines: lines.length,
        left_out: leftOut,
        created_by: actor.id,
      })
      .execute()
    await writeLines(tx, company, given.id, lines)
    const result = { imported: lines.length, leftOut }
    await recordActivity(tx, actor, {
      action: 'sales-import.add',
      entity: 'sales-import',
      entityId: given.id,
      clientId: company,
      after: { file: given.fileName, lines: lines.length, leftOut },
    })
    return result
  })
}

async function removeDays(tx: Tx, company: string, known: ReadonlySet<string>): Promise<void> {
  if (known.size === 0) return
  const pairs = [...known].map((key) => key.split(' '))
  const branches = pairs.map(([branch]) => branch!)
  const days = pairs.map(([, day]) => day!)
  await sql`delete from app.sales_lines l using unnest(${branches}::uuid[], ${days}::date[]) as k (branch_id, day)
    where l.client_id = ${company}::uuid and l.branch_id = k.branch_id and l.day = k.day`.execute(tx)
}

/** Lines of one statement. */
const atOnce = 1000

async function writeLines(tx: Tx, company: string, importId: string, lines: readonly Line[]): Promise<void> {
  const meanings = await readMeanings(tx, company)
  for (let at = 0; at < lines.length; at += atOnce)
    await tx
      .insertInto('sales_lines')
      .values(
        lines.slice(at, at + atOnce).map((line) => {
          const { recipeId, isPassedOver } = meanings.ofItem(line.item)
          return {
            client_id: company,
            import_id: importId,
            branch_id: line.branchId,
            day: line.day,
            channel: line.channel,
            channel_id: meanings.ofChannel(line.channel).channelId,
            item: line.item,
            recipe_id: recipeId,
            is_passed_over: isPassedOver,
            quantity: toNumber(line.quantity),
            gross_halalas: line.gross,
            discount_halalas: line.discount,
          }
        }),
      )
      .execute()
}

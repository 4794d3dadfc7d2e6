import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { textOf, type Text } from '#/domain/text.ts'
import { percent, rounded } from '#/domain/kitchen/figures.ts'
import { alertOf, monthlySum } from '#/domain/kitchen/moves.ts'
import { formatMoney } from '#/domain/money.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import { type Move, movesOfCompany } from './read-moves.server.ts'

const why = 'costs of dishes moved'
/** Dishes named in a mail. */
const mostLines = 12

const dishOf = ({ dish }: Move): Text =>
  textOf((lang) => (lang === 'ar' ? (dish.ar ?? dish.en) : (dish.en ?? dish.ar)) ?? '')
const lineOf = (move: Move): Text =>
  textOf((lang) =>
    [dishOf(move)[lang], move.monthly && formatMoney(rounded(move.monthly), lang)].filter(Boolean).join(' · '),
  )

const isUrgent = (move: Move, target: string): boolean =>
  alertOf({
    monthly: move.monthly,
    foodPercent: move.foodAfter,
    target: percent(target),
    lowestMargin: move.lowestMargin,
  }) !== null

async function tellOf(tx: Tx, clientId: string, moves: readonly Move[], effectKey: string): Promise<void> {
  const lines = moves.slice(0, mostLines).map(lineOf)
  const facts = {
    first: dishOf(moves[0]!),
    count: moves.length,
    total: rounded(monthlySum(moves)),
    lines: textOf((lang) => lines.map((line) => line[lang]).join('\n')),
  }
  await tell(tx, { client: clientId }, 'costs.moved', facts, { effectKey })
  await tx
    .updateTable('cost_moves')
    .set({ told_at: now() })
    .where('client_id', '=', clientId)
    .where(sql<boolean>`id = any(${moves.map(({ id }) => id)}::uuid[])`)
    .execute()
}

/** Tells of a price at once when it costs much, lifts a dish far above its target, or makes a channel lose money. */
export async function tellAtOnce(
  tx: Tx,
  { clientId, ingredientId, on }: { clientId: string; ingredientId: string; on: Day },
): Promise<void> {
  const { moves, targetPercent } = await movesOfCompany(tx, clientId, on)
  const own = moves.filter((move) => move.ingredientId === ingredientId && move.on === on && move.state === 'new')
  const urgent = own.filter((move) => isUrgent(move, targetPercent))
  if (urgent.length > 0) await tellOf(tx, clientId, urgent, `costs:${on}:${ingredientId}`)
}

/** Once a day: the other moves since the last digest, one message a company. */
export async function tellMovesOfDay(): Promise<void> {
  const on = riyadhDay(now())
  const companies = await readAsSystem(why, (db) =>
    db
      .selectFrom('cost_moves')
      .select('client_id')
      .distinct()
      .where('told_at', 'is', null)
      .where('state', '=', 'new')
      .execute(),
  )
  for (const { client_id: clientId } of companies)
    await asSystem(why, async (tx) => {
      const untold = await tx
        .selectFrom('cost_moves')
        .select('id')
        .where('client_id', '=', clientId)
        .where('told_at', 'is', null)
        .where('state', '=', 'new')
        .execute()
      const ids = new Set(untold.map(({ id }) => id))
      const { moves } = await movesOfCompany(tx, clientId, on)
      const due = moves.filter(({ id }) => ids.has(id))
      if (due.length > 0) await tellOf(tx, clientId, due, `costs-digest:${on}:${clientId}`)
    })
}

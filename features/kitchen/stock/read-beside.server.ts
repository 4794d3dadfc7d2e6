import type { Actor } from '#/domain/actor.ts'
import type { BaseUnit, Names } from '#/domain/kitchen/book.ts'
import type { Rational } from '#/domain/rational.ts'
import { type CountDetails, readCount } from './read-count.server.ts'

/** A quantity or an amount as whole numbers in text, which a panel can receive. */
export type Plain = { n: string; d: string }
const plain = ({ n, d }: Rational): Plain => ({ n: String(n), d: String(d) })

export type BesideCount = Pick<
  CountDetails,
  | 'id'
  | 'version'
  | 'branch'
  | 'state'
  | 'moment'
  | 'countedAt'
  | 'startedAt'
  | 'submittedBy'
  | 'approvedBy'
  | 'mayWrite'
  | 'mayManage'
> & {
  lines: { id: string; names: Names; base: BaseUnit; quantity: Plain }[]
  more: number
  /** What is least explained since the count before; null: not compared. */
  unexplained: { id: string; names: Names; base: BaseUnit; quantity: Plain; halalas: Plain | null }[] | null
}

const mostLines = 40
const mostUnexplained = 8

/** A count for the panel beside the list: its lines, or once approved what is least explained. Throws `not-found`. */
export async function readBesideCount(actor: Actor, countId: string): Promise<BesideCount> {
  const { lines, period, ...count } = await readCount(actor, countId)
  const { id, version, branch, state, moment, countedAt, startedAt, submittedBy, approvedBy, mayWrite, mayManage } =
    count
  return {
    id,
    version,
    branch,
    state,
    moment,
    countedAt,
    startedAt,
    submittedBy,
    approvedBy,
    mayWrite,
    mayManage,
    lines: lines
      .slice(0, mostLines)
      .map((line) => ({ id: line.id, names: line.names, base: line.base, quantity: plain(line.quantity) })),
    more: Math.max(0, lines.length - mostLines),
    unexplained:
      period?.lines.slice(0, mostUnexplained).map((line) => ({
        id: line.id,
        names: line.names,
        base: line.base,
        quantity: plain(line.unexplained),
        halalas: line.halalas && plain(line.halalas),
      })) ?? null,
  }
}

import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { namesOfBranch, nameFor } from '#/domain/branch-names.ts'
import { fold } from '#/domain/fold.ts'
import { may } from '#/domain/permissions.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import { scoresOf } from './beside.server.ts'

type Found = { kind: 'branch'; id: string; title: string; detail: string; to: string; exact?: true }

/** Found branches of the reader's company in the given order, with last score and date; closed ones last. `text`: what was typed, folded. */
export async function findBranches(tx: Tx, actor: Actor, ids: readonly string[], text: string): Promise<Found[]> {
  if (ids.length === 0) return []
  const clientId = companyOf(actor)
  const [rows, scores] = await Promise.all([
    tx
      .selectFrom('branches')
      .select(['id', 'name', 'name_ar as nameAr', 'location', 'closed_at'])
      .where('client_id', '=', clientId)
      .where('id', 'in', [...ids])
      .execute(),
    may(actor, 'insights.read') ? scoresOf(tx, { clientId, ids: [...ids] }) : new Map(),
  ])
  const place = ({ id, closed_at }: (typeof rows)[number]) => ids.indexOf(id) + (closed_at === null ? 0 : ids.length)
  const lang = actor.language
  return rows
    .toSorted((a, b) => place(a) - place(b))
    .map((row) => {
      const last = scores.get(row.id)?.last
      const facts = [row.location, ...(last ? [formatScore(last.score, lang), formatDay(last.day, lang)] : [])]
      const to = href('/client/branches/:branchId', { branchId: row.id })
      const exact = [row.name, row.nameAr ?? ''].some((name) => fold(name) === text) && ({ exact: true } as const)
      return {
        kind: 'branch',
        id: row.id,
        title: nameFor(namesOfBranch(row), lang),
        detail: facts.join(' · '),
        to,
        ...exact,
      }
    })
}

import { sql } from 'kysely'
import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { namesOfBranch, nameFor } from '#/domain/branch-names.ts'
import { may } from '#/domain/permissions.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import { branchMatches } from '#/features/companies/branches/branches.server.ts'
import { scoresOf } from './beside.server.ts'

type Found = { kind: 'branch'; id: string; title: string; detail: string; to: string }

/** Branches of the reader's company by their names in both languages and their address, with last score and date. */
export async function findBranches(tx: Tx, actor: Actor, words: string, most: number): Promise<Found[]> {
  const clientId = companyOf(actor)
  const rows = await tx
    .selectFrom('branches')
    .select(['id', 'name', 'name_ar as nameAr', 'location'])
    .where('client_id', '=', clientId)
    .where(branchMatches(words))
    .orderBy(sql`closed_at is not null`)
    .orderBy(sql`lower(name) collate "C"`)
    .limit(most)
    .execute()
  const ids = rows.map(({ id }) => id)
  const scores = may(actor, 'insights.read') ? await scoresOf(tx, { clientId, ids }) : new Map()
  const lang = actor.language
  return rows.map((row) => {
    const last = scores.get(row.id)?.last
    const facts = [row.location, ...(last ? [formatScore(last.score, lang), formatDay(last.day, lang)] : [])]
    const to = href('/client/branches/:branchId', { branchId: row.id })
    return { kind: 'branch', id: row.id, title: nameFor(namesOfBranch(row), lang), detail: facts.join(' · '), to }
  })
}

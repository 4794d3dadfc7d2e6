import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'

export const questionnaireStates = ['draft', 'published', 'changed'] as const
export type QuestionnaireRow = {
  id: string
  code: string
  title: Text
  client: string | null
  evaluationType: EvaluationType
  published: number | null
  state: (typeof questionnaireStates)[number]
  isCurrent: boolean
  updatedAt: string
}

/** All questionnaires, those in use first; by what was typed of code, title or client. */
export async function listQuestionnaires(actor: Actor, search: string): Promise<QuestionnaireRow[]> {
  authorize(actor, 'questionnaires.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('questionnaire_drafts as d')
      .leftJoin('profiles as client', 'client.id', 'd.client_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('questionnaires as q')
            .select(['q.version', sql<boolean>`q.definition - 'version' = d.draft - 'version'`.as('same')])
            .whereRef('q.code', '=', 'd.code')
            .orderBy('q.version', 'desc')
            .limit(1)
            .as('newest'),
        (join) => join.onTrue(),
      )
      .select(['d.id', 'd.code', 'd.client_id', 'd.evaluation_type', 'd.is_current', 'd.updated_at'])
      .select(['newest.version as published', 'newest.same'])
      .select(sql<Text>`d.draft -> 'title'`.as('title'))
      .select(sql<string>`coalesce(client.company_name, client.full_name)`.as('client_name'))
      .$if(search !== '', (found) =>
        found.where(
          sql<boolean>`app.fold(d.code || ' ' || coalesce(d.draft #>> '{title,en}', '') || ' ' || coalesce(d.draft #>> '{title,ar}', '')
            || ' ' || coalesce(client.company_name, client.full_name, '')) like ${likePattern(search)}`,
        ),
      )
      .orderBy('d.is_current', 'desc')
      .orderBy(sql`d.client_id is not null`)
      .orderBy('d.code')
      .limit(500)
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    client: row.client_id === null ? null : row.client_name,
    evaluationType: row.evaluation_type,
    published: row.published,
    state: row.published === null ? 'draft' : row.same ? 'published' : 'changed',
    isCurrent: row.is_current,
    updatedAt: row.updated_at,
  }))
}

/** Clients who can be chosen as the owner of a questionnaire, or whose branches are looked at. */
export async function clientChoices(actor: Actor): Promise<{ id: string; label: string }[]> {
  authorize(actor, 'questionnaires.read')
  return readAs(actor, (db) =>
    db
      .selectFrom('profiles')
      .select('id')
      .select(sql<string>`coalesce(company_name, full_name)`.as('label'))
      .where('user_type', '=', 'client')
      .orderBy(sql`coalesce(company_name, full_name) collate "C"`)
      .limit(1000)
      .execute(),
  )
}

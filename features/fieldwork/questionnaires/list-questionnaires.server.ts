import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import type { questionnaireList, QuestionnaireRow, QuestionnairesQuery } from './questionnaire-list.ts'

type StoredRow = Omit<QuestionnaireRow, 'state'> & { same: boolean | null }

/** Questionnaires of a query, for page and file. Searches code, title and client. */
export const questionnaireRows: RowsOf<typeof questionnaireList, QuestionnaireRow, StoredRow> = (db, { q }) => {
  const words = sql`concat_ws(' ', d.code, d.draft #>> '{title,en}', d.draft #>> '{title,ar}', client.company_name, client.full_name)`
  return {
    select: db
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
      .where(wordsMatch(words, q))
      .select(['d.id', 'd.code', 'd.evaluation_type as evaluationType', 'd.is_current as isCurrent'])
      .select(['d.updated_at as updatedAt', 'newest.version as published', 'newest.same'])
      .select(sql<Text>`d.draft -> 'title'`.as('title'))
      .select(companyOfProfile('client').as('client')),
    first: sql`d.is_current desc, d.client_id is not null`,
    order: { code: sql`d.code` },
    id: 'd.id',
    finish: (rows) =>
      rows.map(({ same, ...row }) => ({
        ...row,
        state: row.published === null ? 'draft' : same ? 'published' : 'changed',
      })),
  }
}

/** All matching questionnaires. */
export async function listQuestionnaires(actor: Actor, query: QuestionnairesQuery): Promise<QuestionnaireRow[]> {
  authorize(actor, 'questionnaires.read')
  return readAs(actor, (db) => pageRows(db, actor, query, questionnaireRows))
}

/** Clients to choose as the owner of a questionnaire, or for their branches. */
export async function clientChoices(actor: Actor): Promise<{ id: string; label: string }[]> {
  authorize(actor, 'questionnaires.read')
  return readAs(actor, (db) =>
    db
      .selectFrom('profiles')
      .select('id')
      .select(companyOfProfile('profiles').as('label'))
      .where('user_type', '=', 'client')
      .where('id', 'in', (from) => from.selectFrom('companies').select('companies.id'))
      .orderBy(sql`${companyOfProfile('profiles')} collate "C"`)
      .limit(1000)
      .execute(),
  )
}

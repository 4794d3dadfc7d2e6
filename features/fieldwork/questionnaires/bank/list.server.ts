import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Question, QuestionType } from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type bankList, type BankQuery, type BankRow, bankStates } from './list.ts'

const inState = (state: (typeof bankStates)[number]): RawBuilder<boolean> =>
  state === 'retired' ? sql<boolean>`b.retired_at is not null` : sql<boolean>`b.retired_at is null`

/** Both languages, so that a question is found in either script. */
const words = sql`concat_ws(' ', b.question #>> '{text,en}', b.question #>> '{text,ar}', array_to_string(b.tags, ' '), b.standard, b.source)`

const filtered = (db: Tx, { q, type }: Pick<BankQuery, 'q' | 'type'>) =>
  db
    .selectFrom('bank_questions as b')
    .$if(type !== null, (found) => found.where(sql<boolean>`b.question ->> 'type' = ${type}`))
    .$if(q !== '', (found) => found.where(wordsMatch(words, q)))

export const bankRows: RowsOf<typeof bankList, BankRow> = (db, query) => ({
  select: filtered(db, query)
    .where(inState(query.tab))
    .select(['b.id', 'b.tags', 'b.standard', 'b.source', 'b.updated_at as at'])
    .select(sql<Text>`b.question -> 'text'`.as('text'))
    .select(sql<QuestionType>`b.question ->> 'type'`.as('type')),
  order: { at: sql.ref('b.updated_at'), source: sql.ref('b.source') },
  id: 'b.id',
})

/** One page of the bank, and how many questions there are in each state under the same filters. */
export async function browseBank(actor: Actor, query: BankQuery) {
  authorize(actor, 'questionnaires.read')
  return readAs(actor, async (db) => {
    const [found, rows] = await Promise.all([
      filtered(db, query).select(tabCounts(bankStates, inState)).executeTakeFirstOrThrow(),
      pageRows(db, actor, query, bankRows),
    ])
    const counts = countsIn(bankStates, found)
    return { rows, counts, total: counts[query.tab] }
  })
}

const mostOffered = 20

export type OfferedQuestion = { id: string; question: Question; tags: string[]; standard: string }

/** Questions to insert into a questionnaire: those that match, else the newest. */
export async function offeredQuestions(actor: Actor, q: string): Promise<OfferedQuestion[]> {
  authorize(actor, 'questionnaires.read')
  return readAs(actor, async (db) => {
    const rows = await filtered(db, { q, type: null })
      .where('b.retired_at', 'is', null)
      .select(['b.id', 'b.question', 'b.tags', 'b.standard'])
      .orderBy('b.updated_at', 'desc')
      .orderBy('b.id', 'desc')
      .limit(mostOffered)
      .execute()
    return rows.map((row) => ({ ...row, question: row.question as unknown as Question }))
  })
}

import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { fold } from '#/domain/fold.ts'

/** A search text as a pattern: folded like the database folds, its own wildcards taken literally. */
export const likePattern = (typed: string): string => `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`

/** More words than this narrow no search further. */
const mostWords = 8

/** Every word that was typed stands somewhere in the text, whatever its Arabic spelling. Takes several columns as one `concat_ws`. */
export function wordsMatch(text: Expression<unknown>, typed: string): RawBuilder<SqlBool> {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, mostWords)
  if (words.length === 0) return sql`true`
  return sql`(${sql.join(
    words.map((word) => sql`app.fold(${text}) like ${likePattern(word)}`),
    sql` and `,
  )})`
}

import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { fold } from '#/domain/fold.ts'

/** Search text as a LIKE pattern: folded as in the database, with escaped wildcards. */
export const likePattern = (typed: string): string => `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`

/** Maximum words used for narrowing. */
const mostWords = 8

/** Patterns of the typed words, of which a row holds every one. */
export const likePatterns = (typed: string): string[] =>
  typed.split(/\s+/).filter(Boolean).slice(0, mostWords).map(likePattern)

/** Matches every typed word anywhere in the text, in any Arabic spelling. Pass several columns as one `concat_ws`. */
export function wordsMatch(text: Expression<unknown>, typed: string): RawBuilder<SqlBool> {
  const patterns = likePatterns(typed)
  if (patterns.length === 0) return sql`true`
  return sql`(${sql.join(
    patterns.map((pattern) => sql`app.fold(${text}) like ${pattern}`),
    sql` and `,
  )})`
}

import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { fold } from '#/domain/fold.ts'

/** Search text as a LIKE pattern: folded as in the database, with escaped wildcards. */
export const likePattern = (typed: string): string => `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`

/** Maximum words used for narrowing. */
const mostWords = 8

/** Patterns of the typed words, of which a row holds every one. */
export const likePatterns = (typed: string): string[] =>
  typed.split(/\s+/).filter(Boolean).slice(0, mostWords).map(likePattern)

/** Records whose names or numbers an index finds by words. A client's or shopper's include the mail address. */
type Source = 'branch' | 'client' | 'shopper' | 'invoice' | 'email'

/**
 * Ids of the records that hold each typed word, as a subquery for our team; a word of one or two letters is matched
 * at the beginning of a word. why: a comparison of each row's folded text takes seconds at 100,000 rows, and row-level security
 * keeps it from using the index.
 */
export const foundIds = (source: Source, typed: string): RawBuilder<string> =>
  sql`(select priv.found_ids(${source}, ${likePatterns(typed)}::text[]))`

/** Matches every typed word anywhere in the text, in any Arabic spelling. Pass several columns as one `concat_ws`. */
export function wordsMatch(text: Expression<unknown>, typed: string): RawBuilder<SqlBool> {
  const patterns = likePatterns(typed)
  if (patterns.length === 0) return sql`true`
  return sql`(${sql.join(
    patterns.map((pattern) => sql`app.fold(${text}) like ${pattern}`),
    sql` and `,
  )})`
}

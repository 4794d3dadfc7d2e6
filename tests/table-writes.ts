export type TableWrite = {
  /** `null`: the table's expression cannot be resolved. */
  table: string | null
  line: number
}

/** Blanks comments without moving lines; `//` counts only after a space, so addresses stay. */
const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/[^\n]*/g, (text, before: string) => before + ' '.repeat(text.length - before.length))

const literals = (text: string): string[] => [...text.matchAll(/(['"`])([\w. ]+)\1/g)].map((match) => match[2]!)

const union = `(?:\\|?\\s*'[\\w.]+'\\s*)+`
const value = `(\\[[^\\]]*\\]|'[^']*'|\\w+)`

/** String values of a constant, loop variable, parameter or type of this source. */
function stringsOf(source: string, name: string, seen: readonly string[] = []): string[] {
  const found = [
    `\\b(?:const|let)\\s+${name}\\s*(?::[^=]+)?=\\s*${value}`,
    `\\b(?:const|let)\\s+${name}\\s+of\\s+${value}`,
    `\\b${name}\\??:\\s*(${union}|\\w+)`,
    `\\btype\\s+${name}\\s*=\\s*(${union})`,
  ].flatMap((pattern) => [...source.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]!))
  return found.flatMap((text) =>
    /^\w+$/.test(text)
      ? [...seen, name].includes(text)
        ? []
        : stringsOf(source, text, [...seen, name])
      : literals(text),
  )
}

const builder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*(?:<[^>]*>)?\(\s*(\[[^\]]*\]|[^,)]*)/g
const raw =
  /\b(?:insert\s+into|merge\s+into|truncate(?:\s+table)?|delete\s+from(?:\s+only)?|update(?:\s+only)?(?=\s+(?:\$\{[^}]*\}|\S+)(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(?:app\.)?("?[\w.]+"?|\$\{[^}]*\})/gi

/** `app.posts as p` is `posts`. */
const tableName = (text: string): string =>
  text
    .trim()
    .split(/\s/)[0]!
    .replace(/^app\./, '')

/**
 * Finds all writes of tables: Kysely's builders, and SQL in strings and templates. Names not in `known` (other schemas,
 * words of a sentence) are skipped.
 */
export function tableWrites(text: string, known: ReadonlySet<string>): TableWrite[] {
  const source = withoutComments(text)
  const found: TableWrite[] = []
  const add = (at: number, tables: string[]) => {
    const line = source.slice(0, at).split('\n').length
    if (tables.length === 0) found.push({ table: null, line })
    for (const table of new Set(tables.map(tableName))) if (known.has(table)) found.push({ table, line })
  }
  const follow = (expression: string): string[] => {
    const named = literals(expression)
    return named.length > 0 ? named : stringsOf(source, /(\w+)\W*$/.exec(expression)?.[1] ?? ' ')
  }
  for (const match of source.matchAll(builder)) add(match.index, follow(match[1]!))
  for (const match of source.matchAll(raw)) {
    const name = match[1]!
    add(match.index, name.startsWith('$') ? follow(name) : [name.replaceAll('"', '')])
  }
  return found.sort((one, other) => one.line - other.line)
}

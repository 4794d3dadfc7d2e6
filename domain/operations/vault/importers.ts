import { type EntryContent, emptyContent, entryFields, linkOf, longestOf } from './formats.ts'

/** Rows of a CSV text (RFC 4180): quoted cells may hold commas, quotes and line ends. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  const endRow = () => {
    row.push(cell)
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (quoted) {
      if (character !== '"') cell += character
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === ',') {
      row.push(cell)
      cell = ''
    } else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

export const importSources = ['itqan', 'bitwarden', '1password', 'lastpass', 'chrome'] as const
export type ImportSource = (typeof importSources)[number]

type Columns = Partial<Record<keyof EntryContent, string>>
/** Headings of each manager's export, in lower case. The first whose headings are all there is taken. */
const layouts: { source: ImportSource; needs: readonly string[]; columns: Columns }[] = [
  {
    source: 'bitwarden',
    needs: ['name', 'login_uri', 'login_username', 'login_password'],
    columns: {
      title: 'name',
      url: 'login_uri',
      user: 'login_username',
      secret: 'login_password',
      totp: 'login_totp',
      notes: 'notes',
    },
  },
  {
    source: 'lastpass',
    needs: ['url', 'username', 'password', 'extra', 'name'],
    columns: { title: 'name', url: 'url', user: 'username', secret: 'password', totp: 'totp', notes: 'extra' },
  },
  {
    source: 'itqan',
    needs: ['title', 'url', 'user', 'secret', 'totp', 'notes'],
    columns: { title: 'title', url: 'url', user: 'user', secret: 'secret', totp: 'totp', notes: 'notes' },
  },
  {
    source: '1password',
    needs: ['title', 'username', 'password'],
    columns: { title: 'title', url: 'url', user: 'username', secret: 'password', totp: 'otpauth', notes: 'notes' },
  },
  {
    source: 'chrome',
    needs: ['name', 'url', 'username', 'password'],
    columns: { title: 'name', url: 'url', user: 'username', secret: 'password', notes: 'note' },
  },
]

/** Most logins of one file: they are sent in one piece. */
export const mostImported = 300

export type Imported =
  | { problem: 'unknown-file' | 'empty' | 'too-many' }
  | { source: ImportSource; rows: EntryContent[]; skipped: number }

const hostOf = (url: string): string => {
  const link = linkOf(url)
  return link === null ? '' : (link.split('/')[2] ?? '')
}

/** A row as a login. What cannot be a link goes to the notes, so that nothing of the file is lost. */
function contentOf(row: Record<string, string>, columns: Columns): EntryContent | null {
  const content = { ...emptyContent }
  for (const field of entryFields) content[field] = (row[columns[field] ?? ''] ?? '').trim()
  // a password may begin or end with a space
  content.secret = row[columns.secret ?? ''] ?? ''
  content.title ||= hostOf(content.url) || content.user
  content.title = content.title.slice(0, longestOf.title)
  if (content.url !== '' && linkOf(content.url) === null) {
    content.notes = [content.notes, content.url].filter(Boolean).join('\n')
    content.url = ''
  }
  const fits = entryFields.every((field) => content[field].length <= longestOf[field])
  return content.title !== '' && fits ? content : null
}

/** Reads the CSV export of a known manager. Rows without a name, or with a text longer than its field, are skipped. */
export function importCsv(text: string): Imported {
  const [head, ...rest] = csvRows(text)
  if (!head) return { problem: 'empty' }
  const headings = head.map((heading) => heading.trim().toLowerCase())
  const layout = layouts.find(({ needs }) => needs.every((heading) => headings.includes(heading)))
  if (!layout) return { problem: 'unknown-file' }
  if (rest.length > mostImported) return { problem: 'too-many' }
  const rows = rest.flatMap((cells) => {
    const row = Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']))
    return contentOf(row, layout.columns) ?? []
  })
  return rows.length === 0 ? { problem: 'empty' } : { source: layout.source, rows, skipped: rest.length - rows.length }
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The logins as a CSV text, as they are: a changed first character would make a wrong password. */
export const exportCsv = (rows: readonly EntryContent[]): string =>
  [entryFields.join(','), ...rows.map((row) => entryFields.map((field) => quoted(row[field])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')

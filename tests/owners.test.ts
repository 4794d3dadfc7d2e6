import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { owners } from '#/db/owners.ts'
import { tableWrites } from './table-writes.ts'

/** Writes outside the owner's folder, each with its reason. */
const exceptions: { table: string; file: string; why: string }[] = [
  {
    table: 'tax_units',
    file: 'features/billing/invoices/issue-document.server.ts',
    why: 'issuing advances counter and hash of the chain under the lock of the unit; the capability of the units lies above invoices',
  },
]

const tables = new Set(Object.keys(owners))
const isOwner = (file: string, owner: string) =>
  [owner, `features/${owner}`].some((path) => file.startsWith(`${path}/`) || file.startsWith(`${path}.`))

const strangers = (file: string, source: string): string[] =>
  tableWrites(source, tables).flatMap(({ table, line }) => {
    if (table === null) return [`${file}:${line} writes a table that the reader cannot see: name it in the same file`]
    const owner = owners[table as keyof typeof owners]
    if (isOwner(file, owner) || exceptions.some((one) => one.table === table && one.file === file)) return []
    return [`${file}:${line} writes ${table}, which belongs to ${owner}`]
  })

it('lets only its owner write a table', () => {
  const files = globSync('{features,jobs,platform,server,app,demo}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) => strangers(file, readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

it('knows owners and exceptions that exist', () => {
  const isThere = (owner: string) => existsSync(`features/${owner}`) || existsSync(`${owner}.server.ts`)
  expect(Object.values(owners).filter((owner) => !isThere(owner))).toEqual([])
  const isUsed = ({ table, file }: (typeof exceptions)[number]) =>
    existsSync(file) && tableWrites(readFileSync(file, 'utf8'), tables).some((write) => write.table === table)
  expect(exceptions.filter((one) => !isUsed(one))).toEqual([])
})

const found = (source: string) => tableWrites(source, tables).map(({ table, line }) => `${table} ${line}`)

it.each([
  [`await tx.insertInto('posts').values(row).execute()`, ['posts 1']],
  [`await tx\n  .updateTable('posts as p')\n  .set(row)`, ['posts 2']],
  [`db.deleteFrom(\n  'app.posts',\n)`, ['posts 1']],
  [`tx.mergeInto('posts')`, ['posts 1']],
  [`tx.deleteFrom(['posts', 'pages'])`, ['posts 1', 'pages 1']],
  [`const table = 'posts' as const\nawait tx.deleteFrom(table).execute()`, ['posts 2']],
  [`for (const table of ['posts', 'pages'] as const)\n  await tx.deleteFrom(table).execute()`, ['posts 2', 'pages 2']],
  [`const all = ['posts'] as const\nfor (const one of all) await tx.deleteFrom(one)`, ['posts 2']],
  [`const end = (tx: Tx, table: 'posts' | 'pages') =>\n  tx.updateTable(table)`, ['posts 2', 'pages 2']],
  [`type Kind = 'posts'\nconst end = (table: Kind) => tx.updateTable(table)`, ['posts 2']],
  ['sql`\n  insert into app.posts (id) values (1)`', ['posts 2']],
  ['sql`with gone as (delete from posts p where true returning id) select 1`', ['posts 1']],
  ['sql`UPDATE posts AS p SET slug = 1`', ['posts 1']],
  ['sql`merge into posts using x on true`', ['posts 1']],
  ["const table = 'posts'\nsql`delete from ${sql.table(table)}`", ['posts 2']],
  ['sql`update ${sql.table(table)} set x = 1`', ['null 1']],
  [`tx.updateTable(tableOf(kind))`, ['null 1']],
])('finds the write in %j', (source, expected) => {
  expect(found(source)).toEqual(expected)
})

it.each([
  `tx.selectFrom('posts').forUpdate()`,
  'sql`select from posts for update of posts`',
  'sql`insert into auth.session (id) values (1)`',
  `// tx.insertInto('posts')`,
  '/** insert into posts */',
  `label('delete from the list')`,
])('finds none in %j', (source) => {
  expect(found(source)).toEqual([])
})

it('names the file, the line and the owner of a stranger’s write', () => {
  const write = `\nawait tx.insertInto('posts').values(row).execute()`
  expect(strangers('features/site/blog/edit-post.server.ts', write)).toEqual([])
  expect(strangers('features/site/blog-extra/x.server.ts', write)).toEqual([
    'features/site/blog-extra/x.server.ts:2 writes posts, which belongs to site/blog',
  ])
})

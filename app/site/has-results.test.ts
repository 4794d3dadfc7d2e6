import { beforeAll, expect, test } from 'vitest'
import { inLanguage } from '#/domain/site/in-language.ts'
import { defaultNavigation } from '#/content/site/navigation.ts'
import { world } from '#/tests/world.ts'
import { hasResults, withoutResults } from './has-results.server.ts'

beforeAll(async () => {
  await world()
})

const menus = inLanguage(defaultNavigation, 'en')
const targetsOf = (groups: readonly { links: readonly { target: string }[] }[]): string[] =>
  groups.flatMap(({ links }) => links.map(({ target }) => target))

test('without visits and stories there are no results', async () => {
  expect(await hasResults()).toBe(false)
})

test.each(['header', 'footer'] as const)(
  'the menus of the %s leave out the page of results, and nothing else',
  (part) => {
    const before = targetsOf(menus[part])
    expect(before).toContain('/client-results')
    expect(targetsOf(withoutResults(menus[part]))).toEqual(before.filter((target) => target !== '/client-results'))
  },
)

test('a group that holds nothing else goes with it', () => {
  const group = { label: 'Results', links: [{ label: 'Client results', target: '/client-results' }] }
  expect(withoutResults([group])).toEqual([])
})

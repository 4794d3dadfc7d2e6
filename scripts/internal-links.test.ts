import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { allAddresses, checkLinks, publicAddresses } from './internal-links.ts'

const root = resolve(import.meta.dirname, '..')

it('every link in the source leads to a page', async () => {
  const { checked, broken } = checkLinks(root, await allAddresses())
  expect(broken).toEqual([])
  expect(checked).toBeGreaterThan(50)
})

it('knows a link that leads nowhere', async () => {
  const addresses = (await allAddresses()).filter(({ path }) => path !== '/terms')
  expect(checkLinks(root, addresses).broken.map(({ link }) => link)).toContain('/terms')
})

it('counts public pages once, without those of single records', async () => {
  const pages = publicAddresses(await allAddresses())
  expect(pages).toContain('/terms')
  expect(pages).not.toContain('/ar/terms')
  expect(pages.some((path) => path.includes(':') || path.startsWith('/admin/'))).toBe(false)
})

import { expect, test } from 'vitest'
import { isCurrent, portalMenus } from './portal-menus.ts'

const links = portalMenus.client.flatMap((group) => group.links)
const currentAt = (pathname: string) => links.filter((link) => isCurrent(link, pathname)).map(({ to }) => to)

test.each([
  ['/client', ['/client']],
  ['/client/', ['/client']],
  ['/client/dashboard', ['/client']],
  ['/client/secret-shopper', ['/client/secret-shopper']],
  ['/client/secret-shopper/0192', ['/client/secret-shopper']],
  ['/client/reports', ['/client/reports']],
  ['/client/reports-archive', []],
])('at %s the current entry is %j', (pathname, expected) => expect(currentAt(pathname)).toEqual(expected))

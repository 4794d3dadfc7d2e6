import { useMemo } from 'react'
import { href } from 'react-router'
import type { Permission } from '#/domain/permissions.ts'
import type { Rights } from '#/ui/rights.tsx'
import { portalMenus } from './portal-menus.ts'

const links = portalMenus.client.flatMap((group) => group.links)
/** Permissions of pages without a menu entry that differ from the entry above them. */
const others: { to: string; right: Permission }[] = [
  { to: href('/client/setup/standards'), right: 'insights.describe' },
]

/** Permission of a page of the client portal: that of the nearest entry above it. */
const rightOf = (path: string): Permission | undefined =>
  [...links, ...others]
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0]?.right

/** Whether a member with these permissions may open a page; null: every page. */
export const opensFor =
  (permissions: readonly Permission[] | null) =>
  (path: string): boolean => {
    const right = rightOf(path)
    return permissions === null || right === undefined || permissions.includes(right)
  }

/** Rights of a member in the client portal. Forms are hidden one by one (`WithRight`), because roles differ in them. */
export const useMemberRights = (permissions: readonly Permission[] | null, viewing: boolean): Rights =>
  useMemo(
    () => ({
      readOnly: false,
      viewing,
      opens: opensFor(permissions),
      has: (permission) => permissions === null || permissions.includes(permission),
    }),
    [permissions, viewing],
  )

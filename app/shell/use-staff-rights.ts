import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { needOf } from '#/domain/staff-roles.ts'
import type { Rights } from '#/ui/rights.tsx'
import { pageNeed } from './admin-pages.ts'

const needs: Record<string, string> = needOf

/** Whether someone with these permissions changes anything in the area of a page; a view as a client changes nothing. */
function changesArea(permissions: ReadonlySet<string>, path: string): boolean {
  const need = pageNeed(path)
  if (!need) return true
  const area = needs[need]!.replace('+', '')
  if (area === 'everyone') return true
  return [...permissions].some((one) => needs[one] === `${area}+` && one !== 'clients.view-as')
}

/** Rights of a member of staff on the current page of the back office. */
export function useStaffRights({
  permissions,
  seesAs,
}: {
  permissions: readonly string[]
  seesAs: object | null
}): Rights {
  const { pathname } = useLocation()
  return useMemo(() => {
    const held = new Set(permissions)
    const opens = (path: string) => {
      const need = pageNeed(path)
      return need === null || held.has(need)
    }
    const viewing = seesAs !== null
    return {
      readOnly: viewing || !changesArea(held, pathname),
      viewing,
      opens,
      has: (permission) => held.has(permission),
    }
  }, [permissions, seesAs, pathname])
}

import { href, Link } from 'react-router'
import { isBuiltin } from '#/domain/staff-cells.ts'
import { staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { RoleColumn } from '../list.server.ts'
import { roleName } from '../role-name.ts'

/** Roles in use, each with a link to its page. */
export function RoleList({ roles }: { roles: readonly RoleColumn[] }) {
  const t = useT(staffRolePageMessages)
  const lang = useLang()
  return (
    <Card title={t('list')}>
      <ul className="flex flex-col divide-y divide-line">
        {roles.map((role) => (
          <li
            key={role.role}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0"
          >
            <Link
              to={href('/admin/permissions/roles/:role', { role: role.role })}
              className="link inline-flex min-h-8 items-center text-ui font-medium wrap-anywhere coarse:min-h-11"
            >
              <bdi>{roleName(role, lang)}</bdi>
            </Link>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2">
              <span>{t('people', { count: role.members })}</span>
              <span>{t(role.secondFactor ? 'factorOn' : 'factorOff')}</span>
              <Badge tone={isBuiltin(role.role) ? 'grey' : 'blue'}>
                {t(isBuiltin(role.role) ? 'kind_builtin' : 'kind_own')}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

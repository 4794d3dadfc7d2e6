import { href, Link } from 'react-router'
import { staffAreas } from '#/domain/staff-cells.ts'
import { staffMatrixMessages } from '#/messages/identity/staff.ts'
import { staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import type { RolePage } from '../roles.server.ts'

/** Rights of a role that is not changed here. */
export function RoleRights({ role: { cells, secondFactor } }: { role: RolePage }) {
  const t = useT(staffMatrixMessages)
  const page = useT(staffRolePageMessages)
  return (
    <Card title={page('rights')}>
      <DescriptionList
        columns={2}
        items={[
          ...staffAreas.map((area) => ({ term: t(`area_${area}`), value: t(`cell_${cells[area]}`) })),
          { term: t('secondFactor'), value: t(secondFactor ? 'required' : 'optional') },
        ]}
      />
    </Card>
  )
}

/** Active members of a role, each with a link to the own page. */
export function RoleMembers({ role: { members } }: { role: RolePage }) {
  const t = useT(staffRolePageMessages)
  return (
    <Card title={t('members')}>
      {members.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noMembers')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {members.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={href('/admin/permissions/:memberId', { memberId: id })}
                className="link inline-flex min-h-8 items-center text-ui coarse:min-h-11"
              >
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

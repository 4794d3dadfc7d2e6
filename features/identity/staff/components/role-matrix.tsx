import type { ReactNode } from 'react'
import { staffAreas } from '#/domain/staff-cells.ts'
import { staffMatrixMessages } from '#/messages/identity/staff.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { RoleColumn } from '../list.server.ts'
import { roleName } from '../role-name.ts'

const head = 'sticky start-0 z-10 bg-card px-3 py-3 text-start font-medium min-w-36'
const cell = 'px-3 py-3 text-start align-top min-w-32'

/** Areas by roles; scrolls sideways within its frame on narrow screens. */
export function RoleMatrix({
  roles,
  action,
}: {
  roles: readonly RoleColumn[]
  /** Below the name of each role. */
  action?: (role: RoleColumn) => ReactNode
}) {
  const t = useT(staffMatrixMessages)
  const lang = useLang()
  const row = (key: string, label: string, value: (role: RoleColumn) => string) => (
    <tr key={key} className="border-b border-line last:border-0">
      <th scope="row" className={head}>
        {label}
      </th>
      {roles.map((role) => (
        <td key={role.role} className={classes(cell, value(role) === t('cell_none') && 'text-ink-2')}>
          {value(role)}
        </td>
      ))}
    </tr>
  )
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
    <div role="region" aria-label={t('caption')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              {t('area')}
            </th>
            {roles.map((role) => (
              <th key={role.role} scope="col" className={classes(cell, 'font-medium')}>
                <span className="flex flex-col items-start gap-2">
                  <bdi>{roleName(role, lang)}</bdi>
                  {action?.(role)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffAreas.map((area) => row(area, t(`area_${area}`), ({ cells }) => t(`cell_${cells[area]}`)))}
          {row('second-factor', t('secondFactor'), ({ secondFactor }) => t(secondFactor ? 'required' : 'optional'))}
          {row('members', t('members'), ({ members }) => String(members))}
        </tbody>
      </table>
    </div>
  )
}

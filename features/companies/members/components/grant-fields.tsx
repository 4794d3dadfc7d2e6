import { memberRoles } from '#/domain/member-roles.ts'
import { rolesOf } from '#/domain/team.ts'
import { teamMessages, teamPageMessages } from '#/messages/companies/team.ts'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import type { Granting } from '../list.server.ts'

/** Role, part of the company and last day of a grant, as far as the reader may give it. Places are indented by their level. */
export function GrantFields({ granting: { isOwner, places } }: { granting: Granting }) {
  const t = useT(teamPageMessages)
  const words = useT(teamMessages)
  const lang = useLang()
  const given = rolesOf(isOwner)
  const highest = Math.min(...places.map(({ depth }) => depth))
  const options = places.map(({ id, kind, nameEn, nameAr, depth }) => {
    const name = (lang === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? ''
    return { value: id, label: '\u2003'.repeat(depth - highest) + (kind === 'root' ? words('wholeCompany') : name) }
  })
  return (
    <>
      <RadioCards
        name="role"
        label={t('role')}
        options={memberRoles
          .filter((role) => given.includes(role))
          .map((value) => ({ value, label: words(`role_${value}`), description: words(`may_${value}`) }))}
        defaultValue="branch_manager"
        required
      />
      <SearchableSelect
        name="node"
        label={t('place')}
        help={t('placeHelp')}
        options={options}
        placeholder={t('choose')}
      />
      <DateField name="endsOn" label={t('endsOn')} help={t('endsOnHelp')} optional />
    </>
  )
}

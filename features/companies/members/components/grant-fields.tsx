import { memberRoles } from '#/domain/member-roles.ts'
import { rolesOf } from '#/domain/team.ts'
import { teamMessages, teamPageMessages } from '#/messages/companies/team.ts'
import { RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import type { Granting } from '../list.server.ts'

/** Places in which the reader may give roles, indented by their level. */
function usePlaces({ places }: Granting) {
  const words = useT(teamMessages)
  const lang = useLang()
  const highest = Math.min(...places.map(({ depth }) => depth))
  return places.map(({ id, kind, nameEn, nameAr, depth }) => {
    const name = (lang === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? ''
    return { value: id, label: '\u2003'.repeat(depth - highest) + (kind === 'root' ? words('wholeCompany') : name) }
  })
}

/** A further role of an invitation; empty: none. */
export function MoreGrantFields({ granting, nth }: { granting: Granting; nth: 2 | 3 }) {
  const t = useT(teamPageMessages)
  const words = useT(teamMessages)
  const given = rolesOf(granting.isOwner)
  const options = usePlaces(granting)
  const roles = memberRoles.filter((role) => given.includes(role))
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-5">
      <legend className="sr-only">{t('roleNth', { nth: String(nth) })}</legend>
      <SelectField
        name={`role${nth}`}
        label={t('roleNth', { nth: String(nth) })}
        options={roles.map((value) => ({ value, label: words(`role_${value}`) }))}
        placeholder={t('noFurtherRole')}
      />
      <SearchableSelect name={`node${nth}`} label={t('place')} options={options} placeholder={t('choose')} />
      <DateField name={`endsOn${nth}`} label={t('endsOn')} optional />
    </fieldset>
  )
}

/** Role, part of the company and last day of a grant, as far as the reader may give it. */
export function GrantFields({ granting }: { granting: Granting }) {
  const t = useT(teamPageMessages)
  const words = useT(teamMessages)
  const given = rolesOf(granting.isOwner)
  const options = usePlaces(granting)
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

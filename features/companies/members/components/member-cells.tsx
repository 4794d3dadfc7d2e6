import { teamPageMessages } from '#/messages/companies/team.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { grantWords } from '../grant-words.ts'
import type { GrantLine, MemberRow } from '../list.ts'

/** Roles with their places, one below the other up to three. */
export function GrantList({ grants }: { grants: readonly GrantLine[] }) {
  const t = useT(teamPageMessages)
  const lang = useLang()
  if (grants.length === 0) return <span className="text-ink-2">{t('noRole')}</span>
  return (
    <>
      {grants.slice(0, 3).map((grant) => (
        <bdi key={grant.id} className="block">
          {grantWords(grant, lang)}
        </bdi>
      ))}
      {grants.length > 3 && <span className="num text-caption text-ink-2">+{grants.length - 3}</span>}
    </>
  )
}

/** Cells of the team's table that show more than their value. */
export const useMemberCells = (): ListCells<MemberRow> => ({
  // why no link: the link of the row encloses this cell
  name: ({ name, email }) => (
    <>
      <span className="font-medium max-md:block">
        <bdi>{name}</bdi>
      </span>
      {email && (
        <span className="text-caption text-ink-2 max-md:block max-md:wrap-anywhere md:ms-2">
          <bdi dir="ltr">{email}</bdi>
        </span>
      )}
    </>
  ),
  roles: ({ grants }) => <GrantList grants={grants} />,
})

import { UserPlus, Users } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { memberRoles } from '#/domain/member-roles.ts'
import { may } from '#/domain/permissions.ts'
import { Invitations } from '#/features/companies/members/components/invitations.tsx'
import { useMemberCells } from '#/features/companies/members/components/member-cells.tsx'
import { useMay, WithRight } from '#/features/companies/members/components/rights.tsx'
import { invitationForm } from '#/features/companies/members/form.ts'
import { resendInvitation, withdrawInvitation } from '#/features/companies/members/invite.server.ts'
import { memberList } from '#/features/companies/members/list.ts'
import { browseMembers, readInvitations } from '#/features/companies/members/list.server.ts'
import { companyDetailsMessages } from '#/messages/companies/company-details.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import type { Route } from './+types/users'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, teamPageMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(memberList, url.searchParams)
  const [list, invitations] = await Promise.all([browseMembers(actor, query), readInvitations(actor)])
  return { query, list, invitations, mayChange: may(actor, 'members.write') }
})

export const action = formAction(invitationForm, async (actor, { intent, invitationId }) => {
  await (intent === 'withdraw' ? withdrawInvitation : resendInvitation)(actor, invitationId)
  return null
})

/** The team: members with role and scope, and invitations that wait. */
export default function Page({ loaderData: { query, list, invitations, mayChange } }: Route.ComponentProps) {
  const t = useT(teamPageMessages)
  const [params] = useSearchParams()
  const invited = params.get('invited')
  const invite = (
    <WithRight to="members.write">
      <LinkButton to={href('/client/users/invite')} variant="primary" icon={UserPlus}>
        {t('invite')}
      </LinkButton>
    </WithRight>
  )
  return (
    <ListPage
      list={memberList}
      query={query}
      title={t('title')}
      rows={list.rows}
      total={list.total}
      options={{ role: [...memberRoles] }}
      cells={useMemberCells()}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/users/:memberId', { memberId: id })}
      actions={invite}
      tabs={<Parts />}
      above={
        <>
          {invited && <Notice kind="success" live title={t('invited', { email: invited })} />}
          <Invitations invitations={invitations} mayChange={mayChange} />
        </>
      }
      empty={
        <EmptyState icon={Users} title={t('empty')} action={invite}>
          {t('emptyHint')}
        </EmptyState>
      }
    />
  )
}

/** The other pages of the team; the last two are for owners. */
function Parts() {
  const t = useT(teamPageMessages)
  const details = useT(companyDetailsMessages)
  const owns = useMay()('company.write')
  const items = [
    { to: href('/client/users'), label: t('caption'), current: true },
    { to: href('/client/users/branch'), label: t('whoSees'), current: false },
  ]
  const owned = [
    { to: href('/client/users/security'), label: details('toSecurity'), current: false },
    { to: href('/client/users/visibility'), label: details('toVisibility'), current: false },
    { to: href('/client/users/ownership'), label: details('toOwnership'), current: false },
  ]
  return <NavTabs look="segment" label={t('title')} items={owns ? [...items, ...owned] : items} />
}

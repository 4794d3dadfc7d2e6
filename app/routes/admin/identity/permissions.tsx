import { Table2, UserPlus, Users } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { StaffInvitations } from '#/features/identity/staff/components/staff-invitations.tsx'
import { staffInvitationForm } from '#/features/identity/staff/form.ts'
import { resendStaffInvitation, withdrawStaffInvitation } from '#/features/identity/staff/invite.server.ts'
import { staffList } from '#/features/identity/staff/list.ts'
import { browseStaff, readStaffInvitations } from '#/features/identity/staff/list.server.ts'
import { staffMessages } from '#/messages/identity/staff.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/permissions'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(staffList, url.searchParams)
  const [list, invitations] = await Promise.all([browseStaff(actor, query), readStaffInvitations(actor)])
  return { query, list, invitations, mayChange: may(actor, 'staff.manage') }
})

export const action = formAction(staffInvitationForm, async (actor, { intent, invitationId }) => {
  await (intent === 'withdraw' ? withdrawStaffInvitation : resendStaffInvitation)(actor, invitationId)
  return null
})

/** Staff with role and state, and invitations that wait. */
export default function Page({ loaderData: { query, list, invitations, mayChange } }: Route.ComponentProps) {
  const t = useT(staffMessages)
  const [params] = useSearchParams()
  const invited = params.get('invited')
  return (
    <ListPage
      list={staffList}
      query={query}
      title={t('title')}
      rows={list.rows}
      total={list.total}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/permissions/:memberId', { memberId: id })}
      actions={
        <>
          <LinkButton to={href('/admin/permissions/roles')} icon={Table2}>
            {t('roles')}
          </LinkButton>
          {mayChange && (
            <LinkButton to={href('/admin/permissions/invite')} variant="primary" icon={UserPlus}>
              {t('invite')}
            </LinkButton>
          )}
        </>
      }
      above={
        <>
          {invited && <Notice kind="success" live title={t('invited', { email: invited })} />}
          <StaffInvitations invitations={invitations} mayChange={mayChange} />
        </>
      }
      empty={<EmptyState icon={Users} title={t('none')} />}
    />
  )
}

import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { changeStaff } from '#/features/identity/staff/change-staff.server.ts'
import { StaffCards } from '#/features/identity/staff/components/staff-cards.tsx'
import { staffMemberForm } from '#/features/identity/staff/form.ts'
import { readRoles, readStaffMember } from '#/features/identity/staff/list.server.ts'
import { staffMessages } from '#/messages/identity/staff.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$memberId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffMessages.memberTitle) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [member, roles] = await Promise.all([readStaffMember(actor, params.memberId), readRoles(actor)])
  return { member, roles, mayChange: may(actor, 'staff.manage') }
})

export const action = formAction(staffMemberForm, async (actor, form, { params }) => {
  await changeStaff(actor, params['memberId'] ?? '', form)
  return null
})

/** One member of staff. */
export default function Page({ loaderData: { member, ...rest } }: Route.ComponentProps) {
  const t = useT(staffMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        title={<bdi>{member.name}</bdi>}
        breadcrumbs={[{ to: href('/admin/permissions'), label: t('title') }, { label: <bdi>{member.name}</bdi> }]}
      />
      <StaffCards member={member} {...rest} />
    </div>
  )
}

import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { RoleList } from '#/features/identity/staff/components/role-list.tsx'
import { SeeAsButton } from '#/features/identity/role-view/components/see-as-button.tsx'
import { RoleMatrix } from '#/features/identity/staff/components/role-matrix.tsx'
import { readRoles } from '#/features/identity/staff/list.server.ts'
import { roleName } from '#/features/identity/staff/role-name.ts'
import { readRole } from '#/features/identity/staff/roles.server.ts'
import { staffMatrixMessages, staffMessages } from '#/messages/identity/staff.ts'
import { staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/roles'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffMatrixMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const gone = url.searchParams.get('retired')
  const [roles, retired] = await Promise.all([readRoles(actor), gone ? readRole(actor, gone).catch(() => null) : null])
  return { roles, retired, mayChange: may(actor, 'staff.manage') }
})

/** What each role reads and changes. */
export default function Page({ loaderData: { roles, retired, mayChange } }: Route.ComponentProps) {
  const t = useT(staffMatrixMessages)
  const staff = useT(staffMessages)
  const page = useT(staffRolePageMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ to: href('/admin/permissions'), label: staff('title') }, { label: t('title') }]}
        actions={
          mayChange && (
            <LinkButton to={href('/admin/permissions/roles/new')} variant="primary" icon={Plus}>
              {page('create')}
            </LinkButton>
          )
        }
      />
      {retired?.kind === 'retired' && (
        <Notice kind="success" live title={page('retired', { role: roleName(retired, lang) })} />
      )}
      <RoleList roles={roles} />
      <Card title={page('matrix')} flush="framed">
        <RoleMatrix roles={roles} action={(role) => mayChange && <SeeAsButton role={role} dense />} />
      </Card>
    </div>
  )
}

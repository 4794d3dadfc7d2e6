import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { SeeAsButton } from '#/features/identity/role-view/components/see-as-button.tsx'
import { RoleMatrix } from '#/features/identity/staff/components/role-matrix.tsx'
import { readRoles } from '#/features/identity/staff/list.server.ts'
import { staffMatrixMessages, staffMessages } from '#/messages/identity/staff.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/roles'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffMatrixMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  roles: await readRoles(actorOf(context)),
  maySee: may(actorOf(context), 'staff.manage'),
}))

/** What each role reads and changes. */
export default function Page({ loaderData: { roles, maySee } }: Route.ComponentProps) {
  const t = useT(staffMatrixMessages)
  const staff = useT(staffMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        breadcrumbs={[{ to: href('/admin/permissions'), label: staff('title') }, { label: t('title') }]}
      />
      <Card flush="framed">
        <RoleMatrix roles={roles} action={(role) => maySee && <SeeAsButton role={role} dense />} />
      </Card>
    </div>
  )
}

import { Copy } from 'lucide-react'
import { href, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { may } from '#/domain/permissions.ts'
import { SeeAsButton } from '#/features/identity/role-view/components/see-as-button.tsx'
import { RetireRole } from '#/features/identity/staff/components/retire-role.tsx'
import { RoleEditor } from '#/features/identity/staff/components/role-editor.tsx'
import { RoleMembers, RoleRights } from '#/features/identity/staff/components/role-facts.tsx'
import { readRoles } from '#/features/identity/staff/list.server.ts'
import { retireRole } from '#/features/identity/staff/retire-role.server.ts'
import { roleForm } from '#/features/identity/staff/role-form.ts'
import { roleName } from '#/features/identity/staff/role-name.ts'
import { readRole } from '#/features/identity/staff/roles.server.ts'
import { saveRole } from '#/features/identity/staff/save-role.server.ts'
import { staffMatrixMessages, staffMessages } from '#/messages/identity/staff.ts'
import { staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$role'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffRolePageMessages.title) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [role, roles] = await Promise.all([readRole(actor, params.role), readRoles(actor)])
  return { role, roles, mayChange: may(actor, 'staff.manage') }
})

export const action = formAction(roleForm, async (actor, form, { params }) => {
  const role = params['role'] ?? ''
  if (form.intent === 'save') return saveRole(actor, role, form)
  const answer = await retireRole(actor, role, form)
  const to = `${href('/admin/permissions/roles')}?retired=${encodeURIComponent(role)}`
  return answer.step === 'saved' ? redirect(to) : answer
})

/** Loads the saved rights too when another owner saved the role, to show them beside what was typed. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
  const answer = actionResult as FormResult | undefined
  return defaultShouldRevalidate || (answer?.ok === false && answer.problem?.code === 'staff.role-changed')
}

/** One role: its rights and members. Own roles are changed here. */
export default function Page({ loaderData: { role, roles, mayChange } }: Route.ComponentProps) {
  const t = useT(staffRolePageMessages)
  const [params] = useSearchParams()
  const name = <bdi>{roleName(role, useLang())}</bdi>
  const isOpen = mayChange && role.kind === 'own'
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        title={name}
        badge={<Badge tone={role.kind === 'own' ? 'blue' : 'grey'}>{t(`kind_${role.kind}`)}</Badge>}
        breadcrumbs={[...useCrumbs(), { label: name }]}
        actions={
          mayChange &&
          role.kind !== 'retired' && (
            <>
              <SeeAsButton role={role} />
              <CopyLink role={role.role} />
            </>
          )
        }
      />
      {params.has('created') && role.members.length === 0 && <Notice kind="success" live title={t('created')} />}
      {role.kind === 'builtin' && <Notice>{t('builtinHint')}</Notice>}
      {role.kind === 'retired' && <Notice kind="warning">{t('retiredHint')}</Notice>}
      <RoleMembers role={role} />
      {isOpen ? <RoleEditor key={role.role} role={role} /> : <RoleRights role={role} />}
      {isOpen && <RetireRole key={`retire ${role.role}`} role={role} roles={roles} />}
    </div>
  )
}

/** Path to the page of a role. */
function useCrumbs() {
  const staff = useT(staffMessages)
  const matrix = useT(staffMatrixMessages)
  return [
    { to: href('/admin/permissions'), label: staff('title') },
    { to: href('/admin/permissions/roles'), label: matrix('title') },
  ]
}

function CopyLink({ role }: { role: string }) {
  const t = useT(staffRolePageMessages)
  return (
    <LinkButton to={`${href('/admin/permissions/roles/new')}?from=${role}`} icon={Copy}>
      {t('copy')}
    </LinkButton>
  )
}

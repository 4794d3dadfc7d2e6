import { href, redirect } from 'react-router'
import { roleViewForm } from '#/features/identity/role-view/form.ts'
import { endRoleView, startRoleView } from '#/features/identity/role-view/role-view.server.ts'
import { formAction } from '#/platform/form-action.server.ts'

export const loader = () => redirect(href('/admin'))

/** Shows the back office as another role, read only, or ends that. */
export const action = formAction(
  roleViewForm,
  async (actor, input) => {
    if (input.intent === 'see') {
      await startRoleView(actor, input.role, input.reason)
      return redirect(href('/admin'))
    }
    await endRoleView(actor)
    return redirect(href('/admin/permissions/roles'))
  },
  { endsView: true },
)

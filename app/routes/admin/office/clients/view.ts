import { href, redirect } from 'react-router'
import { endStaffView, startStaffView } from '#/features/office/staff-view/staff-view.server.ts'
import { staffViewForm } from '#/features/office/staff-view/form.ts'
import { formAction } from '#/platform/form-action.server.ts'

export const loader = () => redirect(href('/admin/clients'))

/** Opens the pages of a client as read only, or ends that. */
export const action = formAction(staffViewForm, async (actor, input) => {
  if (input.intent === 'view') {
    await startStaffView(actor, input.clientId, input.reason)
    return redirect(href('/client/dashboard'))
  }
  const { clientId } = await endStaffView(actor)
  return redirect(clientId ? href('/admin/clients/:clientId', { clientId }) : href('/admin/clients'))
})

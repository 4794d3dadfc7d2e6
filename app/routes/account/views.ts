import { redirect } from 'react-router'
import { listViewForm } from '#/features/core/list-views/form.ts'
import { changeListView } from '#/features/core/list-views/views.server.ts'
import { setPreference } from '#/features/identity/accounts/set-preference.server.ts'
import { formAction } from '#/platform/form-action.server.ts'

export const loader = () => redirect('/')

/** Changes the reader's saved views of lists or the height of their rows, and returns to the list. */
export const action = formAction(listViewForm, async (actor, form) => {
  if (form.intent !== 'density') return redirect(await changeListView(actor, form))
  await setPreference(actor, { list_density: form.density })
  return redirect(form.address + form.search)
})

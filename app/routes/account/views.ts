import { redirect } from 'react-router'
import { listViewForm } from '#/features/core/list-views/form.ts'
import { changeListView } from '#/features/core/list-views/views.server.ts'
import { formAction } from '#/platform/form-action.server.ts'

export const loader = () => redirect('/')

/** Changes the reader's saved views of lists, and returns to the list. */
export const action = formAction(listViewForm, async (actor, form) => redirect(await changeListView(actor, form)))

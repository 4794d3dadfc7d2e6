import { href, redirect } from 'react-router'
import { myWorkForm } from '#/features/office/staff-tasks/form.ts'
import { doMyWork } from '#/features/office/staff-tasks/my-work.server.ts'
import { formAction } from '#/platform/form-action.server.ts'

/** Action of the owner's task list; the list itself is a part of the page of tasks. */
export const action = formAction(myWorkForm, doMyWork)

export const loader = () => redirect(`${href('/freelancer/tasks')}?view=work`)

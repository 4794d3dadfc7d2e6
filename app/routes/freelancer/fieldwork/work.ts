import { redirect } from 'react-router'
import { ownTaskForm } from '#/features/office/staff-tasks/form.ts'
import { takeOwnTaskStep } from '#/features/office/staff-tasks/own-tasks-action.server.ts'
import { formAction } from '#/platform/form-action.server.ts'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'

/** Action of the owner's task list; the list itself is a part of the page of tasks. */
export const action = formAction(ownTaskForm, takeOwnTaskStep)

export const loader = () => redirect(flowPath('work'))

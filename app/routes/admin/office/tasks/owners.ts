import { findOwners } from '#/features/office/staff-tasks/find-owners.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/owners'

/** Possible assignees by name, for the combo box. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => ({
  owners: await findOwners(actorOf(context), url.searchParams.get('q') ?? ''),
}))

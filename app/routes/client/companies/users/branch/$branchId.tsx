import { pageTitle } from '#/app/shell/page-title.ts'
import { BranchReadersPage } from '#/features/companies/members/components/branch-readers.tsx'
import { readBranchChoices } from '#/features/companies/members/branch-choices.server.ts'
import { readBranchReaders } from '#/features/companies/members/read-branch-readers.server.ts'
import { branchReaderMessages } from '#/messages/companies/branch-readers.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$branchId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchReaderMessages.title) }]

export const loader = pageData(async ({ context, params: { branchId } }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [choices, readers] = await Promise.all([readBranchChoices(actor), readBranchReaders(actor, branchId)])
  return { choices, chosen: { id: branchId, ...readers } }
})

/** The members who see a branch. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <BranchReadersPage {...loaderData} />
}

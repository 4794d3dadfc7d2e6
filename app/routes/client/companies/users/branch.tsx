import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { BranchReadersPage } from '#/features/companies/members/components/branch-readers.tsx'
import { readBranchChoices } from '#/features/companies/members/branch-choices.server.ts'
import { branchReaderMessages } from '#/messages/companies/branch-readers.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/branch'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchReaderMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const choices = await readBranchChoices(actorOf(context))
  const branchId = url.searchParams.get('branch') ?? ''
  if (isRecordId(branchId)) throw redirect(href('/client/users/branch/:branchId', { branchId }))
  return { choices }
})

/** Choice of a branch to see who of the team sees it. */
export default function Page({ loaderData: { choices } }: Route.ComponentProps) {
  return <BranchReadersPage choices={choices} />
}

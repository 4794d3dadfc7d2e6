import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { BranchForm } from '#/features/companies/branches/components/branch-form.tsx'
import { newBranchForm } from '#/features/companies/branches/form.ts'
import { readBranchForm } from '#/features/companies/branches/read-form.server.ts'
import { addBranch } from '#/features/companies/branches/save-branch.server.ts'
import { branchFormMessages } from '#/messages/companies/branch-form.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchFormMessages.newTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'branches.create')
  const below = url.searchParams.get('below') ?? ''
  return { data: await readBranchForm(actor), parentId: isRecordId(below) ? below : null }
})

export const action = formAction(newBranchForm, async (actor, branch) => {
  const { id } = await addBranch(actor, branch)
  return redirect(`${href('/client/branches/:branchId', { branchId: id })}?done=saved`)
})

/** A new branch. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(branchFormMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('newTitle')}
        breadcrumbs={[{ to: href('/client/branches'), label: t('branches') }, { label: t('newTitle') }]}
      />
      <BranchForm {...loaderData} branch={null} result={actionData} />
    </div>
  )
}

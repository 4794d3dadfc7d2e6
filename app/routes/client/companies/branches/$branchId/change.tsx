import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { BranchForm } from '#/features/companies/branches/components/branch-form.tsx'
import { changedBranchForm } from '#/features/companies/branches/form.ts'
import { readBranchForm, readEditedBranch } from '#/features/companies/branches/read-form.server.ts'
import { changeBranch } from '#/features/companies/branches/save-branch.server.ts'
import { branchFormMessages } from '#/messages/companies/branch-form.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/change'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchFormMessages.changeTitle) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const branch = await readEditedBranch(actor, params.branchId)
  return { branch, data: await readBranchForm(actor, branch) }
})

export const action = formAction(changedBranchForm, async (actor, change, { params }) => {
  const branchId = params['branchId']!
  await changeBranch(actor, { ...change, branchId })
  return redirect(`${href('/client/branches/:branchId', { branchId })}?done=saved`)
})

/** The form of a branch. */
export default function Page({ loaderData: { branch, data }, actionData }: Route.ComponentProps) {
  const t = useT(branchFormMessages)
  const lang = useLang()
  const page = href('/client/branches/:branchId', { branchId: branch.id })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('changeTitle')}
        breadcrumbs={[
          { to: href('/client/branches'), label: t('branches') },
          { to: page, label: <bdi>{nameFor(branch.names, lang)}</bdi> },
          { label: t('changeTitle') },
        ]}
      />
      <BranchForm data={data} branch={branch} result={actionData} />
    </div>
  )
}

import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { BranchImport } from '#/features/companies/branch-import/components/branch-import.tsx'
import { branchImportForm } from '#/features/companies/branch-import/form.ts'
import {
  type BranchImportResult,
  authorizeImport,
  importBranches,
  planBranchImport,
} from '#/features/companies/branch-import/import-branches.server.ts'
import type { BranchPreview } from '#/features/companies/branch-import/preview.ts'
import { branchImportMessages } from '#/messages/companies/branch-import.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/import'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchImportMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => {
  authorizeImport(actorOf(context))
  return null
})

export const action = formAction(branchImportForm, async (actor, input): Promise<BranchPreview | BranchImportResult> =>
  input.intent === 'check' ? planBranchImport(actor, input.content) : importBranches(actor, input),
)

/** Import of the company's branches from a sheet. */
export default function Page() {
  const t = useT(branchImportMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/branches'), label: t('branches') }, { label: t('title') }]}
        title={t('title')}
        description={t('lead')}
      />
      <BranchImport address={href('/client/branches/import')} list={href('/client/branches')} />
    </div>
  )
}

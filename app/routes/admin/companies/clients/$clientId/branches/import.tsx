import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { BranchImport } from '#/features/companies/branch-import/components/branch-import.tsx'
import { branchImportForm } from '#/features/companies/branch-import/form.ts'
import {
  type BranchImportResult,
  importBranches,
  planBranchImport,
} from '#/features/companies/branch-import/import-branches.server.ts'
import { readImportCompany } from '#/features/companies/branch-import/import-company.server.ts'
import type { BranchPreview } from '#/features/companies/branch-import/preview.ts'
import { branchImportMessages } from '#/messages/companies/branch-import.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/import'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchImportMessages.title) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => ({
  names: await readImportCompany(actorOf(context), params.clientId),
}))

export const action = formAction(
  branchImportForm,
  async (actor, input, { params }): Promise<BranchPreview | BranchImportResult> => {
    const clientId = params['clientId'] ?? ''
    return input.intent === 'check'
      ? planBranchImport(actor, input.content, clientId)
      : importBranches(actor, input, clientId)
  },
)

/** Import of a client's branches from a sheet. */
export default function Page({ loaderData: { names }, params }: Route.ComponentProps) {
  const t = useT(branchImportMessages)
  const client = nameFor(names, useLang())
  const page = href('/admin/clients/:clientId', params)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/clients'), label: t('clients') },
          { to: page, label: <bdi>{client}</bdi> },
          { label: t('title') },
        ]}
        title={t('title')}
        description={t('leadFor', { client })}
      />
      <BranchImport address={href('/admin/clients/:clientId/branches/import', params)} list={`${page}?part=branches`} />
    </div>
  )
}

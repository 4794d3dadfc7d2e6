import { pageTitle } from '#/app/shell/page-title.ts'
import { OwnershipPage } from '#/features/companies/ownership/components/ownership-page.tsx'
import { ownershipForm } from '#/features/companies/ownership/form.ts'
import { readOwnership } from '#/features/companies/ownership/read-ownership.server.ts'
import { changeOwnership } from '#/features/companies/ownership/transfer.server.ts'
import { ownershipMessages } from '#/messages/companies/ownership.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/ownership'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownershipMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readOwnership(actorOf(context)))

export const action = formAction(ownershipForm, changeOwnership)

/** Transfer of the company to another owner. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(ownershipMessages)
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader title={t('title')} description={loaderData.reader === 'owner' ? t('lead') : undefined} />
      {actionData?.ok && <Notice kind="success" live title={t(`done_${actionData.result.done}`)} />}
      <OwnershipPage ownership={loaderData} result={actionData} />
    </div>
  )
}

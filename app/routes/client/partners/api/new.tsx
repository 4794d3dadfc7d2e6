import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { isLocked } from '#/features/companies/plan-contents/feature.server.ts'
import { KeyForm, ShownSecret } from '#/features/partners/api-keys/components/key-form.tsx'
import { newKeyForm } from '#/features/partners/api-keys/form.ts'
import { makeApiKey } from '#/features/partners/api-keys/keys.server.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, apiKeyMessages.makeTitle) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'api-keys.write')
  // the list says which plan has keys
  if (await isLocked(actor, 'api')) throw redirect(href('/client/api'))
  return (await readTree(actor)).filter(({ closedAt }) => closedAt === null)
})

export const action = formAction(newKeyForm, makeApiKey)

/** A new key of the API, and its secret once it is made. */
export default function Page({ loaderData: nodes, actionData }: Route.ComponentProps) {
  const t = useT(apiKeyMessages)
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('makeTitle')}
        breadcrumbs={[{ to: href('/client/api'), label: t('title') }, { label: t('makeTitle') }]}
      />
      {actionData?.ok ? (
        <>
          <ShownSecret made={actionData.result} />
          <div>
            <LinkButton to={href('/client/api')}>{t('title')}</LinkButton>
          </div>
        </>
      ) : (
        <KeyForm nodes={nodes} result={actionData} />
      )}
    </div>
  )
}

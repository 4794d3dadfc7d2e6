import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { isLocked } from '#/features/companies/plan-contents/feature.server.ts'
import { ShownWebhookSecret, WebhookForm } from '#/features/partners/webhooks/components/webhook-form.tsx'
import { newWebhookForm } from '#/features/partners/webhooks/form.ts'
import { makeWebhook } from '#/features/partners/webhooks/write-webhook.server.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, webhookMessages.makeTitle) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'webhooks.write')
  // the list says which plan has webhooks
  if (await isLocked(actor, 'api')) throw redirect(href('/client/api/webhooks'))
  return (await readTree(actor)).filter(({ closedAt }) => closedAt === null)
})

export const action = formAction(newWebhookForm, (actor, { clientKey: id, name, url, node, events }) =>
  makeWebhook(actor, { id, name, url, node, events }),
)

/** A new endpoint, and its secret once it is made. */
export default function Page({ loaderData: nodes, actionData }: Route.ComponentProps) {
  const t = useT(webhookMessages)
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('makeTitle')}
        breadcrumbs={[{ to: href('/client/api/webhooks'), label: t('title') }, { label: t('makeTitle') }]}
      />
      {actionData?.ok ? (
        <>
          <ShownWebhookSecret made={actionData.result} />
          <div>
            <LinkButton to={href('/client/api/webhooks/:webhookId', { webhookId: actionData.result.id })}>
              {t('open')}
            </LinkButton>
          </div>
        </>
      ) : (
        <WebhookForm nodes={nodes} result={actionData} />
      )}
    </div>
  )
}

import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { WebhookForm } from '#/features/partners/webhooks/components/webhook-form.tsx'
import { changeWebhookForm } from '#/features/partners/webhooks/form.ts'
import { readWebhook } from '#/features/partners/webhooks/webhooks.server.ts'
import { changeWebhook } from '#/features/partners/webhooks/write-webhook.server.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/change'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, webhookMessages.changeTitle) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'webhooks.write')
  const [webhook, nodes] = await Promise.all([readWebhook(actor, params.webhookId), readTree(actor)])
  return { webhook, nodes: nodes.filter(({ closedAt, id }) => closedAt === null || id === webhook.nodeId) }
})

export const action = formAction(changeWebhookForm, async (actor, form, { params }) => {
  const { version, name, url, node, events } = form
  const webhookId = params['webhookId'] ?? ''
  await changeWebhook(actor, { id: webhookId, version }, { name, url, node, events })
  return redirect(href('/client/api/webhooks/:webhookId', { webhookId }))
})

/** Name, address, part and events of an endpoint. */
export default function Page({ loaderData: { webhook, nodes }, actionData }: Route.ComponentProps) {
  const t = useT(webhookMessages)
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('changeTitle')}
        breadcrumbs={[
          { to: href('/client/api/webhooks'), label: t('title') },
          { to: href('/client/api/webhooks/:webhookId', { webhookId: webhook.id }), label: webhook.name },
          { label: t('change') },
        ]}
      />
      <WebhookForm nodes={nodes} webhook={webhook} result={actionData} />
    </div>
  )
}

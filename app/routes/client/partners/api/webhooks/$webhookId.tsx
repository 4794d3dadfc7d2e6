import { randomUUID } from 'node:crypto'
import { Inbox } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { textOf } from '#/domain/text.ts'
import { isLocked } from '#/features/companies/plan-contents/feature.server.ts'
import { LockedFeature } from '#/features/companies/plan-contents/components/locked-feature.tsx'
import { DeliveryResult, ReplayFailed, ReplayOne } from '#/features/partners/webhooks/components/deliveries.tsx'
import { type WebhookDone, WebhookHead } from '#/features/partners/webhooks/components/webhook-head.tsx'
import {
  readDeliveries,
  replayDelivery,
  replayFailed,
  sendTest,
  sinceDay,
} from '#/features/partners/webhooks/deliveries.server.ts'
import { webhookForm } from '#/features/partners/webhooks/form.ts'
import { deliveryListOf } from '#/features/partners/webhooks/list.ts'
import { deleteWebhook, moveWebhook, rotateWebhook } from '#/features/partners/webhooks/write-webhook.server.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$webhookId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.webhook.name
  return [{ title: pageTitle(matches, name ? textOf(() => name) : webhookMessages.title) }]
}

const listOf = (webhookId: string) => deliveryListOf(href('/client/api/webhooks/:webhookId', { webhookId }))

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(listOf(params.webhookId), url.searchParams)
  const [page, locked] = await Promise.all([readDeliveries(actor, params.webhookId, query), isLocked(actor, 'api')])
  return { ...page, query, locked, mayChange: may(actor, 'webhooks.write') }
})

export const action = formAction(webhookForm, async (actor, form, { params }): Promise<WebhookDone | Response> => {
  const id = params['webhookId'] ?? ''
  switch (form.intent) {
    case 'rotate':
      return { made: await rotateWebhook(actor, { id, version: form.version }) }
    case 'pause':
    case 'resume':
      await moveWebhook(actor, { id, version: form.version }, form.intent === 'pause' ? 'paused' : 'active')
      return {}
    case 'delete':
      await deleteWebhook(actor, id)
      return redirect(href('/client/api/webhooks'))
    case 'test':
      await sendTest(actor, id, randomUUID())
      return { sent: 'test' }
    case 'replay':
      await replayDelivery(actor, id, form.deliveryId)
      return { sent: 'one' }
    case 'replay-failed':
      return { again: await replayFailed(actor, id, sinceDay(form.since)) }
  }
})

/** An endpoint: its state and steps, and its messages with the result of each. */
export default function Page({ loaderData: { webhook, rows, older, query, locked, mayChange } }: Route.ComponentProps) {
  const t = useT(webhookMessages)
  const list = listOf(webhook.id)
  const sends = mayChange && webhook.state === 'active'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{webhook.name}</bdi>}
        breadcrumbs={[{ to: href('/client/api/webhooks'), label: t('title') }, { label: webhook.name }]}
      />
      {locked && <LockedFeature feature="api" />}
      <WebhookHead webhook={webhook} mayChange={mayChange} />
      <section aria-labelledby="messages" className="flex flex-col gap-3">
        <h2 id="messages" className="text-h2">
          {t('messages')}
        </h2>
        {sends && <ReplayFailed />}
        <ListView
          list={list}
          query={query}
          rows={rows}
          older={older}
          rowKey={({ id }) => id}
          cells={{
            type: ({ type }) => (
              <bdi dir="ltr" lang="en" className="code">
                {type}
              </bdi>
            ),
            status: (row) => <DeliveryResult row={row} />,
          }}
          trailing={
            sends
              ? [
                  {
                    key: 'replay',
                    header: t('replay'),
                    cell: (row) => (row.state === 'waiting' ? null : <ReplayOne id={row.id} />),
                  },
                ]
              : []
          }
          empty={
            <EmptyState icon={Inbox} title={t('noMessages')}>
              {t('noMessagesHint')}
            </EmptyState>
          }
        />
      </section>
    </div>
  )
}

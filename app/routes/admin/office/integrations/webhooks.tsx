import { Webhook } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { DoorTabs } from '#/features/office/integrations/components/door-tabs.tsx'
import { CompanyLink } from '#/features/partners/api-keys/components/office-key-parts.tsx'
import {
  type OfficeWebhookDone,
  OfficeWebhookName,
  OfficeWebhookSteps,
} from '#/features/partners/webhooks/components/office-webhook-parts.tsx'
import { officeWebhookForm } from '#/features/partners/webhooks/office-form.ts'
import { officeWebhookList } from '#/features/partners/webhooks/office-list.ts'
import { releaseWebhook, replayForCompany, stopWebhook } from '#/features/partners/webhooks/office-steps.server.ts'
import { browseOfficeWebhooks } from '#/features/partners/webhooks/office-webhooks.server.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { officeWebhookMessages } from '#/messages/office/partner-doors.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/webhooks'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, officeWebhookMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(officeWebhookList, url.searchParams)
  return { query, mayChange: may(actor, 'integrations.change'), ...(await browseOfficeWebhooks(actor, query)) }
})

export const action = formAction(officeWebhookForm, async (actor, step): Promise<OfficeWebhookDone> => {
  if (step.intent === 'replay') return { replayed: await replayForCompany(actor, step) }
  if (step.intent === 'resume') {
    await releaseWebhook(actor, step)
    return { done: 'resumed' }
  }
  const { intent: to, ...seen } = step
  await stopWebhook(actor, { ...seen, to })
  return { done: to }
})

/** Webhook endpoints of all companies, those that need attention first. */
export default function WebhooksPage({ loaderData: { query, rows, total, mayChange } }: Route.ComponentProps) {
  const t = useT(officeWebhookMessages)
  const title = useT(integrationMessages)('title')
  return (
    <ListPage
      list={officeWebhookList}
      query={query}
      rows={rows}
      total={total}
      cells={{
        name: (row) => <OfficeWebhookName row={row} />,
        company: ({ companyId, company }) => <CompanyLink id={companyId} name={company} />,
      }}
      trailing={
        mayChange
          ? [{ key: 'steps', header: t('steps'), hideHeader: true, cell: (row) => <OfficeWebhookSteps row={row} /> }]
          : []
      }
      rowKey={({ id }) => id}
      title={title}
      tabs={<DoorTabs />}
      empty={
        <EmptyState icon={Webhook} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}

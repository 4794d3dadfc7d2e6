import { Plus, Webhook } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { LockedFeature } from '#/features/companies/plan-contents/components/locked-feature.tsx'
import { isLocked } from '#/features/companies/plan-contents/feature.server.ts'
import { WebhookList } from '#/features/partners/webhooks/components/webhook-list.tsx'
import { readWebhooks } from '#/features/partners/webhooks/webhooks.server.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/webhooks'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, webhookMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [webhooks, locked] = await Promise.all([readWebhooks(actor), isLocked(actor, 'api')])
  return { webhooks, locked, mayChange: may(actor, 'webhooks.write') }
})

/** Endpoints of the company that receive its events. */
export default function Page({ loaderData: { webhooks, locked, mayChange } }: Route.ComponentProps) {
  const t = useT(webhookMessages)
  const keys = useT(apiKeyMessages)
  if (locked && webhooks.length === 0) return <LockedFeature feature="api" level={1} />
  const make = mayChange && !locked && (
    <LinkButton to={href('/client/api/webhooks/new')} icon={Plus} variant="primary">
      {t('make')}
    </LinkButton>
  )
  return (
    <div className="mx-auto flex w-full max-w-[55rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        breadcrumbs={[{ to: href('/client/api'), label: keys('title') }, { label: t('title') }]}
        actions={make || undefined}
      />
      {locked && <LockedFeature feature="api" />}
      {webhooks.length === 0 ? (
        <EmptyState icon={Webhook} title={t('none')} action={make || undefined}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <WebhookList webhooks={webhooks} />
      )}
    </div>
  )
}

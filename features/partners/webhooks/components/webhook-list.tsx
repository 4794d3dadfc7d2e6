import { href } from 'react-router'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { Webhook, WebhookRow } from '../webhooks.server.ts'

const tones = { active: 'green', failing: 'yellow', paused: 'grey', disabled: 'red' } as const satisfies Record<
  string,
  Tone
>

/** State of an endpoint; one that fails is shown as such while it goes on. */
export function WebhookBadge({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const t = useT(webhookMessages)
  const shown = state === 'active' && failingSince !== null ? 'failing' : state
  return <StatusBadge tone={tones[shown]}>{t(`endpoint_${shown}`)}</StatusBadge>
}

/** Endpoints of a company with their state, and how many of their messages wait or have failed. */
export function WebhookList({ webhooks }: { webhooks: readonly WebhookRow[] }) {
  const t = useT(webhookMessages)
  return (
    <ul className="flex flex-col gap-4">
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <Card title={<bdi>{webhook.name}</bdi>} actions={<WebhookBadge webhook={webhook} />}>
            <div className="flex flex-col gap-3">
              <p className="text-ui [overflow-wrap:anywhere]">
                <bdi dir="ltr" lang="en" className="code">
                  {webhook.url}
                </bdi>
              </p>
              <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
                <span>{webhook.part === null ? t('whole') : <bdi>{webhook.part}</bdi>}</span>
                <span>{t('waitingCount', { count: webhook.waiting })}</span>
                <span>{t('failedCount', { count: webhook.failed })}</span>
              </p>
              <div>
                <LinkButton to={href('/client/api/webhooks/:webhookId', { webhookId: webhook.id })}>
                  {t('open')}
                </LinkButton>
              </div>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

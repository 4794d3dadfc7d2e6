import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, type Fact } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Webhook } from '../webhooks.server.ts'
import type { MadeWebhook } from '../write-webhook.server.ts'
import { ShownWebhookSecret } from './webhook-form.tsx'
import { WebhookBadge } from './webhook-list.tsx'

/** What a step of an endpoint answers. */
export type WebhookDone = { made?: MadeWebhook; sent?: 'test' | 'one'; again?: number }

/** Settings and state of an endpoint, and what owners do with it. */
export function WebhookHead({ webhook, mayChange }: { webhook: Webhook; mayChange: boolean }) {
  const t = useT(webhookMessages)
  const fetcher = useFetcher<FormResult<WebhookDone>>()
  const done = fetcher.data?.ok ? fetcher.data.result : undefined
  return (
    <Card title={t('endpointState')} actions={<WebhookBadge webhook={webhook} />}>
      <div className="flex flex-col gap-4">
        {webhook.state === 'disabled' && webhook.disabledWhy && (
          <Notice kind="warning" title={t(`why_${webhook.disabledWhy}`)}>
            {t('disabledHint')}
          </Notice>
        )}
        {webhook.state === 'paused' && <Notice>{t('pausedHint')}</Notice>}
        {webhook.stoppedReason && (
          <Notice kind="danger" title={t('stoppedByUs')}>
            <bdi>{webhook.stoppedReason}</bdi>
          </Notice>
        )}
        <Settings webhook={webhook} />
        {done?.made && <ShownWebhookSecret made={done.made} />}
        {done?.sent === 'test' && <Notice kind="success" title={t('tested')} live />}
        {mayChange && <Steps webhook={webhook} fetcher={fetcher} />}
      </div>
    </Card>
  )
}

function Settings({ webhook }: { webhook: Webhook }) {
  const t = useT(webhookMessages)
  const items: Fact[] = [
    {
      term: t('url'),
      value: (
        <bdi dir="ltr" lang="en" className="code [overflow-wrap:anywhere]">
          {webhook.url}
        </bdi>
      ),
    },
    { term: t('part'), value: webhook.part === null ? t('whole') : <bdi>{webhook.part}</bdi> },
    {
      term: t('events'),
      value: (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {webhook.events.map((event) => (
            <li key={event}>{t(`event_${event}`)}</li>
          ))}
        </ul>
      ),
    },
    { term: t('made'), value: <Time at={webhook.createdAt} mode="date" /> },
  ]
  if (webhook.madeByKey) items.push({ term: t('madeByKey'), value: <bdi>{webhook.madeByKey}</bdi> })
  if (webhook.failingSince)
    items.push({ term: t('failingSince'), value: <Time at={webhook.failingSince} mode="datetime" /> })
  if (webhook.oldUntil) items.push({ term: t('overlapUntil'), value: <Time at={webhook.oldUntil} mode="datetime" /> })
  return <DescriptionList items={items} />
}

type StepsProps = { webhook: Webhook; fetcher: ReturnType<typeof useFetcher<FormResult<WebhookDone>>> }

function Steps({ webhook: { id, name, version, state, stoppedReason }, fetcher }: StepsProps) {
  const t = useT(webhookMessages)
  return (
    <div className="flex flex-wrap gap-2">
      <ActionForm fetcher={fetcher} errors="inline" className="flex flex-wrap gap-2">
        <input type="hidden" name="version" value={version} />
        {state !== 'active' && stoppedReason === null && <SubmitButton intent="resume">{t('resume')}</SubmitButton>}
        <AskingSubmit
          intent="rotate"
          variant="secondary"
          ask={() => ({ title: t('rotateTitle', { name }), text: t('rotateText') })}
        >
          {t('rotate')}
        </AskingSubmit>
        {state === 'active' && (
          <SubmitButton intent="pause" variant="secondary">
            {t('pause')}
          </SubmitButton>
        )}
      </ActionForm>
      <ActionForm fetcher={fetcher} errors="inline" className="flex flex-wrap gap-2">
        {state === 'active' && (
          <SubmitButton intent="test" variant="secondary">
            {t('test')}
          </SubmitButton>
        )}
        <AskingSubmit
          intent="delete"
          variant="danger-quiet"
          ask={() => ({ title: t('removeTitle', { name }), text: t('removeText') })}
        >
          {t('remove')}
        </AskingSubmit>
      </ActionForm>
      <LinkButton to={href('/client/api/webhooks/:webhookId/change', { webhookId: id })}>{t('change')}</LinkButton>
    </div>
  )
}

import { asSystem } from '#/db/database.server.ts'
import { textOf, translator } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'

const withReason = (step: string, reason: string | undefined): string => (reason ? `${step}: ${reason}` : step)

/** Tells the owners of a company that an endpoint was made, changed or deleted, and by whom. */
export const tellWebhook = ({ clientId, webhookStep, name, by, reason, effect }: JobPayload<'partners.tell-webhook'>) =>
  asSystem('a job notifies the owners of a changed webhook', (tx) => {
    const step = textOf((lang) => withReason(translator(lang, webhookMessages)(`step_${webhookStep}`), reason))
    return tell(
      tx,
      { client: clientId },
      'api.webhook',
      { by, endpoint: name, step },
      { effectKey: `api.webhook:${effect}` },
    )
  })

/** Tells the owners that an endpoint was disabled, and why. */
export const tellWebhookOff = ({
  clientId,
  webhookId,
  webhookWhy,
  name,
  effect,
}: JobPayload<'partners.tell-webhook-off'>) =>
  asSystem('a job notifies the owners of a disabled webhook', (tx) => {
    const why = textOf((lang) => translator(lang, webhookMessages)(`why_${webhookWhy}`))
    return tell(
      tx,
      { client: clientId },
      'api.webhook-off',
      { endpoint: name, why, id: webhookId },
      { effectKey: `api.webhook-off:${effect}` },
    )
  })

import { sweepOldRecords } from '#/features/office/retention/sweep.server.ts'
import { runBulk } from '#/features/partners/api/bulk/run.server.ts'
import { sweepBulk } from '#/features/partners/api/bulk/sweep.server.ts'
import { tellKey } from '#/features/partners/api-keys/tell-key.server.ts'
import { sweepChanges } from '#/features/partners/realtime/drop-old.server.ts'
import { sweepDeliveries } from '#/features/partners/webhooks/drop-old.server.ts'
import { sendToWebhook, sendWebhooks } from '#/features/partners/webhooks/send.server.ts'
import { tellWebhook, tellWebhookOff } from '#/features/partners/webhooks/tell-webhook.server.ts'

/** Verbs of the jobs of the open platform (partners-jobs.ts), and the housekeeping, which removes its messages too. */
export const partnersHandlers = {
  'partners.bulk': runBulk,
  'partners.tell-key': tellKey,
  'partners.tell-webhook': tellWebhook,
  'partners.tell-webhook-off': tellWebhookOff,
  'webhooks.send': sendWebhooks,
  'webhooks.send-to': sendToWebhook,
  'retention.sweep': async () => {
    await sweepOldRecords()
    await sweepDeliveries()
    await sweepBulk()
    await sweepChanges()
  },
}

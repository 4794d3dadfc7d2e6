import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { isNearlyFull } from '#/features/office/storage/nearly-full.ts'
import { readStoreFacts } from '#/features/office/storage/store-facts.server.ts'
import { countEndingKeys } from '#/features/partners/api-keys/office-keys.server.ts'
import { countOfficeWebhooks } from '#/features/partners/webhooks/office-webhooks.server.ts'
import type { Broken } from '#/features/office/integrations/broken.ts'
import type { DoorRow } from '#/features/office/integrations/read.server.ts'

/** First answer of the page. `rows`: the doors to outside services. */
export async function readBroken(actor: Actor, rows: readonly DoorRow[]): Promise<Broken> {
  authorize(actor, 'integrations.read')
  const [[hooks, endingKeys], store] = await Promise.all([
    readAs(actor, async (db) => [await countOfficeWebhooks(db), await countEndingKeys(db)] as const),
    readStoreFacts(),
  ])
  return {
    doors: rows.filter(({ state }) => state === 'faulty').length,
    disabledHooks: hooks.disabled,
    failingHooks: hooks.failing,
    endingKeys,
    littleSpace: isNearlyFull(store),
  }
}

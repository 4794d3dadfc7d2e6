import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

let day = ''
const noted = new Set<string>()

/** Notes the first call of an operation by a key on each day in the activity log; for each server, so that it costs no statement a call. */
export async function noteUse(actor: Actor, operation: string): Promise<void> {
  const key = actor.staff?.key
  if (!key) return
  const today = riyadhDay(now())
  if (today !== day) {
    day = today
    noted.clear()
  }
  const use = `${key.id} ${operation}`
  if (noted.has(use)) return
  // why without the key: its own transactions write nothing
  const { staff: _key, ...maker } = actor
  await asActor(maker, (tx) =>
    recordActivity(tx, actor, {
      action: 'office-keys.read',
      entity: 'api-key',
      entityId: key.id,
      clientId: key.companyId,
      after: { operation },
    }),
  )
  noted.add(use)
}

import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { renewalDays, tellDaysBefore } from '#/domain/certification/certificate.ts'
import { addHours, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'

const keyOf = (id: string, days: number): string => `certificate:${id}:ends:${days}`

/** Notifies holders 60, 30 and 7 days before expiry, once each. After missed nights sends the nearest one. */
export async function tellOfEnds(): Promise<void> {
  const at = now()
  const ending = await asSystem('a job notifies holders of certificates that expire soon', (tx) =>
    tx
      .selectFrom('certificates')
      .select(['id', 'client_id', 'branch_id', branchInBoth().as('branch_name'), 'expires_at'])
      .where('state', '=', 'active')
      .where('expires_at', '>', at.toISOString())
      .where('expires_at', '<=', addHours(at, (renewalDays + 1) * 24).toISOString())
      .execute(),
  )
  for (const certificate of ending) {
    const left = daysBetween(riyadhDay(at), riyadhDay(new Date(certificate.expires_at)))
    const step = tellDaysBefore.toReversed().find((days) => left <= days)
    if (step !== undefined)
      await asSystem('a job notifies holders of certificates that expire soon', (tx) => tellOnce(tx, certificate, step))
  }
}

type Ending = { id: string; client_id: string; branch_id: string; branch_name: Text; expires_at: string }

async function tellOnce(tx: Tx, certificate: Ending, days: number): Promise<void> {
  const effectKey = keyOf(certificate.id, days)
  const told = await tx
    .selectFrom('notifications')
    .select('id')
    .where('client_id', '=', certificate.client_id)
    .where('effect_key', '=', effectKey)
    .executeTakeFirst()
  if (told) return
  const facts = { branch: certificate.branch_name, date: certificate.expires_at, certificate: certificate.id }
  const to = { client: certificate.client_id, branch: certificate.branch_id }
  await tell(tx, to, 'certificate.ends', facts, { effectKey })
}

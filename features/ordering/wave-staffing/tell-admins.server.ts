import type { Tx } from '#/db/database.server.ts'
import { notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'

/** What was made in the background for a wave is there. */
export async function tellAdmins(
  tx: Tx,
  waveId: string,
  kind: 'wave.proposed' | 'wave.confirmed',
  effectKey: string,
  params: Record<string, string> = {},
): Promise<void> {
  const wave = await tx.selectFrom('waves').select('name').where('id', '=', waveId).executeTakeFirst()
  if (!wave) return
  const link = `/admin/secret-shopper/waves/${waveId}`
  await notifyAdmins(tx, { kind, params: { wave: wave.name, ...params }, link, effectKey })
}

import type { Tx } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

type Result = { done: number; refused: number }

/** Notifies the office of a proposed or, with its result, a confirmed wave. */
export async function tellAdmins(tx: Tx, waveId: string, effectKey: string, confirmed?: Result): Promise<void> {
  const wave = await tx.selectFrom('waves').select('name').where('id', '=', waveId).executeTakeFirst()
  if (!wave) return
  const facts = { wave: wave.name, id: waveId }
  if (confirmed) await tell(tx, { admins: 'all' }, 'wave.confirmed', { ...facts, ...confirmed }, { effectKey })
  else await tell(tx, { admins: 'all' }, 'wave.proposed', facts, { effectKey })
}

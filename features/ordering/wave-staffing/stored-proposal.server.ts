import type { Tx } from '#/db/database.server.ts'

/** How the wave's proposal came about, as it was written down. */
export const storedProposal = async (tx: Tx, waveId: string): Promise<unknown> =>
  (await tx.selectFrom('waves').select('proposal').where('id', '=', waveId).executeTakeFirst())?.proposal

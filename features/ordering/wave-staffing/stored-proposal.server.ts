import type { Tx } from '#/db/database.server.ts'

/** Stored facts about the wave's proposal. */
export const storedProposal = async (tx: Tx, waveId: string): Promise<unknown> =>
  (await tx.selectFrom('waves').select('proposal').where('id', '=', waveId).executeTakeFirst())?.proposal

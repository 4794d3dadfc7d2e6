import type { Tx } from '#/db/database.server.ts'

/** Branches of a member who left have no manager until another one is named. */
export const clearManager = (tx: Tx, memberId: string) =>
  tx.updateTable('branches').set({ manager_id: null }).where('manager_id', '=', memberId).execute()

import { databasePool } from '#/db/database.server.ts'

let draining = false
export const startDraining = (): void => void (draining = true)

/** Whether a balancer should send requests here: the database answers and the server is not going down. */
export async function isReady(): Promise<boolean> {
  if (draining) return false
  try {
    await databasePool().query('select 1')
    return true
  } catch {
    return false
  }
}

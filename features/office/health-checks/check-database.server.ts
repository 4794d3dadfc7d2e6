import { randomUUID } from 'node:crypto'
import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { writeSettingsRow } from '#/features/core/settings/write-row.server.ts'

const why = 'the installation checks itself, nobody asks for anybody’s data'

class Undo extends Error {}

/** Writes and reads a row in a transaction that is rolled back. */
export async function checkDatabase(): Promise<'passed'> {
  const key = `health-check-${randomUUID()}`
  const undone = await asSystem(why, async (tx) => {
    await writeSettingsRow(tx, null, key, 1)
    await tx.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirstOrThrow()
    throw new Undo()
  }).catch((error: unknown) => {
    if (error instanceof Undo) return true
    throw error
  })
  const left = await readAsSystem(why, (db) =>
    db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst(),
  )
  if (!undone || left) throw new Error('a row that was rolled back is still there')
  return 'passed'
}

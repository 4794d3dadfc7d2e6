import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { signCertificate } from './sign-certificate.server.ts'

const why = 'what was issued before there were signed credentials gets its own'

/** Signs held certificates issued before a key existed. */
export async function signUnsigned(): Promise<void> {
  const rows = await readAsSystem(why, (db) =>
    db
      .selectFrom('certificates')
      .select('id')
      .where('credential', 'is', null)
      .where('state', 'in', ['active', 'suspended'])
      .execute(),
  )
  for (const { id } of rows) await asSystem(why, (tx) => signCertificate(tx, id))
}

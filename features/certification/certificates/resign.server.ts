import { asSystem } from '#/db/database.server.ts'
import { markSignedAnew } from '#/features/certification/credentials/rotate-key.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { signCertificate } from './sign-certificate.server.ts'

const atOnce = 50
/** So long one job works; then the next one goes on, so that none is taken for lost. */
const mostMs = 60_000

/** Signs some of those anew that still bear the signature of a compromised key. Answers how many. */
const signSome = (kid: string): Promise<number> =>
  asSystem('a credential is signed by the platform alone', async (tx) => {
    const waiting = await tx
      .selectFrom('signed_anew')
      .select('certificate_id')
      .where('kid', '=', kid)
      .where('signed_at', 'is', null)
      .orderBy('certificate_id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = waiting.map(({ certificate_id }) => certificate_id)
    if (ids.length === 0) return 0
    for (const id of ids) await signCertificate(tx, id)
    await markSignedAnew(tx, kid, ids)
    return ids.length
  })

/** Signs every certificate anew that a compromised key had signed. Broken off, it goes on where it was. */
export async function resign({ kid }: JobPayload<'certificates.resign'>): Promise<void> {
  const began = performance.now()
  while ((await signSome(kid)) > 0)
    if (performance.now() - began > mostMs)
      return asSystem('a long work is passed on to the next job', (tx) => enqueue(tx, 'certificates.resign', { kid }))
}

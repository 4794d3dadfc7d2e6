import { asSystem } from '#/db/database.server.ts'
import { markSignedAnew } from '#/features/certification/credentials/rotate-key.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { signCertificate } from './sign-certificate.server.ts'

const atOnce = 50
/** Time budget of one job in milliseconds; the rest is enqueued again, before the job counts as lost. */
const mostMs = 60_000

/** Re-signs some certificates of a compromised key. Returns their number. */
const signSome = (kid: string): Promise<number> =>
  asSystem('a job signs credentials; no person may read the private key', async (tx) => {
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

/** Re-signs all certificates of a compromised key. Resumable. */
export async function resign({ kid }: JobPayload<'certificates.resign'>): Promise<void> {
  const began = performance.now()
  while ((await signSome(kid)) > 0)
    if (performance.now() - began > mostMs)
      return asSystem('a job enqueues the rest for the next job', (tx) => enqueue(tx, 'certificates.resign', { kid }))
}

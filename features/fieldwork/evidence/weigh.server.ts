import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { evidenceReasons, evidenceScore } from '#/domain/fieldwork/evidence.ts'
import { setEvidence } from '#/features/fieldwork/visits/change-report.server.ts'
import { now } from '#/platform/clock.ts'
import { openFile } from '#/platform/files.server.ts'
import { log } from '#/platform/log.server.ts'
import { findAlikePhotos } from './find-alike.server.ts'
import { findReusedWords } from './find-reused-words.server.ts'
import { lookOf } from './look.server.ts'
import { type EvidenceVisit, selectVisit } from './select-visit.server.ts'
import { factsOf } from './visit-facts.ts'
import type { WeighedEvidence } from './weighed.ts'

/**
 * Weighs the evidence of a visit after each submission. Only reads stored facts, so it is idempotent; changes nothing
 * that the shopper, an editor or the client wrote.
 */
export async function weighEvidence({ reportId }: { reportId: string }): Promise<void> {
  await asSystem('a job compares a submitted report with reports of all clients and shoppers', async (tx) => {
    const visit = await selectVisit(tx, reportId)
    if (!visit) return
    const photos = await withLooks(tx, visit)
    const known = await findKnownPhotos(tx, { ...visit, photos })
    const { facts: words, words: reused } = await findReusedWords(tx, visit)
    const reasons = evidenceReasons(
      factsOf({ ...visit, photos }, { known: new Set(known.map(({ photoId }) => photoId)).size, words }),
    )
    const evidence: WeighedEvidence = {
      version: 1,
      weighedAt: now().toISOString(),
      reasons,
      photos: known,
      words: reused,
    }
    await setEvidence(tx, reportId, { evidence: JSON.stringify(evidence), evidence_score: evidenceScore(reasons) })
  })
}

/** Adds missing perceptual hashes of earlier photos. */
async function withLooks(tx: Tx, { photos }: EvidenceVisit): Promise<EvidenceVisit['photos']> {
  const looked: EvidenceVisit['photos'] = []
  for (const photo of photos) {
    const look = photo.look ?? (await lookOfFile(photo.storageKey))
    if (look !== null && photo.look === null)
      await tx
        .updateTable('report_photos')
        .set({ perceptual_hash: sql<number>`${look.toString()}::bigint` })
        .where('id', '=', photo.id)
        .execute()
    looked.push({ ...photo, look })
  }
  return looked
}

async function lookOfFile(storageKey: string): Promise<bigint | null> {
  try {
    const { stream } = await openFile(storageKey)
    return await lookOf(await new Response(stream).bytes())
  } catch (error) {
    log.warn('a photo could not be looked at', { error })
    return null
  }
}

async function findKnownPhotos(tx: Tx, { id, photos }: EvidenceVisit): Promise<WeighedEvidence['photos']> {
  const found: WeighedEvidence['photos'] = []
  for (const photo of photos) {
    const { look } = photo
    if (look === null) continue
    const alike = await findAlikePhotos(tx, { id: photo.id, look }, id)
    found.push(...alike.map(({ photoId, bits }) => ({ photoId: photo.id, otherId: photoId, bits })))
  }
  return found
}

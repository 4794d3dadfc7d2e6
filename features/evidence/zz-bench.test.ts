import { expect, test } from 'vitest'
import { begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { asSystem } from '#/db/database.server.ts'
import { findAlikePhotos } from './find-alike.server.ts'
import { storePhoto } from './store-photo.server.ts'
import { scene } from '#/tests/scenes.ts'
import { randomUUID } from 'node:crypto'
const here = await world()
test('bench', { timeout: 280_000 }, async () => {
  const s = await here.shopper(); const r = await begunVisit(here, s); const r2 = await begunVisit(here, s)
  await storePhoto(s, { id: randomUUID(), reportId: r, questionKey: 'Q3', bytes: await scene(1) })
  for (const n of [100_000, 900_000]) {
    await here.owner.query(`insert into app.report_photos (id, report_id, client_id, shopper_id, question_key, file_id, perceptual_hash, created_at)
     select gen_random_uuid(), report_id, client_id, shopper_id, 'Q3', file_id, ((random()*4294967296)::bigint << 32) # (random()*4294967296)::bigint, now() - interval '1 day'
     from app.report_photos, generate_series(1, $1) where report_id = $2 and created_at > now() - interval '1 hour'`, [n, r])
    await here.owner.query('analyze app.report_photos')
    const id = randomUUID()
    await storePhoto(s, { id, reportId: r2, questionKey: n > 500_000 ? 'Q3' : 'Q12', bytes: await scene(1) })
    const { rows } = await here.owner.query('select perceptual_hash::text h from app.report_photos where id=$1', [id])
    const ms: number[] = []
    for (let i = 0; i < 60; i++) { const look = BigInt.asIntN(64, BigInt(rows[0].h) ^ (BigInt(i) * 0x9e3779b97f4a7c15n)); const t = performance.now()
      const found = await asSystem('bench', (tx) => findAlikePhotos(tx, { id, look }, r2)); ms.push(performance.now() - t); if (i === 0) expect(found.length).toBeGreaterThan(0) }
    ms.sort((a, b) => a - b); console.log('BENCH', n, 'p50', ms[30]!.toFixed(1), 'p95', ms[57]!.toFixed(1), 'max', ms[59]!.toFixed(1))
  }
})

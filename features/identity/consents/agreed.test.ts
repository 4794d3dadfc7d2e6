import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { LegalVersion } from '#/domain/terms.ts'
import { world } from '#/tests/world.ts'
import { agreedTo } from './agreed.server.ts'

const w = await world()
const same: LegalVersion = { version: '1.1', since: '2026-11-24', sameSince: '1.0' }
const other: LegalVersion = { version: '1.1', since: '2026-11-24', sameSince: '1.1' }

test.each([
  ['the old version, wording changed: not asked', '1.0', same, true],
  ['the old version, meaning changed: asked', '1.0', other, false],
  ['the new version, meaning changed: not asked', '1.1', other, true],
  ['nothing: asked', null, same, false],
])('a person who agreed to %s', async (_, version, current, agreed) => {
  const shopper = await w.shopper({ agreed: false })
  const insert = `insert into app.consents (profile_id, document, version, language) values ($1, $2, $3, 'en')`
  await w.owner.query(insert, [shopper.id, 'terms', '1.1'])
  if (version) await w.owner.query(insert, [shopper.id, 'shopper-code', version])
  const row = await asActor(shopper, (tx) =>
    tx
      .selectFrom('profiles')
      .select(agreedTo('shopper-code', sql.ref('profiles.id'), current).as('agreed'))
      .where('id', '=', shopper.id)
      .executeTakeFirstOrThrow(),
  )
  expect(row.agreed).toBe(agreed)
})

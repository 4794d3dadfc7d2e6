import { readFileSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { afterAll, describe, expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import { type Actor, userTypes } from '#/domain/actor.ts'
import { switchesFor } from '#/domain/notice-groups.ts'
import { rightsOfRole } from '#/domain/staff-rights.ts'
import { roleCells } from '#/domain/staff-cells.ts'
import { settings } from '#/domain/settings.ts'
import { langs } from '#/domain/text.ts'
import { actionText, changesOf, entityText, fieldText, valueText } from '#/features/core/activity/entry.ts'
import { sealActivity } from '#/features/core/activity/seal.server.ts'
import { verifyChain } from '#/features/core/activity/verify-chain.server.ts'
import { browseSettings } from '#/features/core/settings/browse-settings.server.ts'
import { deviceKeyOf } from '#/features/fieldwork/visits/device-key.server.ts'
import { emailKindName } from '#/features/messaging/emails/compose.ts'
import { noticeText } from '#/features/messaging/notifications/notice.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { startWork } from '#/jobs/worker.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { closeAuth, openAuth } from '#/platform/auth.server.ts'
import { env } from '#/platform/env.server.ts'
import { olderDatabase } from './older-database.ts'

// Shows that this version continues with data stored by the version of commit b841aeb (older-rows.sql). Stored names
// stay known.
const { db, urlOf, upgrade, drop } = await olderDatabase('0053')
await db.query(readFileSync(join(import.meta.dirname, 'older-rows.sql'), 'utf8'))
await upgrade()
openDatabase(urlOf('itqan_app'), 10, () => {})
openAuth(urlOf('itqan_auth'), async () => {})
afterAll(async () => {
  await closeQueue()
  await closeAuth()
  await closeDatabase()
  await drop()
})

const person = (type: Actor['type'], id: string): Actor => ({
  id,
  type,
  email: `${type}@example.com`,
  name: type,
  language: 'en',
  sessionId: id,
  provedAt: new Date('9999-12-31'),
})
const admin = {
  ...person('admin', '00000000-0000-4000-8000-00000000000a'),
  staff: rightsOfRole('owner', roleCells.owner),
}
const client = person('client', '00000000-0000-4000-8000-00000000000c')
const rowsOf = async <T extends object>(text: string): Promise<T[]> => (await db.query<T>(text)).rows

const treeOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }) => ({
    ...(path !== undefined && { path }),
    ...(index ? { index } : { children: treeOf(children ?? []) }),
  }))
const tree = treeOf(routes)
/** Whether an address has its own page, not the fallback for unknown addresses or pages by staff. */
const leads = (link: string): boolean => {
  const { path } = matchRoutes(tree, new URL(link, 'https://itqan.example').pathname)?.at(-1)?.route ?? { path: '*' }
  return path !== '*' && path !== ':pageSlug'
}

describe('what an older version stored', () => {
  test('its notices are told in both languages, and lead to pages', async () => {
    const notices = await rowsOf<{ kind: string; params: Record<string, string>; link: string }>(
      `select kind, params, link from app.notifications where effect_key = kind`,
    )
    expect(notices.length).toBeGreaterThan(100)
    for (const lang of langs) {
      const texts = notices.map((notice) => noticeText(lang, notice))
      expect(texts.filter((text) => text === bellMessages.unknownKind[lang] || /[{}]/.test(text))).toEqual([])
    }
    expect(notices.map(({ link }) => link).filter((link) => !leads(link))).toEqual([])
  })

  test('its e-mails have names, and their links lead to pages', async () => {
    const emails = await rowsOf<{ kind: string; body: string }>(`select kind, body from app.emails`)
    for (const lang of langs) expect(emails.filter(({ kind }) => emailKindName(lang, kind) === kind)).toEqual([])
    expect(emails.map(({ body }) => body).filter((link) => !leads(link))).toEqual([])
  })

  test('its log is read in words', async () => {
    type Entry = { action: string; entity: string; entity_id: string; after: Record<string, string> | null }
    const log = await rowsOf<Entry>(`select action, entity, entity_id, after from app.activity_log`)
    for (const lang of langs) {
      expect(log.filter(({ action }) => actionText(lang, action) === action)).toEqual([])
      expect(log.filter(({ entity }) => entityText(lang, entity) === entity)).toEqual([])
      const changes = (id: string) =>
        log
          .filter(({ entity_id }) => entity_id === id)
          .flatMap((row) => changesOf(null, row.after).map((one) => ({ ...row, ...one })))
      expect(changes('values').filter(({ entity, after }) => valueText(lang, entity, `${after}`) === after)).toEqual([])
      expect(changes('fields').filter(({ field }) => fieldText(lang, field) === field)).toEqual([])
    }
  })

  test('its log goes on where it was sealed, and holds', async () => {
    const seals = await rowsOf<{ position: string; hash: string }>(
      `select position, encode(hash, 'hex') as hash from app.activity_seals order by position`,
    )
    await mkdir(env().dataDir, { recursive: true })
    const last = seals.at(-1)!
    await appendFile(
      join(env().dataDir, 'activity-anchors.log'),
      `2026-11-23T00:00:00.000Z ${last.position} ${last.hash}\n`,
    )
    expect(await verifyChain(admin)).toMatchObject({ state: 'holds', sealed: seals.length })
    await sealActivity()
    const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>(
      `select count(*)::int as count from app.activity_log`,
    )
    expect(count).toBeGreaterThan(300)
    expect(await verifyChain(admin)).toMatchObject({ state: 'holds', sealed: count })
  })

  test('its settings count', async () => {
    const stored = await rowsOf<{ key: string; value: unknown }>(
      `select key, value from app.setting_values order by key`,
    )
    const read = await browseSettings(admin, '')
    expect(stored.length).toBe(28)
    for (const { key, value } of stored) {
      expect(read.find((row) => row.key === key)?.value, key).toEqual(value)
      expect(settings[key as keyof typeof settings].default, key).not.toEqual(value)
    }
  })

  test('what was switched off is known', async () => {
    const off = await rowsOf<{ group: string; channel: string }>(
      `select kind as group, channel from app.notice_switches`,
    )
    expect(userTypes.flatMap((type) => switchesFor(type))).toEqual(expect.arrayContaining(off))
  })

  test('its jobs are carried out', async () => {
    const boss = await openQueue(urlOf('itqan_app'), true, () => {})
    await startWork(boss)
    const open = () =>
      rowsOf(`select name, data, state, output from jobs.job where state <> 'completed' and name !~ '^__pgboss'`)
    await expect.poll(open, { timeout: 60_000, interval: 500 }).toEqual([])
    expect(await rowsOf(`select from app.failed_jobs`)).toEqual([])
  }, 90_000)
})

test('a phone is given the key that sealed its drafts', () => {
  expect(deviceKeyOf(client)).toBe('rFsPt3Ky0k6TAE0AVdZf5jDWpEyJ-u5qHxKWpHwF31M')
})

test.each(['answers', 'check-in', 'hand-in', 'moments', 'photos', 'visit-pages'])(
  'a page that a phone kept finds /freelancer/%s',
  (name) => expect(leads(`/freelancer/${name}`)).toBe(true),
)

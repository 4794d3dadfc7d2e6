import { expect, test } from 'vitest'
import { unsubscribeForm } from './form.ts'
import { readList } from '#/domain/list.ts'
import type { Actor } from '#/domain/actor.ts'
import { suppressionList } from '#/features/messaging/suppressions/list.ts'
import { browseSuppressions } from '#/features/messaging/suppressions/list.server.ts'
import { addSuppression } from '#/features/messaging/suppressions/change.server.ts'
import { world } from '#/tests/world.ts'
import { chooseNews, readNews } from './choose.server.ts'
import { personOfToken, unsubscribeLink, unsubscribeToken } from './token.server.ts'
import { readUnsubscribe, unsubscribe } from './unsubscribe.server.ts'

const w = await world()
const admin = await w.admin()
const rowsOf = async ({ id }: Actor) =>
  (await w.owner.query('select given, how from app.news_consents where profile_id = $1 order by at', [id])).rows
const suppressed = async (state: string) =>
  (await browseSuppressions(admin, readList(suppressionList, new URLSearchParams({ state })))).rows

test('nobody has agreed to news before choosing it, and each kind of user chooses', async () => {
  for (const person of [
    await w.client(),
    await w.shopper(),
    await w.freelancer(),
    await w.admin({ role: 'support' }),
  ]) {
    expect(await readNews(person)).toBe(false)
    await chooseNews(person, { news: true })
    await chooseNews(person, { news: true })
    expect(await readNews(person)).toBe(true)
    await chooseNews(person, { news: false })
    expect(await readNews(person)).toBe(false)
    expect(await rowsOf(person)).toEqual([
      { given: true, how: 'account' },
      { given: false, how: 'account' },
    ])
  }
})

test('two requests at once record one consent', async () => {
  const person = await w.client()
  await Promise.all([chooseNews(person, { news: true }), chooseNews(person, { news: true })])
  expect(await rowsOf(person)).toHaveLength(1)
})

test('a person who sees as another role changes nothing', async () => {
  const viewer = { ...admin, staff: { ...admin.staff!, permissions: new Set<never>() } }
  await expect(chooseNews(viewer, { news: true })).rejects.toMatchObject({ code: 'not-allowed' })
})

test('the link of an email withdraws the consent without a session, once, and is told by its way', async () => {
  for (const [form, how] of [
    [{}, 'link'],
    [{ 'List-Unsubscribe': 'One-Click' }, 'one-click'],
  ] as const) {
    const person = await w.client()
    await chooseNews(person, { news: true })
    const token = unsubscribeLink(person.id, 'ar').split('/ar/unsubscribe/')[1]!
    expect(await readUnsubscribe(token)).toMatchObject({ wantsNews: true })
    expect(await rowsOf(person)).toHaveLength(1)
    await unsubscribe(token, unsubscribeForm.parse(form))
    await unsubscribe(token, {})
    expect(await readUnsubscribe(token)).toMatchObject({ wantsNews: false })
    expect(await rowsOf(person)).toEqual([
      { given: true, how: 'account' },
      { given: false, how },
    ])
    expect(await suppressed('active')).toContainEqual(
      expect.objectContaining({ address: person.email, reason: 'unsubscribed' }),
    )
  }
})

test('a consent given again ends the unsubscription, and leaves what our team decided', async () => {
  const person = await w.shopper()
  await chooseNews(person, { news: true })
  await addSuppression(admin, { address: person.email, note: 'Asked by telephone' })
  await unsubscribe(unsubscribeToken(person.id), {})
  await chooseNews(person, { news: true })
  const own = (rows: Awaited<ReturnType<typeof suppressed>>) =>
    rows.filter(({ address }) => address === person.email).map(({ reason }) => reason)
  expect(own(await suppressed('active'))).toEqual(['staff'])
  expect(own(await suppressed('lifted'))).toEqual(['unsubscribed'])
})

test('an altered link is not found and changes nothing', async () => {
  const [person, other] = [await w.client(), await w.client()]
  await chooseNews(person, { news: true })
  const token = unsubscribeToken(person.id)
  expect(token).toMatch(/^[\w-]{65}$/)
  expect(personOfToken(token)).toBe(person.id)
  const swap = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
  const altered = [
    ...[0, 21, 22, 64].map((at) => swap(token, at)),
    unsubscribeToken(other.id).slice(0, 22) + token.slice(22),
    token.slice(0, -1),
    `${token}A`,
    token.toUpperCase(),
    '',
  ]
  for (const one of altered) {
    expect([one, await readUnsubscribe(one)]).toEqual([one, null])
    await expect(unsubscribe(one, {})).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(await readNews(person)).toBe(true)
})

test('consents are never changed, also not by the owner of the database', async () => {
  const person = await w.client()
  await chooseNews(person, { news: true })
  for (const change of ['update app.news_consents set given = false', 'delete from app.news_consents'])
    await expect(w.owner.query(`${change} where profile_id = $1`, [person.id])).rejects.toThrow(/never changed/)
})

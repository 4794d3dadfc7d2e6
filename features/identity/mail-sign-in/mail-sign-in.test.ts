import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { findSession } from '#/platform/auth.server.ts'
import { codeOf, redeemChallenge } from '#/platform/challenges.server.ts'
import { withSecondFactor } from '#/tests/second-factor.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { isLinkOpen, signInWithLink, signInWithMailCode } from './enter.server.ts'
import { linkToken, mailSignIn, requestMailSignIn } from './request.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const dead = { code: 'account.sign-in-link-invalid' }
const wrong = { code: 'account.code-wrong' }

/** Asks for a mail and lets the job write it. */
async function mailed(email: string) {
  const asked = await requestMailSignIn(someInfo(), email)
  await mailSignIn(asked)
  return asked.request
}
const age = (request: string, minutes: number) =>
  w.owner.query(
    `update auth.challenge set created_at = created_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2) where id = $1`,
    [request, minutes],
  )
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('signs every kind of person in with the link, once, and with a look before', async () => {
  for (const person of [await w.client(), await w.shopper(), await w.freelancer(), await w.admin()]) {
    const token = linkToken(await mailed(person.email))
    for (let look = 0; look < 3; look++) expect(await isLinkOpen(token)).toBe(true)
    const { actor, token: session, asksForCode } = await signInWithLink(someInfo(), token)
    expect([actor.id, asksForCode]).toEqual([person.id, false])
    expect(await findSession(session)).not.toBeNull()
    expect(await isLinkOpen(token)).toBe(false)
    await expect(signInWithLink(someInfo(), token)).rejects.toMatchObject(dead)
  }
})

it('signs in with the code in the browser that asked, and each voids the other', async () => {
  const person = await w.shopper()
  const request = await mailed(person.email)
  const { actor } = await signInWithMailCode(someInfo(), { request, code: codeOf('mail', request) })
  expect(actor.id).toBe(person.id)
  await expect(signInWithLink(someInfo(), linkToken(request))).rejects.toMatchObject(dead)
  const next = await mailed(person.email)
  await signInWithLink(someInfo(), linkToken(next))
  const used = signInWithMailCode(someInfo(), { request: next, code: codeOf('mail', next) })
  await expect(used).rejects.toMatchObject(wrong)
  const foreign = signInWithMailCode(someInfo(), { request: randomUUID(), code: codeOf('mail', next) })
  await expect(foreign, 'another browser').rejects.toMatchObject(wrong)
})

it('ends the link after 15 minutes, the code after ten', async () => {
  const person = await w.client()
  const request = await mailed(person.email)
  await age(request, 11)
  const late = signInWithMailCode(someInfo(), { request, code: codeOf('mail', request) })
  await expect(late).rejects.toMatchObject(wrong)
  expect(await isLinkOpen(linkToken(request))).toBe(true)
  await age(request, 5)
  expect(await isLinkOpen(linkToken(request))).toBe(false)
  await expect(signInWithLink(someInfo(), linkToken(request))).rejects.toMatchObject(dead)
})

it('takes five codes, also at the same time, and no right one after them', async () => {
  const person = await w.client()
  const request = await mailed(person.email)
  const right = codeOf('mail', request)
  const guesses = Array.from({ length: 8 }, () => signInWithMailCode(someInfo(), { request, code: other(right) }))
  for (const guess of await Promise.allSettled(guesses)) expect(guess.status).toBe('rejected')
  await expect(signInWithMailCode(someInfo(), { request, code: right })).rejects.toMatchObject(wrong)
  const again = await mailed(person.email)
  const fourth = codeOf('mail', again)
  for (let tries = 0; tries < 4; tries++)
    await expect(signInWithMailCode(someInfo(), { request: again, code: other(fourth) })).rejects.toMatchObject(wrong)
  expect((await signInWithMailCode(someInfo(), { request: again, code: fourth })).actor.id).toBe(person.id)
})

it('keeps the second factor, and blocked accounts out', async () => {
  const { actor, email } = await withSecondFactor(w)
  const request = await mailed(email)
  const { asksForCode, token } = await signInWithLink(someInfo(), linkToken(request))
  expect([asksForCode, await findSession(token)]).toEqual([true, null])
  const before = await mailed(email)
  await w.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [actor.id])
  await expect(signInWithLink(someInfo(), linkToken(before))).rejects.toMatchObject({ code: 'account.blocked' })
  const { rows: mails } = await w.owner.query('select count(*)::int as n from app.emails where profile_id = $1', [
    actor.id,
  ])
  await mailed(email)
  const { rows: later } = await w.owner.query('select count(*)::int as n from app.emails where profile_id = $1', [
    actor.id,
  ])
  expect(later).toEqual(mails)
})

it('answers alike for an unknown address, and refuses forged links', async () => {
  const request = await mailed('nobody@example.com')
  expect(request).toMatch(/^[\da-f-]{36}$/)
  await expect(signInWithLink(someInfo(), linkToken(request))).rejects.toMatchObject(dead)
  const code = signInWithMailCode(someInfo(), { request, code: codeOf('mail', request) })
  await expect(code).rejects.toMatchObject(wrong)
  const real = await mailed((await w.client()).email)
  for (const token of ['', 'x', real, `${real}.`, `${real}.${'A'.repeat(43)}`, linkToken(randomUUID())]) {
    expect(await isLinkOpen(token)).toBe(false)
    await expect(signInWithLink(someInfo(), token)).rejects.toMatchObject(dead)
  }
  expect(await redeemChallenge('passkey', real), 'another kind').toBeNull()
})

it('sends one mail however often its job runs, with the same link, and hides both secrets', async () => {
  const person = await w.client({ language: 'ar' })
  const request = await mailed(person.email)
  await mailSignIn({ email: person.email, request })
  const { rows } = await w.owner.query('select subject, body from app.emails where profile_id = $1', [person.id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(linkToken(request))
  expect(JSON.stringify(rows)).not.toContain(codeOf('mail', request))
  await signInWithLink(someInfo(), linkToken(request))
  await mailSignIn({ email: person.email, request })
  await expect(signInWithLink(someInfo(), linkToken(request))).rejects.toMatchObject(dead)
})

it('limits requests by address and network, and attempts by network', async () => {
  const { email } = await w.client()
  const info = someInfo()
  for (let count = 0; count < 3; count++) await requestMailSignIn(info, email)
  await expect(requestMailSignIn(info, email)).rejects.toMatchObject({ code: 'too-many-attempts' })
  const guesser = someInfo()
  for (let count = 0; count < 30; count++)
    await expect(signInWithMailCode(guesser, { request: randomUUID(), code: '123456' })).rejects.toMatchObject(wrong)
  await expect(signInWithMailCode(guesser, { request: randomUUID(), code: '123456' })).rejects.toMatchObject({
    code: 'too-many-attempts',
  })
})

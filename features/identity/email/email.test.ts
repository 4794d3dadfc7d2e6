import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { openHidden } from '#/features/messaging/emails/seal-hidden.server.ts'
import { changeSecondFactor, secondFactorOf } from '#/features/identity/second-factor/manage.server.ts'
import { createAccount, findSession, ownerOfReset, requestReset } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { resetMails, type World, world } from '#/tests/world.ts'
import { changeEmail, readEmail } from './email.server.ts'
import { followEmailLink, readEmailLink } from './follow-link.server.ts'
import { emailForm } from './form.ts'
import { mailNewEmail, mailVerification } from './mail-links.server.ts'

let w: World
beforeAll(async () => void (w = await world()))
beforeEach(() => w.owner.query('delete from jobs.job'))

const password = 'seven-camels-in-a-row'
let count = 0
const unused = (): string => `new-${(count += 1)}@example.com`

const enter = (email: string) => signIn(someInfo(), email, password, 'everybody')
async function someone(make: (of: { password: string }) => Promise<Actor> = w.client): Promise<Actor> {
  return (await enter((await make({ password })).email)).actor
}

/** The token in the newest mail of a kind to an address. */
async function tokenTo(address: string, kind: string): Promise<string> {
  const { rows } = await w.owner.query<{ body: string; secrets_sealed: string }>(
    'select body, secrets_sealed from app.emails where to_address = $1 and kind = $2 order by created_at desc, id desc limit 1',
    [address, kind],
  )
  expect(rows[0]?.body, `${kind} to ${address}`).not.toContain('-email/')
  const link = openHidden(address, rows[0]!.secrets_sealed)!.find((text) => text.includes('-email/'))!
  return link.split('/').at(-1)!
}
const mailsTo = async (address: string): Promise<string[]> =>
  (await w.owner.query('select kind from app.emails where to_address = $1 order by created_at', [address])).rows.map(
    ({ kind }) => kind as string,
  )

/** Requests a new address, and runs the job that mails its link. */
async function ask(actor: Actor, email: string): Promise<void> {
  await changeEmail(actor, { intent: 'change', email })
  for (const job of await w.waitingJobs('accounts.mail-new-email'))
    await mailNewEmail({ linkId: String(job['linkId']) })
  await w.owner.query(`delete from jobs.job where name = 'accounts.mail-new-email'`)
}
async function change(actor: Actor, email: string): Promise<void> {
  await ask(actor, email)
  await followEmailLink(someInfo(), 'verify', await tokenTo(email, 'account.new-email'))
}
const dead = { code: 'account.email-link-invalid' }

it('changes the address of every kind of user by the link to the new one; until then the old one signs in', async () => {
  for (const make of [w.admin, w.client, w.shopper, w.freelancer]) {
    const [actor, next] = [await someone(make), unused()]
    await ask(actor, next)
    expect((await readEmail(actor)).pending?.address).toBe(next)
    expect((await enter(actor.email)).actor.id).toBe(actor.id)
    await expect(enter(next)).rejects.toMatchObject({ code: 'account.wrong-credentials' })
    expect(await mailsTo(actor.email)).toEqual([])

    const token = await tokenTo(next, 'account.new-email')
    expect(await readEmailLink('verify', token)).toEqual({ purpose: 'change', address: next })
    expect(await readEmailLink('undo', token)).toBeNull()
    expect(await followEmailLink(someInfo(), 'verify', token)).toEqual({ purpose: 'change' })
    expect((await enter(next)).actor.id).toBe(actor.id)
    await expect(enter(actor.email)).rejects.toMatchObject({ code: 'account.wrong-credentials' })
    expect(await readEmail(actor)).toMatchObject({ address: next, isVerified: true, pending: null })
    expect(await mailsTo(actor.email)).toEqual(['account.email-changed'])
    await expect(followEmailLink(someInfo(), 'verify', token)).rejects.toMatchObject(dead)
    const { rows } = await w.owner.query('select email from app.profiles where id = $1', [actor.id])
    expect(rows).toEqual([{ email: next }])
  }
})

it('takes the change back from the old address: every session ends, later ways in are removed, the old address signs in', async () => {
  const [actor, thief] = [await someone(), unused()]
  await change(actor, thief)
  const stolen = await enter(thief)
  await changeSecondFactor(stolen.actor, { intent: 'start' })
  const factor = await secondFactorOf(stolen.actor, 'Itqan')
  if (factor.state !== 'started') throw new Error('the factor was not started')
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret.replaceAll(' ', '')), digits: 6, period: 30 })
  await changeSecondFactor(stolen.actor, { intent: 'confirm', code: totp.generate() })
  await w.owner.query(
    `insert into auth.passkey (user_id, credential_id, public_key, algorithm, backed_up, name, created_at)
     values ($1, 'older', '', -7, false, 'Older', now() - interval '1 day'), ($1, 'later', '', -7, false, 'Later', now())`,
    [actor.id],
  )
  await requestReset(thief)
  const reset = resetMails.at(-1)!.token
  const further = unused()
  await change({ ...stolen.actor, email: thief }, further)

  const undo = await tokenTo(actor.email, 'account.email-changed')
  expect(await readEmailLink('undo', undo)).toEqual({ purpose: 'undo', address: actor.email })
  await expect(followEmailLink(someInfo(), 'verify', undo)).rejects.toMatchObject(dead)
  await followEmailLink(someInfo(), 'undo', undo)
  expect(await findSession(stolen.token)).toBeNull()
  expect(await ownerOfReset(reset)).toBeNull()
  const { rows: passkeys } = await w.owner.query('select name from auth.passkey where user_id = $1', [actor.id])
  expect(passkeys).toEqual([{ name: 'Older' }])
  const back = await enter(actor.email)
  expect(back).toMatchObject({ asksForCode: false, actor: { id: actor.id, email: actor.email } })
  for (const address of [thief, further])
    await expect(enter(address)).rejects.toMatchObject({ code: 'account.wrong-credentials' })
  const thiefsUndo = await tokenTo(thief, 'account.email-changed')
  await expect(followEmailLink(someInfo(), 'undo', thiefsUndo)).rejects.toMatchObject(dead)
  await expect(followEmailLink(someInfo(), 'undo', undo)).rejects.toMatchObject(dead)
})

it('keeps a second factor from before the change', async () => {
  const actor = await someone()
  await changeSecondFactor(actor, { intent: 'start' })
  const factor = await secondFactorOf(actor, 'Itqan')
  if (factor.state !== 'started') throw new Error('the factor was not started')
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret.replaceAll(' ', '')), digits: 6, period: 30 })
  await changeSecondFactor(actor, { intent: 'confirm', code: totp.generate() })
  await change(actor, unused())
  await followEmailLink(someInfo(), 'undo', await tokenTo(actor.email, 'account.email-changed'))
  expect((await enter(actor.email)).asksForCode).toBe(true)
})

it('answers alike for a taken address, whose owner is told and which gets no link', async () => {
  const [actor, owner] = [await someone(), await w.shopper({ password })]
  const asked = await changeEmail(actor, { intent: 'change', email: owner.email })
  expect(asked).toEqual(await changeEmail(await someone(), { intent: 'change', email: unused() }))
  expect((await readEmail(actor)).pending?.address).toBe(owner.email)
  for (const job of await w.waitingJobs('accounts.mail-new-email'))
    await mailNewEmail({ linkId: String(job['linkId']) })
  expect(await mailsTo(owner.email)).toEqual(['account.email-taken'])
  expect((await enter(actor.email)).actor.id).toBe(actor.id)
})

it('refuses a link whose address was registered meanwhile', async () => {
  const [actor, next] = [await someone(), unused()]
  await ask(actor, next)
  await w.client({ email: next })
  await expect(followEmailLink(someInfo(), 'verify', await tokenTo(next, 'account.new-email'))).rejects.toMatchObject(
    dead,
  )
  expect((await readEmail(actor)).address).toBe(actor.email)
})

it('keeps the old address for its owner while the change can be taken back', async () => {
  const actor = await someone()
  await change(actor, unused())
  const account = { email: actor.email, password, name: 'N', type: 'client' as const, registration: {} }
  await expect(createAccount(account)).rejects.toMatchObject({ code: 'account.exists' })
  const other = await someone()
  await ask(other, actor.email)
  expect(await mailsTo(actor.email)).toEqual(['account.email-changed'])
  await w.owner.query(`update auth.email_links set "expiresAt" = now() - interval '1 second' where purpose = 'undo'`)
  await expect(
    followEmailLink(someInfo(), 'undo', await tokenTo(actor.email, 'account.email-changed')),
  ).rejects.toMatchObject(dead)
  await createAccount({ ...account, password: 'nine-camels-in-a-row' })
})

it('can be sent again, which voids the link before, and dropped', async () => {
  const [actor, next] = [await someone(), unused()]
  await ask(actor, next)
  const first = await tokenTo(next, 'account.new-email')
  await changeEmail(actor, { intent: 'again' })
  for (const job of await w.waitingJobs('accounts.mail-new-email'))
    await mailNewEmail({ linkId: String(job['linkId']) })
  expect(await readEmailLink('verify', first)).toBeNull()
  const second = await tokenTo(next, 'account.new-email')
  await changeEmail(actor, { intent: 'cancel' })
  await expect(followEmailLink(someInfo(), 'verify', second)).rejects.toMatchObject(dead)
  for (const intent of ['again', 'cancel'] as const)
    await expect(changeEmail(actor, { intent })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

it('requests a recent proof, another address and patience', async () => {
  const actor = await someone()
  const late = { ...actor, provedAt: new Date(Date.now() - 11 * 60_000) }
  const email = unused()
  await expect(changeEmail(late, { intent: 'change', email })).rejects.toMatchObject({ code: 'account.confirm-again' })
  await expect(changeEmail(actor, { intent: 'change', email: actor.email })).rejects.toMatchObject({
    code: 'account.email-same',
  })
  expect(emailForm.safeParse({ intent: 'change', email: 'no-address' }).error?.issues[0]?.message).toBe('email-invalid')
  const tries = []
  for (let n = 0; n < 7; n++)
    tries.push(
      await changeEmail(actor, { intent: 'change', email: unused() }).then(
        () => 'sent',
        (e) => e.code,
      ),
    )
  expect(tries).toContain('too-many-attempts')
})

it('verifies the present address by its own link, again on request, and only once', async () => {
  const actor = await someone(w.freelancer)
  expect((await readEmail(actor)).isVerified).toBe(false)
  await mailVerification({ profileId: actor.id })
  const first = await tokenTo(actor.email, 'account.verify-email')
  await changeEmail(actor, { intent: 'verify' })
  expect(await w.waitingJobs('accounts.mail-verification')).toEqual([{ profileId: actor.id }])
  await mailVerification({ profileId: actor.id })
  expect(await readEmailLink('verify', first)).toEqual({ purpose: 'verify', address: actor.email })
  expect(await followEmailLink(someInfo(), 'verify', first)).toEqual({ purpose: 'verify' })
  expect((await readEmail(actor)).isVerified).toBe(true)
  await mailVerification({ profileId: actor.id })
  expect(await mailsTo(actor.email)).toEqual(['account.verify-email', 'account.verify-email'])
})

it('does not verify an address that the account has left', async () => {
  const actor = await someone()
  await mailVerification({ profileId: actor.id })
  const token = await tokenTo(actor.email, 'account.verify-email')
  await change(actor, unused())
  await expect(followEmailLink(someInfo(), 'verify', token)).rejects.toMatchObject(dead)
})

it('gives strangers nothing: guessed links are refused and limited by network, and no token is stored readable', async () => {
  const actor = await someone()
  await mailVerification({ profileId: actor.id })
  const token = await tokenTo(actor.email, 'account.verify-email')
  const { rows } = await w.owner.query('select * from auth.email_links where user_id = $1', [actor.id])
  expect(JSON.stringify(rows)).not.toContain(token)
  const info = someInfo()
  const guesses = []
  for (let n = 0; n < 31; n++)
    guesses.push(
      await followEmailLink(info, 'verify', 'x'.repeat(43)).then(
        () => 'in',
        (e) => e.code as string,
      ),
    )
  expect(new Set(guesses)).toEqual(new Set(['account.email-link-invalid', 'too-many-attempts']))
  for (const bad of ['', "' or 1=1", '../x', `${token}x`]) expect(await readEmailLink('verify', bad)).toBeNull()
})

import { randomUUID } from 'node:crypto'
import { asActor, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type DoorName, isDoorName } from '#/domain/doors.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { checkUnit } from '#/features/billing/tax-authority/check-unit.server.ts'
import { authorityOf } from '#/features/billing/tax-authority/unit.server.ts'
import { drawLogo } from '#/features/core/branding/draw-mark.server.ts'
import { mailHtml } from '#/features/core/branding/mail-html.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { noteCall, noted } from '#/platform/door-calls.server.ts'
import { doorValues, tilesDoor } from '#/platform/doors.server.ts'
import { env } from '#/platform/env.server.ts'
import { askLanguageModel } from '#/platform/language-model.server.ts'
import { mailAnswers, mailIsSetUp, sendMail } from '#/platform/mail.server.ts'
import { onlineProvider } from '#/platform/payment-providers.server.ts'
import { readPhone } from '#/platform/phones.server.ts'
import { sendText, smsIsSetUp } from '#/platform/sms.server.ts'
import { authorityAnswers } from '#/platform/tax-authority.server.ts'

/** `failed`: the reason is stored as the door's last error. */
export type TestResult = 'passed' | 'failed' | 'off' | 'no-phone'
const failedOr = (isGood: boolean): TestResult => (isGood ? 'passed' : 'failed')

async function mailToOneself({ email }: Actor, lang: Lang): Promise<TestResult> {
  if (!mailIsSetUp()) return 'off'
  const t = translator(lang, integrationMessages)
  const [subject, text] = [t('testSubject'), t('testMail')]
  const [look, logo] = await Promise.all([readBranding(), drawLogo()])
  const html = mailHtml({ lang, subject, body: text, look, origin: env().origin, logo: 'cid:logo', dark: true })
  await mailAnswers()
  await sendMail({
    to: email,
    subject,
    text,
    html,
    logo: logo.bytes,
    sender: look.companyName[lang],
    messageId: randomUUID(),
  })
  return 'passed'
}

async function textToOneself(actor: Actor, lang: Lang): Promise<TestResult> {
  if (!smsIsSetUp()) return 'off'
  const phone = await readPhone(actor.id)
  if (!phone) return 'no-phone'
  await sendText({ to: phone.number, text: translator(lang, integrationMessages)('testText') })
  return 'passed'
}

/** One picture of the whole world, the same that every map can ask for. */
async function oneTile(): Promise<TestResult> {
  const door = tilesDoor()
  if (!door) return 'off'
  const parts: Record<string, string> = { z: '0', x: '0', y: '0', s: 'a', r: '' }
  const url = door.tiles.replace(/\{(\w)\}/g, (whole, name: string) => parts[name] ?? whole)
  await noted('tiles', async () => {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: { referer: `${env().origin}/` },
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('image/')) throw new Error('the answer is not a picture')
  })
  return 'passed'
}

async function aQuestion(): Promise<TestResult> {
  if (!doorValues('model')['address']) return 'off'
  const said = await askLanguageModel('Answer with one word.', 'Write the word: ready', { pauseMs: 100 })
  return failedOr(said !== null && said.trim() !== '')
}

async function aPayment(): Promise<TestResult> {
  const provider = onlineProvider()
  if (!provider) return 'off'
  return failedOr((await provider.answers()).done)
}

/** The unit's key, certificate and waiting documents, and whether the authority answers where the unit submits. */
async function theUnit(): Promise<TestResult> {
  if ((await checkUnit()) === 'off') return 'off'
  const unit = await readAsSystem('the test of the door asks where the active unit submits', (db) =>
    db.selectFrom('tax_units').select('world').where('state', '=', 'active').executeTakeFirst(),
  )
  return unit ? failedOr(await authorityAnswers(authorityOf(unit.world))) : 'off'
}

const tests: Record<DoorName, (actor: Actor, lang: Lang) => Promise<TestResult>> = {
  payment: aPayment,
  mail: mailToOneself,
  phone: textToOneself,
  model: aQuestion,
  tiles: oneTile,
  zatca: theUnit,
}

/** Makes one real call through a door that is on, and records that it was made. Its reason for failing is on the door's page. */
export async function testIntegration(actor: Actor, door: string, lang: Lang): Promise<TestResult> {
  authorize(actor, 'integrations.change')
  if (!isDoorName(door)) throw new AppError('not-found')
  await takeAttempt('tests of an integration', actor.id)
  const result = await tests[door](actor, lang).catch(async (error: unknown): Promise<TestResult> => {
    await noteCall(door, error instanceof Error ? error.message || error.name : 'failed')
    return 'failed'
  })
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'integrations.test',
      entity: 'integration',
      entityId: door,
      after: { result },
    }),
  )
  return result
}

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { DoorName } from '#/domain/doors.ts'
import { readList } from '#/domain/list.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { readLog } from '#/features/office/activity/list.server.ts'
import { contentPolicy } from '#/platform/content-policy.server.ts'
import { loadDoors } from '#/platform/doors.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { askLanguageModel, hasLanguageModel } from '#/platform/language-model.server.ts'
import { mailIsSetUp } from '#/platform/mail.server.ts'
import { onlineProvider } from '#/platform/payment-providers.server.ts'
import { storePhone } from '#/platform/phones.server.ts'
import { fakeMoyasar, moyasarKeys } from '#/tests/fake-moyasar.ts'
import { mailServer } from '#/tests/mail-server.ts'
import { world } from '#/tests/world.ts'
import { integrationForm, type SettingsTyped } from './form.ts'
import { browseIntegrations, readIntegration } from './read.server.ts'
import { forgetSecret, saveIntegration, switchIntegration, useEnvironment } from './save.server.ts'
import { testIntegration } from './test.server.ts'

const w = await world()
const canary = 'canary-4f1e9a77c0ffee'
let admin: Actor
let service: Awaited<ReturnType<typeof aService>>
const usual = env()

/** A service that answers as a model, a gateway or a tile server, and keeps what it was sent. */
async function aService() {
  const seen: { authorization: string; body: string }[] = []
  const state = { status: 200, type: 'application/json' }
  const read = async (request: IncomingMessage) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    return body
  }
  const server = createServer((request, response) => {
    void (async () => {
      seen.push({ authorization: request.headers.authorization ?? '', body: await read(request) })
      response.writeHead(state.status, { 'content-type': state.type })
      response.end(JSON.stringify({ choices: [{ message: { content: 'ready' } }] }))
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, seen, state, close: () => server.close() }
}

const typed = (values: Partial<SettingsTyped>): SettingsTyped => {
  const parsed = integrationForm.parse({ ...values, intent: 'save' })
  if (parsed.intent !== 'save') throw new Error('not the form of settings')
  const { intent: _, ...settings } = parsed
  return settings
}
const model = (values: Partial<SettingsTyped> = {}) =>
  typed({ address: `${service.url}/v1`, model: 'small', 'sealed-key': canary, ...values })
const stateOf = async (door: DoorName) => (await browseIntegrations(admin)).find((row) => row.door === door)!.state

beforeAll(async () => {
  admin = await w.admin({ name: 'Huda Owner' })
  service = await aService()
})
afterAll(() => service.close())
beforeEach(async () => {
  setEnv(usual)
  Object.assign(service.state, { status: 200, type: 'application/json' })
  service.seen.length = 0
  await w.owner.query(
    `delete from app.integration_secrets; delete from app.integration_calls; delete from app.integrations`,
  )
  await loadDoors()
})

describe('settings of a door', () => {
  test('take effect without a restart and come before the environment, which counts again when they are dropped', async () => {
    setEnv({ ...usual, LANGUAGE_MODEL_URL: 'https://models.example/v1', LANGUAGE_MODEL_KEY: 'from the environment' })
    expect(await readIntegration(admin, 'model')).toMatchObject({
      source: 'environment',
      values: { address: 'https://models.example/v1' },
      secrets: [{ name: 'key', isSet: true, at: null, by: null }],
    })
    await saveIntegration(admin, 'model', model())
    expect(await askLanguageModel('Say', 'ready')).toBe('ready')
    expect(service.seen[0]!.authorization).toBe(`Bearer ${canary}`)
    expect(await readIntegration(admin, 'model')).toMatchObject({
      source: 'own',
      secrets: [{ name: 'key', isSet: true, by: 'Huda Owner' }],
    })
    await useEnvironment(admin, 'model')
    expect((await readIntegration(admin, 'model')).values['address']).toBe('https://models.example/v1')
    expect((await w.owner.query('select from app.integration_secrets')).rows).toEqual([])
  })

  test('reach another server by the announcement or the next renewal', async () => {
    await w.owner.query(`insert into app.integrations (door, is_on) values ('model', false)`)
    setEnv({ ...usual, LANGUAGE_MODEL_URL: 'https://models.example/v1' })
    expect(hasLanguageModel()).toBe(true)
    await loadDoors()
    expect(hasLanguageModel()).toBe(false)
  })

  test('are refused with a reason at each field, and nothing is stored', async () => {
    await expect(
      saveIntegration(admin, 'phone', typed({ address: 'http://gateway.example', body: '{}', 'sealed-key': 'short' })),
    ).rejects.toMatchObject({
      code: 'bad-value',
      fields: {
        address: 'door-address',
        sender: 'door-needed',
        body: 'door-body',
        'sealed-key': 'door-secret',
      },
    })
    expect((await w.owner.query('select from app.integrations')).rows).toEqual([])
  })

  test('never send a secret to an address that it was not entered for', async () => {
    await saveIntegration(admin, 'model', model())
    await saveIntegration(admin, 'model', model({ model: 'large', 'sealed-key': '' }))
    await askLanguageModel('Say', 'ready')
    expect(service.seen[0]!.authorization).toBe(`Bearer ${canary}`)
    const other = await aService()
    await saveIntegration(admin, 'model', model({ address: `${other.url}/v1`, 'sealed-key': '' }))
    await askLanguageModel('Say', 'ready')
    expect(other.seen[0]!.authorization).toBe('')
    expect((await readIntegration(admin, 'model')).secrets).toMatchObject([{ isSet: false, at: null }])
    other.close()
    await expect(saveIntegration(admin, 'payment', typed({ address: 'https://pay.example/v1' }))).rejects.toMatchObject(
      { fields: { 'sealed-secretKey': 'door-needed', 'sealed-webhookSecret': 'door-needed' } },
    )
  })

  test('of the environment never mix with own ones', async () => {
    setEnv({ ...usual, LANGUAGE_MODEL_URL: 'https://models.example/v1', LANGUAGE_MODEL_KEY: canary })
    await saveIntegration(admin, 'model', model({ 'sealed-key': '' }))
    await askLanguageModel('Say', 'ready')
    expect(service.seen[0]!.authorization).toBe('')
  })
})

test('a secret is found nowhere: not in rows, the activity log, pages or errors; it can be replaced and removed', async () => {
  service.state.status = 500
  await saveIntegration(admin, 'model', model())
  expect(await testIntegration(admin, 'model', 'en')).toBe('failed')
  const { rows: tables } = await w.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'auth', 'pgboss', 'priv')`,
  )
  for (const { name } of tables) {
    const { rows } = await w.owner.query(`select from ${name} t where t::text like $1`, [`%${canary}%`])
    expect({ name, rows: rows.length }).toEqual({ name, rows: 0 })
  }
  const pages = [await readIntegration(admin, 'model'), await browseIntegrations(admin)]
  const log = await readLog(admin, readList(activityList, new URLSearchParams('entity=integration')))
  expect(JSON.stringify([pages, log])).not.toContain(canary)
  expect(log.entries.map(({ action }) => action)).toContain('integrations.save')
  const sealed = async () =>
    (await w.owner.query<{ sealed: string }>('select sealed from app.integration_secrets')).rows
  const before = await sealed()
  await saveIntegration(admin, 'model', model({ 'sealed-key': 'another-secret' }))
  expect(await sealed()).not.toEqual(before)
  await forgetSecret(admin, 'model', 'key')
  expect(await sealed()).toEqual([])
  await expect(forgetSecret(admin, 'model', 'address')).rejects.toMatchObject({ code: 'not-found' })
})

describe('the switch', () => {
  test('closes each door at once and opens it again', async () => {
    setEnv({
      ...usual,
      SMTP_URL: 'smtp://user:pass@127.0.0.1:1',
      LANGUAGE_MODEL_URL: service.url,
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MOYASAR_SECRET_KEY: 'sk_live_12345678',
      MOYASAR_WEBHOOK_SECRET: 'a secret of the dashboard',
    })
    const open = () => ({
      mail: mailIsSetUp(),
      model: hasLanguageModel(),
      payment: onlineProvider() !== null,
      tiles: contentPolicy('n').includes('tiles.example'),
    })
    expect(open()).toEqual({ mail: true, model: true, payment: true, tiles: true })
    for (const door of ['mail', 'model', 'payment', 'tiles']) await switchIntegration(admin, door, false)
    expect(open()).toEqual({ mail: false, model: false, payment: false, tiles: false })
    expect(await stateOf('mail')).toBe('off')
    for (const door of ['mail', 'model', 'payment', 'tiles']) await switchIntegration(admin, door, true)
    expect(open()).toEqual({ mail: true, model: true, payment: true, tiles: true })
    await expect(switchIntegration(admin, 'zatca', false)).rejects.toMatchObject({ code: 'not-found' })
    await expect(switchIntegration(admin, 'pigeons', false)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the test of a door', () => {
  test('makes a real call; a failure makes the door faulty until a call is good', async () => {
    await saveIntegration(admin, 'model', model())
    service.state.status = 401
    expect(await testIntegration(admin, 'model', 'en')).toBe('failed')
    expect(await readIntegration(admin, 'model')).toMatchObject({ state: 'faulty', problem: 'status 401' })
    service.state.status = 200
    expect(await testIntegration(admin, 'model', 'en')).toBe('passed')
    expect(await stateOf('model')).toBe('on')
    expect((await readIntegration(admin, 'model')).goodAt).not.toBeNull()
  })

  test('sends a mail to oneself, and a refused sign-in is not a lost door', async () => {
    const server = await mailServer()
    await saveIntegration(admin, 'mail', typed({ server: server.url, from: 'no-reply@itqan.example' }))
    expect(await testIntegration(admin, 'mail', 'ar')).toBe('passed')
    expect(server.mails.join('')).toContain(`To: ${admin.email}`)
    expect(server.mails.join('')).toContain('no-reply@itqan.example')
    server.close()
    expect(await stateOf('mail')).toBe('on')
  })

  test('sends a text message to one’s own confirmed number only', async () => {
    await saveIntegration(
      admin,
      'phone',
      typed({ address: service.url, sender: 'Itqan', body: '{"to":"{to}","text":"{text}"}', 'sealed-key': canary }),
    )
    expect(await testIntegration(admin, 'phone', 'en')).toBe('no-phone')
    await storePhone(admin.id, '+966501234567')
    expect(await testIntegration(admin, 'phone', 'en')).toBe('passed')
    expect(JSON.parse(service.seen[0]!.body)).toEqual({ to: '+966501234567', text: 'Test of text messages' })
  })

  test('asks for one tile, which must be a picture', async () => {
    setEnv({ ...usual, MAP_TILES_URL: `${service.url}/{z}/{x}/{y}.png` })
    expect(await testIntegration(admin, 'tiles', 'en')).toBe('failed')
    expect(await readIntegration(admin, 'tiles')).toMatchObject({
      state: 'faulty',
      problem: 'the answer is not a picture',
    })
    service.state.type = 'image/png'
    expect(await testIntegration(admin, 'tiles', 'en')).toBe('passed')
  })

  test.each([
    ['https://tiles.example:8443/{z}/{x}/{y}.png', ['https://tiles.example:8443']],
    ['https://t{s}.tiles.example/{z}/{x}/{y}.png?key=1', ['a', 'b', 'c'].map((one) => `https://t${one}.tiles.example`)],
    ['', []],
  ])('the content policy names the origins of %j and no other', (address, origins) => {
    setEnv({ ...usual, MAP_TILES_URL: address === '' ? undefined : address })
    const [images] = /img-src [^;]*/.exec(contentPolicy('n')) ?? []
    expect(images?.split(' ').slice(1)).toEqual(["'self'", 'data:', 'blob:', ...origins])
  })

  test('asks the payment service with the key of the account', async () => {
    const moyasar = await fakeMoyasar()
    const settings = typed({
      address: moyasar.address,
      'sealed-secretKey': moyasarKeys.secretKey,
      'sealed-webhookSecret': moyasarKeys.webhookSecret,
    })
    await saveIntegration(admin, 'payment', settings)
    expect(await stateOf('payment')).toBe('sandbox')
    expect(await testIntegration(admin, 'payment', 'en')).toBe('passed')
    await moyasar.close()
    expect(await testIntegration(admin, 'payment', 'en')).toBe('failed')
    expect(await stateOf('payment')).toBe('faulty')
  })

  test('says of a door that is not set up that it is off', async () => {
    for (const door of ['mail', 'phone', 'model', 'tiles', 'zatca']) {
      expect(await testIntegration(admin, door, 'en')).toBe('off')
      expect(await stateOf(door as DoorName)).not.toBe('faulty')
    }
  })
})

test('the last error holds neither addresses nor numbers nor what was sent', async () => {
  const server = await mailServer()
  Object.assign(server.state, { refuses: true, says: '451 no room for someone@example.com +966501234567' })
  await saveIntegration(admin, 'mail', typed({ server: server.url, from: 'no-reply@itqan.example' }))
  expect(await testIntegration(admin, 'mail', 'en')).toBe('failed')
  const { problem } = await readIntegration(admin, 'mail')
  expect(problem).toContain('451')
  expect(problem).not.toMatch(/@|9665/)
  server.close()
})

test('changing a door needs a recent proof; testing and reading do not', async () => {
  const late = { ...admin, provedAt: new Date(Date.now() - 11 * 60_000) }
  const steps: (() => Promise<unknown>)[] = [
    () => saveIntegration(late, 'model', model()),
    () => useEnvironment(late, 'model'),
    () => forgetSecret(late, 'model', 'key'),
    () => switchIntegration(late, 'model', false),
  ]
  for (const step of steps) await expect(step()).rejects.toMatchObject({ code: 'account.confirm-again' })
  expect(await readIntegration(late, 'model')).toMatchObject({ state: 'off' })
})

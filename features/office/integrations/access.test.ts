import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { asActor } from '#/db/database.server.ts'
import { world } from '#/tests/world.ts'
import { integrationForm, type SettingsTyped } from './form.ts'
import { browseIntegrations, readIntegration } from './read.server.ts'
import { forgetSecret, saveIntegration, switchIntegration, useEnvironment } from './save.server.ts'
import { testIntegration } from './test.server.ts'

const w = await world()
const settings = integrationForm.parse({
  intent: 'save',
  address: 'https://models.example',
  model: 'm',
}) as SettingsTyped
const steps: [string, (actor: Actor) => Promise<unknown>][] = [
  ['lists the doors', browseIntegrations],
  ['reads a door', (actor) => readIntegration(actor, 'model')],
  ['saves settings', (actor) => saveIntegration(actor, 'model', settings)],
  ['drops settings', (actor) => useEnvironment(actor, 'model')],
  ['removes a secret', (actor) => forgetSecret(actor, 'model', 'key')],
  ['switches a door', (actor) => switchIntegration(actor, 'model', false)],
  ['tests a door', (actor) => testIntegration(actor, 'model', 'en')],
]

test.each(steps)('only owners of the office: %s', async (_, step) => {
  const strangers: Actor[] = [await w.client(), await w.shopper()]
  for (const role of ['operations', 'editor', 'finance', 'content', 'support'] as const)
    strangers.push(await w.admin({ role }))
  for (const stranger of strangers) await expect(step(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('the database shows the sealed text to no person, an owner of the office included', async () => {
  const admin = await w.admin()
  await saveIntegration(admin, 'model', { ...settings, 'sealed-key': 'a-long-enough-secret' })
  const read = (column: 'sealed' | 'name') =>
    asActor(admin, (tx) => tx.selectFrom('integration_secrets').select(column).execute())
  expect(await read('name')).toEqual([{ name: 'key' }])
  await expect(read('sealed')).rejects.toMatchObject({ code: '42501' })
})

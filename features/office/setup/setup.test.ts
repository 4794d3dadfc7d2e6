import { expect, test } from 'vitest'
import { skipSetupStep } from '#/features/companies/companies/skip-setup.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { saveInsightSettings } from '../../reporting/insights/save-settings.server.ts'
import { readSetup } from './read-setup.server.ts'

const w = await world()
const editor = await w.admin()
const statesOf = async (...[actor]: Parameters<typeof readSetup>) =>
  Object.fromEntries((await readSetup(actor)).lines.map(({ step, state }) => [step, state]))

test('follows the data of the company from the first detail to the first report', async () => {
  const client = await w.client()
  const before = await statesOf(client)
  expect(before).toMatchObject({
    company: 'open',
    figures: 'open',
    billing: 'open',
    branches: 'open',
    team: 'open',
    order: 'open',
    report: 'waiting',
  })
  await releasedReport(w, editor, { client })
  await saveInsightSettings(client, { version: 0, covers: 9000, bill: 62_00, target: 85, rate: 0.3 })
  expect(await statesOf(client)).toMatchObject({ branches: 'done', figures: 'done', order: 'done', report: 'done' })
})

test('leaves a step for later and takes it up again; steps that cannot wait are refused', async () => {
  const client = await w.client()
  await skipSetupStep(client, 'figures', true)
  await skipSetupStep(client, 'figures', true)
  expect(await statesOf(client)).toMatchObject({ figures: 'skipped', billing: 'open' })
  await skipSetupStep(client, 'figures', false)
  expect(await statesOf(client)).toMatchObject({ figures: 'open' })
  await expect(skipSetupStep(client, 'order', true)).rejects.toMatchObject({ code: 'bad-request' })
})

test('a manager sees the steps of the own rights and cannot leave one for later; other roles see none', async () => {
  const client = await w.client()
  const manager = await w.member(client, [{ role: 'manager' }])
  expect(Object.keys(await statesOf(manager))).toEqual(['branches', 'team', 'figures', 'order', 'report'])
  await expect(skipSetupStep(manager, 'figures', true)).rejects.toMatchObject({ code: 'not-allowed' })
  for (const stranger of [
    await w.member(client, [{ role: 'viewer' }]),
    await w.member(client, [{ role: 'accountant' }]),
    await w.shopper(),
    editor,
  ])
    await expect(readSetup(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('the team counts with the first invitation or member, and can wait', async () => {
  const client = await w.client()
  await skipSetupStep(client, 'team', true)
  expect(await statesOf(client)).toMatchObject({ team: 'skipped' })
  const invited = { email: 'first@setup.example', language: 'en' as const, grants: [] }
  await w.owner.query(
    `insert into app.member_invitations (client_id, email, language, grants, token_hash, expires_at, created_by)
     values ($1, $2, $3, $4, 'hash of setup', now() + interval '7 days', $1)`,
    [client.id, invited.email, invited.language, JSON.stringify(invited.grants)],
  )
  expect(await statesOf(client)).toMatchObject({ team: 'done' })
  const other = await w.client()
  expect(await statesOf(other)).toMatchObject({ team: 'open' })
  await w.member(other, [{ role: 'viewer' }])
  expect(await statesOf(other)).toMatchObject({ team: 'done' })
})

test('another company keeps its own state', async () => {
  const [client, other] = [await w.client(), await w.client()]
  await skipSetupStep(client, 'billing', true)
  expect(await statesOf(other)).toMatchObject({ billing: 'open' })
})

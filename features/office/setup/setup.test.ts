import { describe, expect, test } from 'vitest'
import { hideSetup, isLedToSetup } from '#/features/companies/companies/hide-setup.server.ts'
import { skipSetupStep } from '#/features/companies/companies/skip-setup.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { aRequest } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { saveInsightSettings, saveTarget } from '../../reporting/insights/save-settings.server.ts'
import { readSetup } from './read-setup.server.ts'
import { readStandards } from './read-standards.server.ts'

const w = await world()
const editor = await w.admin()
const statesOf = async (...[actor]: Parameters<typeof readSetup>) =>
  Object.fromEntries((await readSetup(actor)).lines.map(({ step, state }) => [step, state]))

test('follows the data of the company from the first detail to the first report', async () => {
  const client = await w.client()
  const before = await statesOf(client)
  expect(before).toMatchObject({
    company: 'open',
    standards: 'open',
    figures: 'open',
    billing: 'open',
    branches: 'open',
    team: 'open',
    order: 'open',
    report: 'waiting',
  })
  await releasedReport(w, editor, { client })
  await saveInsightSettings(client, { version: 0, covers: 9000, bill: 62_00, target: 85, rate: 0.3 })
  expect(await statesOf(client)).toMatchObject({
    branches: 'done',
    standards: 'done',
    figures: 'done',
    order: 'done',
    report: 'done',
  })
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
  expect(Object.keys(await statesOf(manager))).toEqual(['branches', 'team', 'standards', 'figures', 'order', 'report'])
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

test('a person puts the card of the dashboard away, for oneself alone, and brings it back', async () => {
  const client = await w.client()
  const [manager, other] = [
    await w.member(client, [{ role: 'manager' }]),
    await w.member(client, [{ role: 'manager' }]),
  ]
  const hiddenFor = async (actor: typeof client) => (await readSetup(actor)).hidden
  await hideSetup(manager, true)
  expect([await hiddenFor(client), await hiddenFor(manager), await hiddenFor(other)]).toEqual([false, true, false])
  await hideSetup(client, true)
  await hideSetup(manager, false)
  expect([await hiddenFor(client), await hiddenFor(manager)]).toEqual([true, false])
  for (const stranger of [await w.member(client, [{ role: 'viewer' }]), await w.shopper(), editor])
    await expect(hideSetup(stranger, true)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('an owner is led to the start once, by the first sign-in after the approval', async () => {
  const client = await w.client({ approval: 'pending' })
  const [second, manager] = [await w.member(client, [{ role: 'owner' }]), await w.member(client, [{ role: 'manager' }])]
  expect(await isLedToSetup(client)).toBe(false)
  await w.owner.query(
    `update app.client_profiles set approval = 'approved', approval_changed_at = now() where profile_id = $1`,
    [client.id],
  )
  expect(await isLedToSetup(manager)).toBe(false)
  expect([await isLedToSetup(client), await isLedToSetup(client)]).toEqual([true, false])
  await aRequest(w, client, 'pending')
  expect(await isLedToSetup(second), 'something is ordered already').toBe(false)
  for (const stranger of [await w.shopper(), editor]) expect(await isLedToSetup(stranger)).toBe(false)
})

describe('the standards', () => {
  test('name the questionnaire of each type of visit, the thresholds and the target, in the language of the reader', async () => {
    const client = await w.client()
    const before = await readStandards(client, 'en')
    expect(before).toMatchObject({ target: null, version: 0, leastMean: { silver: 80 } })
    expect(before.standards.map(({ type, isOwn }) => [type, isOwn])).toEqual([
      ['full_service', false],
      ['basic', false],
    ])
    for (const { sections, questions, critical } of before.standards) {
      expect(sections.reduce((sum, section) => sum + section.questions, 0)).toBe(questions)
      expect(critical).toBeGreaterThan(0)
    }
    expect((await readStandards(client, 'ar')).standards[0]!.title).toMatch(/[\u0600-\u06FF]/)
  })

  test('keep guests, bill and rate when only the target changes', async () => {
    const client = await w.client()
    await saveTarget(client, { version: 0, target: 85 })
    await expect(saveTarget(client, { version: 0, target: 90 })).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await saveInsightSettings(client, { version: 1, covers: 9000, bill: 62_00, target: 85, rate: 0.3 })
    await saveTarget(client, { version: 2, target: 90 })
    expect(await statesOf(client)).toMatchObject({ standards: 'done', figures: 'done' })
    expect(await readStandards(client, 'en')).toMatchObject({ target: 90, version: 3 })
  })

  test('are refused to readers without the right', async () => {
    const client = await w.client()
    for (const stranger of [await w.member(client, [{ role: 'branch_manager' }]), await w.shopper(), editor]) {
      await expect(readStandards(stranger, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(saveTarget(stranger, { version: 0, target: 80 })).rejects.toMatchObject({ code: 'not-allowed' })
    }
  })
})

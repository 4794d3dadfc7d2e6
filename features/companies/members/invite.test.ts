import { expect, test } from 'vitest'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { countAsVerified } from '#/platform/email-links.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { world } from '#/tests/world.ts'
import { inviteForm } from './form.ts'
import { inviteMember } from './invite.server.ts'

const w = await world()

test('once mail is set up, only a verified address invites', async () => {
  const owner = await w.client({ company: 'Unverified' })
  const node = (await readTree(owner))[0]!.id
  const invite = (email: string) => inviteMember(owner, { email, language: 'en', grants: [{ node, role: 'viewer' }] })
  setEnv({ ...env(), SMTP_URL: 'smtp://localhost:2525' })
  try {
    await expect(invite('first@example.com')).rejects.toMatchObject({ code: 'team.verify-first' })
    await countAsVerified(owner.id)
    await invite('second@example.com')
  } finally {
    setEnv({ ...env(), SMTP_URL: undefined })
  }
})

test('an invitation carries up to three roles; a further role needs its place, and none is given twice', async () => {
  const owner = await w.client({ company: 'Several' })
  const [root, north] = [(await readTree(owner))[0]!.id, await w.node(owner, 'region', 'North')]
  const first = { intent: 'invite', email: 'many@example.com', language: 'en', role: 'viewer', node: root, endsOn: '' }
  const more = { role2: 'manager', node2: north, endsOn2: '', role3: 'viewer', node3: root, endsOn3: '' }
  const { grants, email } = inviteForm.parse({ ...first, ...more })
  expect(grants).toEqual([
    { role: 'viewer', node: root, endsOn: null },
    { role: 'manager', node: north, endsOn: null },
  ])
  const { id } = await inviteMember(owner, { email, language: 'en', grants })
  const { rows } = await w.owner.query('select grants from app.member_invitations where id = $1', [id])
  expect(rows[0].grants).toHaveLength(2)
  expect(inviteForm.parse({ ...first, role2: '', node2: '', endsOn2: '' }).grants).toHaveLength(1)
  const { error } = inviteForm.safeParse({ ...first, role2: 'manager', node2: '' })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['node2', 'choose-place']])
})

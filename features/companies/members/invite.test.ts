import { expect, test } from 'vitest'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { countAsVerified } from '#/platform/email-links.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { world } from '#/tests/world.ts'
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

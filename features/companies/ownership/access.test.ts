import { expect, it } from 'vitest'
import { world } from '#/tests/world.ts'
import { readOwnership } from './read-ownership.server.ts'
import { answerTransfer, startTransfer, withdrawTransfer } from './transfer.server.ts'

const w = await world()
const client = await w.client()
const receiver = await w.member(client, [{ role: 'manager' }])
await w.owner.query(
  `insert into auth.passkey (user_id, credential_id, public_key, algorithm, backed_up, name) values ($1, 'k', '\\x00', -7, true, 'Key')`,
  [receiver.id],
)

it('refuses members, strangers, shoppers and staff each step', async () => {
  const form = { receiver: receiver.memberId, becomes: 'leaves' } as const
  for (const role of ['manager', 'branch_manager', 'viewer', 'accountant'] as const) {
    const member = await w.member(client, [{ role }])
    await expect(startTransfer(member, form)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  for (const other of [await w.shopper(), await w.admin()])
    await expect(startTransfer(other, form)).rejects.toMatchObject({ code: 'not-allowed' })
  const stranger = await w.client()
  await expect(startTransfer(stranger, form)).rejects.toMatchObject({ fields: { receiver: 'receiver' } })
  await startTransfer(client, form)
  for (const role of ['manager', 'branch_manager', 'viewer', 'accountant'] as const) {
    const member = await w.member(client, [{ role }])
    await expect(withdrawTransfer(member)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(answerTransfer(member, 'accept')).rejects.toMatchObject({ code: 'not-found' })
    await expect(readOwnership(member)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(withdrawTransfer(receiver)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(answerTransfer(client, 'accept')).rejects.toMatchObject({ code: 'not-found' })
  for (const other of [stranger, await w.shopper(), await w.admin(), { ...receiver, company: null }])
    await expect(answerTransfer(other, 'decline')).rejects.toMatchObject({ code: 'not-found' })
  await expect(withdrawTransfer(stranger)).rejects.toMatchObject({ code: 'not-found' })
  const view = {
    ...(await w.admin()),
    type: 'client',
    company: { id: client.id, mode: 'view', permissions: [] },
  } as const
  await expect(withdrawTransfer(view)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(answerTransfer(view, 'accept')).rejects.toMatchObject({ code: 'not-allowed' })
})

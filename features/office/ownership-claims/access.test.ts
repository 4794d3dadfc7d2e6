import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { askClaim } from './ask-claim.server.ts'
import { decideClaim } from './decide-claim.server.ts'
import { readClaim } from './read-claim.server.ts'

const w = await world()
const owner = await w.client()
const files = { letter: smallPdf('letter'), extract: smallPdf('extract') }
const claim = { memberId: null, email: 'new@example.com', language: 'en', reason: 'Lost' } as const

it('is for administrators who may change clients; those who may read them see it', async () => {
  const clientKey = randomUUID()
  await askClaim(await w.admin({ role: 'operations' }), owner.id, { ...claim, clientKey }, files)
  const others = [owner, await w.member(owner, [{ role: 'manager' }]), await w.client(), await w.shopper()]
  for (const role of ['editor', 'finance', 'content', 'support'] as const) others.push(await w.admin({ role }))
  for (const actor of others) {
    const asking = askClaim(actor, owner.id, { ...claim, clientKey: randomUUID() }, files)
    await expect(asking).rejects.toMatchObject({ code: 'not-allowed' })
    for (const agreed of [true, false])
      await expect(decideClaim(actor, owner.id, clientKey, agreed)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  for (const actor of [owner, await w.shopper(), await w.admin({ role: 'content' })])
    await expect(readClaim(actor, owner.id)).rejects.toMatchObject({ code: 'not-allowed' })
  const reader = await w.admin({ role: 'editor' })
  expect(await readClaim(reader, owner.id)).toMatchObject({ mayAct: false, claim: { state: 'asked' } })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { askForUnit } from '#/features/billing/tax-authority/ask-for-unit.server.ts'
import { endUnit } from '#/features/billing/tax-authority/end-unit.server.ts'
import { rehearseUnit } from '#/features/billing/tax-authority/rehearse.server.ts'
import { forgetAttempts } from '#/platform/attempts.server.ts'
import { setClock } from '#/platform/clock.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { type FakeAuthority, fakeTaxAuthority, rightOtp } from './fake-tax-authority.ts'
import { giveTaxDetails, giveTaxSeller, taxBuyer } from './tax.ts'
import type { World } from './world.ts'

export type SentDocument = {
  authority: string
  hash: string
  xml: string
  cleared_xml: string | null
  uuid: string
  status: string
  form: string
}

/** The authority's answer to a document that breaks a rule. */
export const ruleBroken = (code: string, message: string) => ({
  status: 400,
  body: { validationResults: { errorMessages: [{ code, category: 'KSA', message }] }, clearanceStatus: 'NOT_CLEARED' },
})

/**
 * A company with a unit and a fake authority, both new for each test, and two clients: a business, whose documents are
 * cleared, and a person, whose are reported.
 */
export async function sending(w: World) {
  const [admin, business, person] = [await w.admin(), await w.client(), await w.client()]
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, business.id)
  await w.owner.query(`insert into app.tax_details (client_id, legal_name) values ($1, $2)`, [person.id, taxBuyer.name])
  let server: FakeAuthority
  let unitId = ''
  let restore = () => {}
  let time = Date.parse('2026-11-22T09:00:00Z')

  beforeEach(async () => {
    time += 48 * 3_600_000
    restore = setClock(() => new Date((time += 1)))
    server = await fakeTaxAuthority()
    setEnv({ ...env(), TAX_AUTHORITY_URL: server.address })
    await forgetAttempts('tax authority by account', admin.id)
    const asked = { world: 'production', name: 'ITQAN-HQ', branch: 'Riyadh', shortAddress: 'RRRD2929' } as const
    const { id } = await askForUnit(admin, { ...asked, clientKey: randomUUID(), industry: 'Services', otp: rightOtp })
    await rehearseUnit({ unitId: id })
    unitId = id
    server.seen.length = 0
  })
  afterEach(async () => {
    restore()
    await server.close()
    await endUnit(admin, { id: unitId }).catch(() => {})
    await w.owner.query(`update app.invoices set authority = 'rejected' where authority = 'waiting'`)
    await w.owner.query(`delete from app.notifications`)
  })
  const pass = (minutes: number) => (time += minutes * 60_000)

  async function issue(to: Actor): Promise<string> {
    const id = randomUUID()
    await asSystem('a test', async (tx) => {
      await draftInvoice(tx, {
        id,
        clientId: to.id,
        purpose: 'other',
        suppliedOn: '2026-11-01',
        lines: [{ name: 'x', quantity: 1, unitPrice: 10_000, account: 'other_revenue' }],
        createdBy: null,
      })
      await issueDocument(tx, id, null)
    })
    return id
  }
  const read = async (id: string): Promise<SentDocument> =>
    (await w.owner.query<SentDocument>('select * from app.invoices where id = $1', [id])).rows[0]!
  const states = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).authority))
  const calls = async (id: string) =>
    (
      await w.owner.query<{ call: string; status: number | null; outcome: string; messages: { code: string }[] }>(
        'select call, status, outcome, messages from app.tax_submissions where invoice_id = $1 order by created_at',
        [id],
      )
    ).rows
  const short = async (id: string) =>
    (await calls(id)).map(({ call, status, outcome }) => `${call} ${status} ${outcome}`)
  const notices = async (kind: string) =>
    (await w.owner.query('select 1 from app.notifications where kind = $1', [kind])).rows.length
  return {
    admin,
    business,
    person,
    server: () => server,
    unitId: () => unitId,
    pass,
    issue,
    read,
    states,
    calls,
    short,
    notices,
    paths: () => server.seen.map(({ path }) => path.replace('/core/invoices/', '')),
  }
}

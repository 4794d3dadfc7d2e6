import { randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { isLang } from '#/domain/text.ts'
import { now } from './clock.ts'
import { derivedKey, env } from './env.server.ts'
import { publicPath } from './i18n.ts'
import { seal, unseal } from './seal.server.ts'
import type { PaymentProvider, ProviderEvent, ProviderPayment } from './payment-provider.ts'

export const sandboxName = 'sandbox'
const why = 'the built-in provider keeps its own pages; no money moves on them'

/** Purpose for sealing the return address, which holds the secret of the payer's link. */
const purposeOf = (id: string): string => `way back from page ${id}`

async function readPage(id: string) {
  if (!isRecordId(id)) return undefined
  const page = await readAsSystem(why, (db) =>
    db.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).executeTakeFirst(),
  )
  if (!page) return undefined
  const open = (sealed: string): string => unseal(purposeOf(id), sealed) ?? env().origin
  return { ...page, return_to: open(page.return_to), back_to: open(page.back_to) }
}
export type SandboxPage = NonNullable<Awaited<ReturnType<typeof readPage>>>
export const readSandboxPage = readPage

function stateOf({ state, refunded, ends_at: endsAt }: SandboxPage): ProviderPayment['state'] {
  if (refunded > 0) return 'refunded'
  if (state === 'paid') return 'paid'
  if (state === 'failed' || state === 'cancelled') return 'failed'
  return state === 'open' && new Date(endsAt) <= now() ? 'failed' : 'pending'
}

const paymentOf = (page: SandboxPage): ProviderPayment => ({
  state: stateOf(page),
  amount: page.amount,
  refunded: page.refunded,
  currency: page.currency,
  checkoutId: page.id,
  paymentId: page.payment_id,
  reference: page.reference,
  method: page.method,
  ending: page.ending,
  fee: page.fee,
  message: page.message,
})

const event = z.strictObject({
  id: z.uuid(),
  kind: z.string().max(100),
  checkoutId: z.uuid(),
  secret: z.string(),
})
const secret = (): Buffer => Buffer.from(derivedKey('webhook of the sandbox'))

/** Event of the sandbox, in the format of a real provider's webhook. */
export const sandboxEvent = (checkoutId: string, kind: string): string =>
  JSON.stringify({ id: randomUUID(), kind, checkoutId, secret: secret().toString() })

function readEvent(body: string): ProviderEvent | null {
  let said: unknown
  try {
    said = JSON.parse(body)
  } catch {
    return null
  }
  const read = event.safeParse(said)
  if (!read.success) return null
  const [given, right] = [Buffer.from(read.data.secret), secret()]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return { eventId: read.data.id, kind: read.data.kind, checkoutId: read.data.checkoutId, paymentId: null }
}

const refundUpTo: PaymentProvider['refundUpTo'] = (paymentId, total) =>
  asSystem(why, async (tx) => {
    const page = await tx
      .selectFrom('sandbox_checkouts')
      .select(['id', 'state', 'amount', 'refunded'])
      .where('payment_id', '=', paymentId)
      .forUpdate()
      .executeTakeFirst()
    if (page?.state !== 'paid') return { done: false, again: false, why: 'no such payment' }
    if (total > page.amount) return { done: false, again: false, why: 'more than was paid' }
    const refunded = Math.max(page.refunded, total)
    await tx.updateTable('sandbox_checkouts').set({ refunded, updated_at: now() }).where('id', '=', page.id).execute()
    return { done: true, refunded }
  })

type Decision = {
  state: 'paid' | 'later' | 'failed'
  method: string
  ending: string | null
  message: string
  fee: Halalas
}

/** Answers an open payment page as the bank; false if already decided. */
export async function decidePage(tx: Tx, id: string, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_checkouts')
    .set({ ...decision, payment_id: randomUUID(), updated_at: now() })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'failed'])
    .where('ends_at', '>', now().toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A payment that was to come later has arrived. */
export const payLater = (tx: Tx, id: string) =>
  tx
    .updateTable('sandbox_checkouts')
    .set({ state: 'paid', updated_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'later')
    .execute()

/** Built-in provider for trials: payment pages, events and refunds without money. */
export const sandbox: PaymentProvider = {
  name: sandboxName,
  createCheckout: async ({ reference, amount, description, lang, returnTo, backTo, endsAt }) => {
    const id = randomUUID()
    const close = (address: string): string => seal(purposeOf(id), address)
    await asSystem(why, (tx) =>
      tx
        .insertInto('sandbox_checkouts')
        .values({
          id,
          reference,
          amount,
          description,
          lang,
          ends_at: endsAt,
          return_to: close(returnTo),
          back_to: close(backTo),
        })
        .execute(),
    )
    const url = env().origin + publicPath(isLang(lang) ? lang : 'en', `/payment/sandbox/${id}`)
    return { done: true, checkoutId: id, url }
  },
  fetchCheckout: async (checkoutId) => {
    const page = await readPage(checkoutId)
    return page ? { done: true, payment: paymentOf(page) } : { done: false, again: false, why: 'no such page' }
  },
  refundUpTo,
  cancelCheckout: (checkoutId) =>
    asSystem(why, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('sandbox_checkouts')
        .set({ state: 'cancelled', updated_at: now() })
        .where('id', '=', checkoutId)
        .where('state', 'in', ['open', 'failed'])
        .executeTakeFirst()
      return numUpdatedRows === 1n ? { done: true } : { done: false, again: false, why: 'it is paid or under way' }
    }),
  readEvent,
  answers: () => Promise.resolve({ done: true }),
}

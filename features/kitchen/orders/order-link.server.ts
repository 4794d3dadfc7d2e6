import { randomBytes } from 'node:crypto'
import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { companyNames } from '#/db/names.server.ts'
import { type Lang, textOf } from '#/domain/text.ts'
import { hashOf } from '#/features/kitchen/quotations/quote-link.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

const tokenBytes = 32

/** Address of the page of a supplier. */
export const orderAddress = (token: string, lang: Lang): string =>
  `${env().origin}${publicPath(lang, `/order/${token}`)}`

type OfOrder = { id: string; client_id: string }

/** Makes a secret address of an order, which is known only now. */
export async function newOrderLink(tx: Tx, order: OfOrder): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await tx
    .insertInto('purchase_order_links')
    .values({ client_id: order.client_id, order_id: order.id, token_hash: hashOf(token) })
    .execute()
  return token
}

type Mailed = OfOrder & { number: number; supplier_id: string; round: number }
type Kind = `order.${'sent' | 'accepted' | 'insisted' | 'revising' | 'revised' | 'cancelled'}`

/**
 * Mails a supplier about an order with a link of its own, within the transaction of the step. Answers whether the
 * supplier has an address.
 */
export async function mailOrder(tx: Tx, kind: Kind, order: Mailed): Promise<boolean> {
  const to = await tx
    .selectFrom('suppliers')
    .select(['email', 'language', 'contact', 'name_en', 'name_ar'])
    .where('id', '=', order.supplier_id)
    .where('client_id', '=', order.client_id)
    .executeTakeFirstOrThrow()
  if (to.email === null) return false
  const { email, language } = to
  const name = to.contact ?? (language === 'ar' ? (to.name_ar ?? to.name_en!) : (to.name_en ?? to.name_ar!))
  const token = await newOrderLink(tx, order)
  await asSystemWithin('queues the mail to a supplier in the transaction of the step', tx, async () => {
    const facts = {
      client: await companyNames(tx, order.client_id),
      number: String(order.number),
      url: textOf((lang) => orderAddress(token, lang)),
    }
    const effect = { effectKey: `${kind}:${order.id}:${order.round}` }
    await tell(tx, { address: { address: email, name, language } }, kind, facts, effect)
  })
  return true
}

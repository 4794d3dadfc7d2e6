import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import {
  checkDueDay,
  endShare,
  holdPayable,
  holdShare,
  loggedShare,
  refuseUnderWay,
  sharesOf,
  writeShares,
} from './hold.server.ts'
import { hashOf, tokenOf } from './link.server.ts'
import { mailLink, mailReminder, mailWithdrawn } from './mail-payer.server.ts'

type Held = Awaited<ReturnType<typeof holdShare>>
type Step = 'withdraw-share' | 'replace-payer' | 'new-share-link' | 'send-share' | 'remind-payer'

const record = (tx: Tx, actor: Actor, step: Step, { share, invoice }: Held, more: Record<string, string> = {}) =>
  recordActivity(tx, actor, {
    action: `invoices.${step}`,
    entity: 'invoice',
    entityId: invoice.id,
    clientId: invoice.client_id,
    after: { ...loggedShare(share, invoice.number), ...more },
  })

/** A share that may still change. What is paid stays paid. */
function stillOpen(held: Held): Held {
  if (held.share.state === 'paid') throw new AppError('share.paid-already')
  if (held.share.state === 'withdrawn') throw new AppError('share.withdrawn')
  return held
}

/** Ends a payer's share: the link dies, what it stood for is the client's again. A second time changes nothing. */
export async function withdrawShare(actor: Actor, { shareId }: { shareId: string }): Promise<void> {
  authorize(actor, 'invoices.share')
  await asActor(actor, async (tx) => {
    const held = await holdShare(tx, recordId(shareId), actor.id)
    if (held.share.state === 'withdrawn') return
    stillOpen(held)
    await refuseUnderWay(tx, { invoiceId: held.invoice.id, shareIds: [shareId] })
    await endShare(tx, shareId)
    await mailWithdrawn(tx, held.share, { lang: actor.language, number: held.invoice.number })
    await record(tx, actor, 'withdraw-share', held)
  })
}

/** Ends all shares of an invoice that are still open, so that the client pays what is left itself. */
export async function withdrawOpenShares(actor: Actor, { invoiceId }: { invoiceId: string }): Promise<number> {
  authorize(actor, 'invoices.share')
  return asActor(actor, async (tx) => {
    const invoice = await holdPayable(tx, recordId(invoiceId), actor.id)
    const shares = await sharesOf(tx, invoice.id)
    const open = shares.filter(({ state }) => state === 'open')
    if (open.length === 0) return 0
    await refuseUnderWay(tx, { invoiceId: invoice.id, shareIds: open.map(({ id }) => id) })
    for (const share of open) {
      await endShare(tx, share.id)
      await mailWithdrawn(tx, share, { lang: actor.language, number: invoice.number })
      await record(tx, actor, 'withdraw-share', { share, invoice, shares })
    }
    return open.length
  })
}

type Payer = { name: string; email: string | null; dueOn: Day }
export type NextShare = { id: string; token: string }

/** A share in the place of another one, of the same amount: the link of the one before dies. */
async function takePlace(tx: Tx, actor: Actor, held: Held, next: Payer & { id: string; isSamePayer?: boolean }) {
  const { share, invoice } = held
  const row = {
    id: next.id,
    client_id: invoice.client_id,
    position: share.position,
    payer_name: next.name,
    payer_email: next.email,
    amount: share.amount,
    token_hash: hashOf(tokenOf(next.id)),
    due_on: next.dueOn,
    replaces: share.id,
    ...(next.isSamePayer ? { reminded: share.id } : {}),
  }
  await writeShares(tx, invoice.id, [row])
  await mailLink(tx, row, { lang: actor.language, number: invoice.number })
  return { id: next.id, token: tokenOf(next.id) }
}

export type Replacement = { shareId: string; id?: string; name: string; email?: string | null; dueOn?: Day }

/**
 * Puts another payer in the place of one who has not paid, with a link of their own. Sent twice with the same id it happens once.
 * Throws `not-found`, `share.paid-already`, `share.withdrawn`, `share.day-refused`, `share.transfer-under-way`.
 */
export async function replacePayer(actor: Actor, { shareId, id, ...payer }: Replacement): Promise<NextShare> {
  authorize(actor, 'invoices.share')
  await takeAttempt('payers by account', actor.id)
  return asActor(actor, async (tx) => {
    const held = await holdShare(tx, recordId(shareId), actor.id)
    if (id && held.shares.some((other) => other.id === id)) return { id, token: tokenOf(id) }
    const { share, invoice } = stillOpen(held)
    const dueOn = payer.dueOn ?? share.due_on
    if (dueOn !== share.due_on) checkDueDay(dueOn)
    await refuseUnderWay(tx, { invoiceId: invoice.id, shareIds: [share.id] })
    const email = payer.email ?? null
    await mailWithdrawn(tx, share, { lang: actor.language, number: invoice.number })
    const next = await takePlace(tx, actor, held, { id: id ?? randomUUID(), name: payer.name, email, dueOn })
    await record(tx, actor, 'replace-payer', held, { next: payer.name })
    return next
  })
}

/** A new link for the same payer, when the old one got into other hands: it opens nothing any more. */
export async function newLink(actor: Actor, { shareId, id }: { shareId: string; id?: string }): Promise<NextShare> {
  authorize(actor, 'invoices.share')
  await takeAttempt('payers by account', actor.id)
  return asActor(actor, async (tx) => {
    const held = await holdShare(tx, recordId(shareId), actor.id)
    if (id && held.shares.some((other) => other.id === id)) return { id, token: tokenOf(id) }
    const { share, invoice } = stillOpen(held)
    await refuseUnderWay(tx, { invoiceId: invoice.id, shareIds: [share.id] })
    const next = await takePlace(tx, actor, held, {
      id: id ?? randomUUID(),
      name: share.payer_name,
      email: share.payer_email,
      dueOn: share.due_on,
      isSamePayer: true,
    })
    await record(tx, actor, 'new-share-link', held)
    return next
  })
}

/** Mails a payer their link once more, or a reminder with it. `sendingId` names the press: twice the same is one mail. */
export async function mailShare(
  actor: Actor,
  { shareId, sendingId, as }: { shareId: string; sendingId: string; as: 'link' | 'reminder' },
): Promise<void> {
  authorize(actor, 'invoices.share')
  await takeAttempt('payers by account', actor.id)
  await asActor(actor, async (tx) => {
    const held = stillOpen(await holdShare(tx, recordId(shareId), actor.id))
    if (!held.share.payer_email) throw new AppError('share.no-address')
    const mail = as === 'link' ? mailLink : mailReminder
    await mail(tx, held.share, { lang: actor.language, number: held.invoice.number, effect: sendingId })
    await record(tx, actor, as === 'link' ? 'send-share' : 'remind-payer', held)
  })
}

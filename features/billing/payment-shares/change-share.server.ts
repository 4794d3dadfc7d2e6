import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
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

/** Refuses changes of a share that is paid or withdrawn. */
function stillOpen(held: Held): Held {
  if (held.share.state === 'paid') throw new AppError('share.paid-already')
  if (held.share.state === 'withdrawn') throw new AppError('share.withdrawn')
  return held
}

/** Withdraws a payer's share: its link stops working and its amount returns to the client. Idempotent. */
export async function withdrawShare(actor: Actor, { shareId }: { shareId: string }): Promise<void> {
  authorize(actor, 'invoices.share')
  await asActor(actor, async (tx) => {
    const held = await holdShare(tx, recordId(shareId), companyOf(actor))
    if (held.share.state === 'withdrawn') return
    stillOpen(held)
    await refuseUnderWay(tx, { invoiceId: held.invoice.id, shareIds: [shareId] })
    await endShare(tx, shareId)
    await mailWithdrawn(tx, held.share, { lang: actor.language, number: held.invoice.number })
    await record(tx, actor, 'withdraw-share', held)
  })
}

/** Withdraws all open shares of an invoice, so that the client pays the rest. */
export async function withdrawOpenShares(actor: Actor, { invoiceId }: { invoiceId: string }): Promise<number> {
  authorize(actor, 'invoices.share')
  return asActor(actor, async (tx) => {
    const invoice = await holdPayable(tx, recordId(invoiceId), companyOf(actor))
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

/** Replaces a share by one of the same amount; the old link stops working. */
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
 * Replaces an unpaid payer by another one with a new link. Idempotent by id. Throws `not-found`, `share.paid-already`,
 * `share.withdrawn`, `share.day-refused`, `share.transfer-under-way`.
 */
export async function replacePayer(actor: Actor, { shareId, id, ...payer }: Replacement): Promise<NextShare> {
  authorize(actor, 'invoices.share')
  await takeAttempt('payers by account', actor.id)
  return asActor(actor, async (tx) => {
    const held = await holdShare(tx, recordId(shareId), companyOf(actor))
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

/** Creates a new link for the same payer, as after a leak; the old link stops working. */
export async function newLink(actor: Actor, { shareId, id }: { shareId: string; id?: string }): Promise<NextShare> {
  authorize(actor, 'invoices.share')
  await takeAttempt('payers by account', actor.id)
  return asActor(actor, async (tx) => {
    const held = await holdShare(tx, recordId(shareId), companyOf(actor))
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

/** Resends a payer's link by mail, optionally as a reminder. Idempotent by `sendingId`. */
export async function mailShare(
  actor: Actor,
  { shareId, sendingId, as }: { shareId: string; sendingId: string; as: 'link' | 'reminder' },
): Promise<void> {
  authorize(actor, 'invoices.share')
  await takeAttempt('payers by account', actor.id)
  await asActor(actor, async (tx) => {
    const held = stillOpen(await holdShare(tx, recordId(shareId), companyOf(actor)))
    if (!held.share.payer_email) throw new AppError('share.no-address')
    const mail = as === 'link' ? mailLink : mailReminder
    await mail(tx, held.share, { lang: actor.language, number: held.invoice.number, effect: sendingId })
    await record(tx, actor, as === 'link' ? 'send-share' : 'remind-payer', held)
  })
}

import { randomInt } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { providerNamed } from '#/platform/payment-providers.server.ts'
import { decidePage, payLater, readSandboxPage, sandboxEvent, sandboxName } from '#/platform/sandbox-provider.server.ts'
import { receiveEvent } from './receive-event.server.ts'
import type { SandboxChoice } from '#/features/billing/payments/sandbox-choices.ts'

const why = 'the pages of the built-in provider; no money moves on them'

/** Refusals of the built-in provider in a bank's wording. */
const refusals = { insufficient: 'INSUFFICIENT FUNDS', 'expired-card': 'EXPIRED CARD' } as const
/** Delay in seconds of the bank's answer to a payment that is pending first. */
const laterSeconds = 4

export type SandboxView = {
  amount: Halalas
  description: string
  state: 'open' | 'later' | 'paid' | 'failed' | 'over'
  message: string | null
  backTo: string
  returnTo: string
}

/** Page of the built-in provider. Throws `not-found` for unknown ones and where this provider is not enabled. */
export async function readSandbox(checkoutId: string): Promise<SandboxView> {
  const page = providerNamed(sandboxName) ? await readSandboxPage(recordId(checkoutId)) : undefined
  if (!page) throw new AppError('not-found')
  const isOver = page.state === 'cancelled' || (page.state === 'open' && new Date(page.ends_at) <= now())
  return {
    amount: page.amount,
    description: page.description,
    state: isOver ? 'over' : (page.state as SandboxView['state']),
    message: page.message,
    backTo: page.back_to,
    returnTo: page.return_to,
  }
}

/** Applies the bank's answer chosen on the page. Returns the address to continue at. */
export async function decideSandbox(
  checkoutId: string,
  { method, outcome }: SandboxChoice,
  network: string,
): Promise<string> {
  await takeAttempt('payment by network', network)
  const page = await readSandbox(checkoutId)
  const isPaid = outcome === 'paid' || outcome === 'later'
  await asSystem(why, async (tx) => {
    const isDecided = await decidePage(tx, checkoutId, {
      state: outcome === 'later' ? 'later' : isPaid ? 'paid' : 'failed',
      method,
      ending: method === 'applepay' ? null : String(randomInt(1000, 10_000)),
      message: outcome === 'paid' || outcome === 'later' ? 'APPROVED' : refusals[outcome],
      fee: isPaid ? feeOf(page.amount) : 0,
    })
    // why: a repeated request leads to the result of the first one
    if (isDecided) await enqueue(tx, 'payments.sandbox-tells', { checkoutId }, outcome === 'later' ? laterSeconds : 0)
  })
  return page.returnTo
}

/** Fee of a typical provider: 2.2 % and SAR 1, at most the amount. */
const feeOf = (amount: Halalas): Halalas => Math.min(amount, Math.round((amount * 22) / 1000) + 100)

/** Sends an event of the built-in provider to our endpoint for real ones. Pending payments are paid by then. */
export async function tellOfSandbox({ checkoutId }: JobPayload<'payments.sandbox-tells'>): Promise<void> {
  const page = await readSandboxPage(checkoutId)
  if (!page) return
  if (page.state === 'later') await asSystem(why, (tx) => payLater(tx, checkoutId))
  const kind = page.state === 'failed' ? 'payment_failed' : 'payment_paid'
  await receiveEvent(sandboxName, sandboxEvent(checkoutId, kind), 'the built-in provider')
}

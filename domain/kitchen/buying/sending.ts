import type { OrderState } from './order.ts'

/** Seconds in which the sender of several orders can stop them. */
export const stopSeconds = 10
/** Orders that are sent together: a page of the list. */
export const mostSent = 50
/** Minutes for which the sender sees what came of a sending. */
export const resultMinutes = 15

export const sendStates = ['waiting', 'sent', 'refused', 'stopped'] as const
export type SendState = (typeof sendStates)[number]

/** Why an order was left out of a sending. */
export const sendProblems = ['changed', 'sent-before', 'ended', 'right-lost', 'failed'] as const
export type SendProblem = (typeof sendProblems)[number]

type Order = { state: OrderState; revision: number }

/** Whether an order is sent as it was chosen at a revision; null: it is. */
export function whyLeftOut({ state, revision }: Order, chosen: number): SendProblem | null {
  if (state === 'cancelled' || state === 'closed') return 'ended'
  if (state !== 'approved' && state !== 'draft' && state !== 'awaiting') return 'sent-before'
  return state === 'approved' && revision === chosen ? null : 'changed'
}

/** Whole seconds left to stop, from 0 to `stopSeconds`. */
export const secondsLeft = (sendAt: Date, at: Date): number =>
  Math.min(stopSeconds, Math.max(0, Math.ceil((sendAt.getTime() - at.getTime()) / 1000)))

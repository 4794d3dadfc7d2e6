import type { Step, StepName } from '../../step.ts'

/** States of a quotation request. The clock closes a sent one: no row changes then. */
export const requestStates = ['draft', 'sent', 'closed', 'awarded', 'cancelled'] as const
export type RequestState = (typeof requestStates)[number]

export const requestSteps = {
  send: { from: ['draft'], to: 'sent', permission: 'suppliers.write' },
  close: { from: ['sent'], to: 'closed', permission: 'suppliers.write' },
  extend: { from: ['sent', 'closed'], to: 'sent', permission: 'suppliers.write' },
  award: { from: ['closed'], to: 'awarded', permission: 'suppliers.write' },
  cancel: { from: ['draft', 'sent', 'closed'], to: 'cancelled', permission: 'suppliers.write' },
} as const satisfies Record<string, Step<RequestState>>
export type RequestStep = StepName<typeof requestSteps>

/** Lines of a request, and suppliers invited to it. */
export const mostLines = 20
export const mostInvited = 10
/** Days for which a link opens after the request has closed. */
export const linkDaysAfterClosing = 7

/** The state at a moment: a sent request is closed from its closing time on. */
export const stateAt = (stored: Exclude<RequestState, 'closed'>, closesAt: Date, at: Date): RequestState =>
  stored === 'sent' && closesAt <= at ? 'closed' : stored

/** States of a supplier's answer. */
export const answerStates = ['invited', 'opened', 'submitted', 'declined', 'expired', 'withdrawn'] as const
export type AnswerState = (typeof answerStates)[number]

type Facts = { opened: number; declinedAt: Date | null; quotedAt: Date | null; withdrawnAt: Date | null }

/** State of an invitation: the later of an answer and a refusal counts. */
export function answerState(facts: Facts, isClosed: boolean): AnswerState {
  const { opened, declinedAt, quotedAt, withdrawnAt } = facts
  if (withdrawnAt) return 'withdrawn'
  if (declinedAt && (!quotedAt || declinedAt > quotedAt)) return 'declined'
  if (quotedAt) return 'submitted'
  if (isClosed) return 'expired'
  return opened > 0 ? 'opened' : 'invited'
}

/** Choice of a line that is awarded in parts, among the ids of suppliers. */
export const inParts = 'parts'

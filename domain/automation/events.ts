import { certificationSteps, disputeSteps, invoiceSteps, memberSteps, visitSteps } from './steps.ts'
import { certificateLevels } from '../certification/certificate-rule.ts'
import { certificateStates } from '../certification/certificate.ts'
import { correctiveActionStatuses, priorities } from '../corrective-action.ts'
import type { Permission } from '../permissions.ts'

export type EventField = (
  | { type: 'number'; least: number; most: number }
  | { type: 'text' }
  /** `words`: prefix of the texts of its values. */
  | { type: 'choice'; values: readonly string[]; words: string }
) & {
  /** The event also carries the value before it, so a condition may ask whether it changed. */
  hasBefore?: true
}

/** Steps besides telling people. */
export const otherSteps = ['propose', 'action', 'task', 'note'] as const
export type OtherStep = (typeof otherSteps)[number]

type Declared = {
  /** Whose rules may use it: a company's, or our team's. */
  of: 'company' | 'office'
  /** Permission that the owner of a rule and everyone told by it needs where the event happened. */
  needs: Permission
  fields: Record<string, EventField>
  /** What the rule may do besides telling people. */
  may: readonly OtherStep[]
}

const count = (least: number, most: number): EventField => ({ type: 'number', least, most })
const text: EventField = { type: 'text' }
const choice = (values: readonly string[], words: string): EventField => ({ type: 'choice', values, words })
const changing = (field: EventField): EventField => ({ ...field, hasBefore: true })
const priority = choice(priorities, 'priority')
/** Of the record now: as the event found it, and after a wait as it is then. */
const actionState = choice(correctiveActionStatuses, 'action')
const visitType = choice(['full_service', 'basic', 'operations_audit'], 'type')
const yesNo = choice(['yes', 'no'], 'answer')
const everything = ['propose', 'action', 'note'] as const
const ofOffice = ['task', 'note'] as const

/** Kinds of events that start rules, with the fields that conditions compare. */
export const automationEvents = {
  'report.released': {
    of: 'company',
    needs: 'reports.read',
    fields: {
      score: changing(count(0, 100)),
      criticalFailures: changing(count(0, 100)),
      underTarget: count(0, 100),
      type: visitType,
    },
    may: everything,
  },
  'report.corrected': {
    of: 'company',
    needs: 'reports.read',
    fields: { score: changing(count(0, 100)), type: visitType },
    may: everything,
  },
  'alert.sent': { of: 'company', needs: 'reports.read', fields: { failures: count(1, 100) }, may: everything },
  'question.failed': {
    of: 'company',
    needs: 'reports.read',
    fields: { times: count(1, 100), critical: yesNo, question: text, type: visitType },
    may: everything,
  },
  'dispute.moved': {
    of: 'company',
    needs: 'disputes.read',
    fields: { step: choice(disputeSteps, 'dispute') },
    may: everything,
  },
  'action.opened': {
    of: 'company',
    needs: 'actions.read',
    fields: { priority, title: text, state: actionState },
    may: everything,
  },
  'action.finished': {
    of: 'company',
    needs: 'actions.read',
    fields: { priority, title: text, state: actionState },
    may: everything,
  },
  'action.overdue': {
    of: 'company',
    needs: 'actions.read',
    fields: { days: count(1, 60), priority, title: text },
    may: everything,
  },
  'certificate.moved': {
    of: 'company',
    needs: 'certificates.read',
    fields: {
      step: choice(certificationSteps, 'certificate'),
      level: changing(choice(certificateLevels, 'level')),
      state: choice(certificateStates, 'certificateState'),
    },
    may: everything,
  },
  'visit.moved': {
    of: 'company',
    needs: 'evaluations.foresee',
    fields: { step: choice(visitSteps, 'visit'), type: visitType },
    may: ['note'],
  },
  'invoice.moved': {
    of: 'company',
    needs: 'invoices.read',
    fields: { step: choice(invoiceSteps, 'invoice'), amount: count(0, 10_000_000), paid: yesNo },
    may: ['note'],
  },
  'paper.expires': { of: 'company', needs: 'papers.send', fields: { days: count(0, 60) }, may: ['note'] },
  'document.ends': {
    of: 'company',
    needs: 'documents.all',
    fields: { days: count(0, 60), renewing: yesNo },
    may: ['action', 'note'],
  },
  'daily.missing': {
    of: 'company',
    needs: 'daily.read',
    fields: { times: count(1, 60) },
    may: ['action', 'note'],
  },
  'guest.reviewed': {
    of: 'company',
    needs: 'guest-reviews.read',
    fields: { stars: count(1, 5) },
    may: everything,
  },
  'member.moved': {
    of: 'company',
    needs: 'members.read',
    fields: { step: choice(memberSteps, 'member') },
    may: ['note'],
  },
  'note.written': { of: 'company', needs: 'timeline.read', fields: { text }, may: everything },

  'request.open': {
    of: 'office',
    needs: 'requests.browse',
    fields: { days: count(0, 60), type: visitType },
    may: ofOffice,
  },
  'report.submitted': { of: 'office', needs: 'review.browse', fields: { type: visitType }, may: ofOffice },
  'dispute.opened': { of: 'office', needs: 'disputes.read', fields: {}, may: ofOffice },
  'invoice.overdue': {
    of: 'office',
    needs: 'invoices.browse',
    fields: { days: count(1, 365), amount: count(0, 10_000_000) },
    may: ofOffice,
  },
  'email.failed': { of: 'office', needs: 'emails.read', fields: { kind: text }, may: ['task'] },
} as const satisfies Record<string, Declared>

export type AutomationEvent = keyof typeof automationEvents
export type AutomationSide = 'company' | 'office'

export const isAutomationEvent = (name: string): name is AutomationEvent => Object.hasOwn(automationEvents, name)
export const declared = (event: AutomationEvent): Declared => automationEvents[event]
export const eventsOf = (side: AutomationSide): AutomationEvent[] =>
  (Object.keys(automationEvents) as AutomationEvent[]).filter((event) => automationEvents[event].of === side)

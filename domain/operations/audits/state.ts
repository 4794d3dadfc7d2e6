import type { BadgeTone } from '#/domain/evaluation.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import type { Step, StepName } from '#/domain/step.ts'

export const auditStates = ['planned', 'started', 'signed', 'released', 'locked', 'cancelled'] as const
export type AuditState = (typeof auditStates)[number]

/** By the manager of the branch, or by another member for the company. The two are never mixed in a figure. */
export const auditKinds = ['self', 'company'] as const
export type AuditKind = (typeof auditKinds)[number]

/** `sign`: the auditor submits with the signature of the manager on duty, in one step. `lock`: by a job. */
export const auditSteps = {
  start: { from: ['planned'], to: 'started', permission: 'audits.do' },
  sign: { from: ['planned', 'started'], to: 'signed', permission: 'audits.do' },
  release: { from: ['signed'], to: 'released', permission: 'audits.plan' },
  cancel: { from: ['planned'], to: 'cancelled', permission: 'audits.plan' },
  lock: { from: ['released'], to: 'locked', permission: 'audits.plan' },
} as const satisfies Record<string, Step<AuditState>>
export type AuditStep = StepName<typeof auditSteps>

export const openAudits = ['planned', 'started'] as const satisfies readonly AuditState[]
export const doneAudits = ['signed', 'released', 'locked'] as const satisfies readonly AuditState[]
export const isFillingAudit = (state: AuditState): boolean => (openAudits as readonly AuditState[]).includes(state)
export const isDoneAudit = (state: AuditState): boolean => (doneAudits as readonly AuditState[]).includes(state)

export const auditTone = {
  planned: 'grey',
  started: 'blue',
  signed: 'yellow',
  released: 'green',
  locked: 'green',
  cancelled: 'grey',
} as const satisfies Record<AuditState, BadgeTone>

/** A released audit is locked after so many days. */
export const lockAfterDays = 7

/** Days on which an audit may be planned. */
export const plannableDays = (today: Day): { first: Day; last: Day } => ({ first: today, last: addDays(today, 365) })

/** A person who runs a branch audits it as its own; for the company it is audited by another. */
export const mayAudit = (kind: AuditKind, runs: boolean): boolean => runs === (kind === 'self')

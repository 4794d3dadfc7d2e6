import type { BadgeTone } from '#/domain/evaluation.ts'
import type { Step, StepName } from '#/domain/step.ts'

export const dailyStates = ['draft', 'submitted', 'signed', 'reopened'] as const
export type DailyState = (typeof dailyStates)[number]

/** `reopen` leaves the signed revision as it is and begins the next one. */
export const dailySteps = {
  submit: { from: ['draft', 'reopened'], to: 'submitted', permission: 'daily.write' },
  sign: { from: ['draft', 'reopened', 'submitted'], to: 'signed', permission: 'daily.write' },
  reopen: { from: ['signed'], to: 'reopened', permission: 'daily.manage' },
} as const satisfies Record<string, Step<DailyState>>
export type DailyStep = StepName<typeof dailySteps>

export const isFilling = (state: DailyState): boolean => state === 'draft' || state === 'reopened'

export const dailyTone = {
  draft: 'grey',
  submitted: 'blue',
  signed: 'green',
  reopened: 'yellow',
} as const satisfies Record<DailyState, BadgeTone>

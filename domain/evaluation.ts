import { type Halalas, shareOf } from './money.ts'
import type { Step, StepName } from './step.ts'

export const evaluationStatuses = ['pending', 'approved', 'assigned', 'in_progress', 'completed', 'cancelled'] as const
export type EvaluationStatus = (typeof evaluationStatuses)[number]

/** Visits by mystery shoppers: what plans include and certificates, averages and trends count. */
export const mysteryTypes = ['full_service', 'basic'] as const
export type MysteryType = (typeof mysteryTypes)[number]

/** All kinds of visits with a questionnaire. An operations audit is announced and measures the kitchen. */
export const evaluationTypes = [...mysteryTypes, 'operations_audit'] as const
export type EvaluationType = (typeof evaluationTypes)[number]

export const isMysteryType = (type: EvaluationType): type is MysteryType => type !== 'operations_audit'

/** Steps of an evaluation request; all others are refused. */
export const evaluationSteps = {
  approve: { from: ['pending'], to: 'approved', permission: 'evaluations.approve' },
  assign: { from: ['approved'], to: 'assigned', permission: 'evaluations.assign' },
  handBack: { from: ['assigned'], to: 'approved', permission: 'evaluations.hand-back' },
  takeBack: { from: ['assigned'], to: 'approved', permission: 'evaluations.take-back' },
  noShow: { from: ['assigned'], to: 'approved', permission: 'evaluations.take-back' },
  checkIn: { from: ['assigned'], to: 'in_progress', permission: 'evaluations.check-in' },
  returnToPool: { from: ['in_progress'], to: 'approved', permission: 'reports.reject' },
  restore: { from: ['approved'], to: 'in_progress', permission: 'appeals.decide' },
  complete: { from: ['in_progress'], to: 'completed', permission: 'reports.release' },
  withdraw: { from: ['pending', 'approved'], to: 'cancelled', permission: 'evaluations.withdraw' },
  cancel: { from: ['pending', 'approved', 'assigned'], to: 'cancelled', permission: 'evaluations.cancel' },
} as const satisfies Record<string, Step<EvaluationStatus>>

export type EvaluationStep = StepName<typeof evaluationSteps>

/** Whether a client may still move the visit: free of charge until a shopper is assigned. */
export const mayRescheduleFree = (status: EvaluationStatus): boolean => status === 'pending' || status === 'approved'

/** Steps whose reason is stored and sent to the people concerned. */
export const evaluationStepsWithReason: readonly EvaluationStep[] = [
  'handBack',
  'takeBack',
  'noShow',
  'returnToPool',
  'withdraw',
  'cancel',
]

/** Default price of one visit for a client, before VAT. */
export const defaultEvaluationPrices = { full_service: 50_000, basic: 30_000 } as const satisfies Record<
  MysteryType,
  Halalas
>

/** Default share of the client's price that the shopper earns, in per cent. */
export const defaultShopperSharePercent = 100
export const shopperFee = (price: Halalas, sharePercent: number = defaultShopperSharePercent): Halalas =>
  shareOf(price, sharePercent)

/** Request number as shown to people. */
export const requestCode = (number: number): string => `MS-${String(number).padStart(4, '0')}`

export type BadgeTone = 'green' | 'blue' | 'yellow' | 'yellow-deep' | 'grey' | 'red' | 'violet'

export const evaluationTone = {
  pending: 'grey',
  approved: 'yellow',
  assigned: 'yellow-deep',
  in_progress: 'blue',
  completed: 'green',
  cancelled: 'red',
} as const satisfies Record<EvaluationStatus, BadgeTone>

import { type EvaluationType, isMysteryType, type MysteryType } from './evaluation.ts'

export const certificationLevels = ['basic', 'professional', 'senior', 'lead'] as const
export type CertificationLevel = (typeof certificationLevels)[number]

export type LevelRights = {
  types: readonly MysteryType[]
  openJobs: number
  /** May claim an open job without an offer. */
  selfAssign: boolean
}

/** Rights of each level, and its limit of open jobs. */
export const levelRights = {
  basic: { types: ['basic'], openJobs: 1, selfAssign: false },
  professional: { types: ['full_service', 'basic'], openJobs: 3, selfAssign: false },
  senior: { types: ['full_service', 'basic'], openJobs: 5, selfAssign: true },
  lead: { types: ['full_service', 'basic'], openJobs: 8, selfAssign: true },
} as const satisfies Record<CertificationLevel, LevelRights>

/** Audits depend on the auditor's qualification, at any level. */
export const levelAllows = (level: CertificationLevel, type: EvaluationType): boolean =>
  !isMysteryType(type) || (levelRights[level].types as readonly MysteryType[]).includes(type)

import type { CertificationLevel } from '#/domain/levels.ts'

/** Parts of an account that move with a merge. */
export const movingParts = [
  'visits',
  'reports',
  'graded',
  'offers',
  'conflicts',
  'employers',
  'daysOff',
  'documents',
  'tests',
  'tasks',
] as const
export type MovingPart = (typeof movingParts)[number]

export type MergeSide = {
  id: string
  name: string
  email: string
  phone: string | null
  type: 'freelancer' | 'mystery_shopper'
  level: CertificationLevel
  approval: string
  status: string
  isMerged: boolean
  joinedAt: string
  parts: Record<MovingPart, number>
}

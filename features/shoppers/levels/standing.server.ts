import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type LevelWarning,
  nextLevel,
  type Requirement,
  requirementsOf,
  type RisenLevel,
} from '#/domain/shoppers/level-rise.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { levelFacts } from './level-facts.server.ts'

export type LevelStanding = {
  level: CertificationLevel
  next: RisenLevel | null
  /** Requirements of the next level with current values. */
  requirements: Requirement[]
  warning: LevelWarning | null
  by: 'rule' | 'admin'
}

/** A shopper's standing: their own, for the office anyone's. */
export async function readLevelStanding(actor: Actor, shopperId: string = actor.id): Promise<LevelStanding> {
  const isOwn = shopperId === actor.id
  authorize(actor, isOwn ? 'shoppers.profile' : 'shoppers.read')
  const facts = await readAs(actor, (db) => levelFacts(db, recordId(shopperId)))
  if (!facts) throw new AppError('not-found')
  const { level, by, warning } = facts
  return { level, next: nextLevel(level), requirements: requirementsOf(facts), warning, by }
}

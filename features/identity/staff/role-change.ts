import type { RoleChange } from '#/domain/staff-abilities.ts'

export type Colleague = { id: string; name: string }

/** What a change of a role means for its members, shown before it is confirmed. */
export type Concern = RoleChange & {
  /** The first by name. */
  people: Colleague[]
  count: number
  /** Second factor that begins or ends to be required of them. */
  factor: 'begins' | 'ends' | null
  /** Pending invitations that are withdrawn. */
  invitations: number
}

/**
 * Answer of a step with a role. `check`: nothing is changed yet; `agreed` is sent back with the confirmation, `typed` keeps
 * the fields without scripts, `isAgain` when other people are concerned than those shown before.
 */
export type RoleAnswer =
  | { step: 'saved' }
  | {
      step: 'check'
      of: 'save' | 'retire'
      agreed: string
      isAgain: boolean
      concern: Concern
      typed: Record<string, string>
    }

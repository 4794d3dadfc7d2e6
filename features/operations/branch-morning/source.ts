import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { DueFacts, DueKind } from '#/domain/operations/branch-morning/due.ts'
import type { Permission } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** What the button of an item is called. */
export const dueActs = [
  'fill',
  'continue',
  'sign',
  'finish',
  'tick',
  'note',
  'number',
  'file',
  'renew',
  'check',
  'open',
] as const
export type DueAct = (typeof dueActs)[number]

export type DueItem = DueFacts & {
  /** In the language of the reader. */
  title: string
  branch: string | null
  /** Days to the end of a paper; negative after it. */
  daysLeft: number | null
  act: DueAct | null
  /** Page of the item; null: there is none for this reader. */
  to: string | null
  /** Of a duty that is done with one press on this page. */
  revision: number | null
}

/** A source's items, and the titles of those that were done today. */
export type Due = { items: DueItem[]; done: string[] }

export type DueSource = {
  kind: DueKind
  /** Without it the source is left out. */
  needs: Permission
  read: (db: Tx, actor: Actor, today: Day) => Promise<Due>
}

/** Days ahead that are shown. */
export const daysShown = 7

export const anItem = (given: Pick<DueItem, 'id' | 'kind' | 'dueOn' | 'title'> & Partial<DueItem>): DueItem => ({
  dueAt: null,
  late: false,
  urgent: false,
  mine: false,
  branch: null,
  daysLeft: null,
  act: null,
  to: null,
  revision: null,
  ...given,
})

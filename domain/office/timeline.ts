import type { Permission } from '../permissions.ts'
import { addHours } from '../riyadh-time.ts'

type Told = {
  /** Permission that a reader needs where it happened; the database repeats it in the views of `priv.timeline_…`. */
  needs: Permission
  steps: readonly string[]
}

/** Everything that the timeline of a company tells, with what a reader needs to see it. */
export const timelineKinds = {
  visit: { needs: 'evaluations.foresee', steps: ['ordered', 'approved', 'rescheduled', 'cancelled', 'done'] },
  report: { needs: 'reports.read', steps: ['released', 'corrected', 'replied'] },
  dispute: { needs: 'disputes.read', steps: ['opened', 'upheld', 'declined', 'withdrawn'] },
  action: {
    needs: 'actions.read',
    steps: ['opened', 'changed', 'started', 'finished', 'verified', 'confirmed', 'reopened', 'cancelled'],
  },
  daily: { needs: 'daily.read', steps: ['signed', 'late', 'missing', 'reopened'] },
  audit: { needs: 'audits.read', steps: ['planned', 'signed', 'released', 'cancelled'] },
  duty: { needs: 'duties.write', steps: ['done', 'missed'] },
  document: { needs: 'documents.all', steps: ['added', 'renewed', 'checked', 'expired'] },
  worker: { needs: 'documents.workers', steps: ['added', 'renewed', 'expired'] },
  vault: { needs: 'vault.use', steps: ['added', 'removed'] },
  certificate: {
    needs: 'certificates.read',
    steps: ['issued', 'renewed', 'suspended', 'reinstated', 'revoked', 'expired'],
  },
  invoice: { needs: 'invoices.read', steps: ['issued', 'credited', 'debited', 'settled'] },
  plan: { needs: 'invoices.read', steps: ['started', 'chosen', 'changed', 'ended'] },
  paper: { needs: 'papers.send', steps: ['sent'] },
  member: { needs: 'members.read', steps: ['joined', 'left', 'removed'] },
  place: {
    needs: 'branches.read',
    steps: ['added', 'renamed', 'moved', 'merged', 'closed', 'reopened', 'deleted'],
  },
  note: { needs: 'timeline.read', steps: ['written'] },
} as const satisfies Record<string, Told>

export type TimelineKind = keyof typeof timelineKinds
export const isTimelineKind = (kind: string): kind is TimelineKind => Object.hasOwn(timelineKinds, kind)

/** Kinds by the groups of the filter. */
export const timelineGroups = {
  visits: ['visit'],
  scores: ['report', 'dispute'],
  actions: ['action'],
  daily: ['daily', 'audit', 'duty'],
  documents: ['certificate', 'document', 'worker', 'paper'],
  money: ['invoice', 'plan'],
  company: ['place', 'member', 'vault'],
  notes: ['note'],
} as const satisfies Record<string, readonly TimelineKind[]>
export type TimelineGroup = keyof typeof timelineGroups
export const timelineGroupNames = Object.keys(timelineGroups) as TimelineGroup[]

/** Hours in which the writer may change or take back a note; the database holds the same. */
export const noteHours = 24
export const longestNote = 1000

type Note = { authorId: string; createdAt: Date; isRemoved: boolean }

/** Whether a person may still change or take back a note. */
export const mayChangeNote = ({ authorId, createdAt, isRemoved }: Note, actorId: string, at: Date): boolean =>
  !isRemoved && authorId === actorId && at < addHours(createdAt, noteHours)

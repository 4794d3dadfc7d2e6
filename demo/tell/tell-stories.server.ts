import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, addMinutes, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { approveRequest, withdrawRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { rejectReport } from '#/features/reporting/editing/reject.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { requestRevision } from '#/features/reporting/editing/request-revision.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { submitReport } from '#/features/fieldwork/visits/submit-report.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { fillSheet } from '../fill-sheet.server.ts'
import { placeBranch } from '../place-branch.server.ts'
import { sameIdFor } from '../same-id.ts'
import type { Fate, Story, Visit, When } from '../stories/stories.ts'
import { happeningAt } from '../time-travel.server.ts'
import { translateReport } from './translate-report.server.ts'

type Happening = { at: Date; happens: () => Promise<unknown> }
/** A story during seeding. The request's id is known after the order. */
type Scene = { story: Story; cast: Cast; at: (when: When) => Date; visitAt: Date; requestId: string; reportId: string }
type Standing = { request: string; report: { reportId: string; version: number; status: string } | null }

const momentOf = (when: When, present: Date): Date => {
  if ('hours' in when) return addHours(present, when.hours)
  const at = fromRiyadh(`${addDays(riyadhDay(present), when.day)}T${when.time}`)
  if (!at) throw new Error(`no such time: ${when.time}`)
  return at
}

/** Rounds to five minutes, as orders do. */
const toFiveMinutes = (at: Date): Date => new Date(Math.floor(at.getTime() / 300_000) * 300_000)

/** Runs all stories' events in chronological order, because the rules consider all visits together. */
export async function tellStories(stories: readonly Story[], cast: Cast, present: Date): Promise<void> {
  const happenings = stories.flatMap((story) => {
    const at = (when: When) => momentOf(when, present)
    const visitAt = toFiveMinutes(at(story.visit))
    const reportId = sameIdFor(story.key, 'report')
    return happeningsOf({ story, cast, at, visitAt, requestId: '', reportId })
  })
  for (const { at, happens } of happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await happeningAt(at, happens)
}

async function standingOf({ cast, requestId, reportId }: Scene): Promise<Standing> {
  const row = await readAs(cast.admin, (db) =>
    db
      .selectFrom('mystery_shopping_requests as request')
      .leftJoin('mystery_shopping_reports as report', (join) =>
        join.onRef('report.request_id', '=', 'request.id').on('report.id', '=', reportId),
      )
      .select(['request.status as request', 'report.status', 'report.version'])
      .where('request.id', '=', requestId)
      .executeTakeFirstOrThrow(),
  )
  const { request, status, version } = row
  return { request, report: status === null || version === null ? null : { reportId, status, version } }
}

type Due = (standing: Standing) => boolean
type Report = NonNullable<Standing['report']>

/** A step carried out only where still due, so that an interrupted story is completed. */
const once = (scene: Scene, at: Date, due: Due, verb: () => Promise<unknown>): Happening => ({
  at,
  happens: async () => {
    if (due(await standingOf(scene))) await verb()
  },
})

const reportStep = (scene: Scene, at: Date, status: string, verb: (report: Report) => Promise<unknown>): Happening => ({
  at,
  happens: async () => {
    const { report } = await standingOf(scene)
    if (report?.status === status) await verb(report)
  },
})

function happeningsOf(scene: Scene): Happening[] {
  const { story, cast, at } = scene
  const { key, branch, type, notes, ordered, approved, withdrawn, assigned } = story
  const client = cast[story.client]
  const happenings: Happening[] = [
    {
      at: at(ordered),
      happens: async () => {
        const place = { branchName: branch.name, branchLocation: branch.location }
        const order = {
          clientKey: sameIdFor(key, 'order'),
          ...place,
          evaluationType: type,
          visitAt: scene.visitAt,
          notes,
        }
        scene.requestId = (await requestEvaluation(client, order)).id
        await placeBranch(client, scene.requestId, branch)
      },
    },
  ]
  if (approved)
    happenings.push(
      once(
        scene,
        at(approved),
        ({ request }) => request === 'pending',
        () => approveRequest(cast.admin, scene.requestId),
      ),
    )
  if (withdrawn)
    happenings.push(
      once(
        scene,
        at(withdrawn.at),
        ({ request }) => request === 'approved',
        () => withdrawRequest(client, scene.requestId, withdrawn.reason),
      ),
    )
  if (assigned) happenings.push(...visitSteps(scene, assigned))
  return happenings
}

function visitSteps(scene: Scene, visit: Visit): Happening[] {
  const { cast, at, visitAt, story, reportId } = scene
  const shopper = cast[visit.shopper]
  const { sheet, fate } = visit
  const assigning = once(
    scene,
    at(visit.assigned),
    ({ request, report }) => request === 'approved' && !report,
    () => assignVisit(cast.admin, scene.requestId, shopper.id),
  )
  if (!sheet || !fate) return [assigning]
  const arrivedAt = visit.arrived ? at(visit.arrived) : addMinutes(visitAt, 2)
  const arriving = once(
    scene,
    arrivedAt,
    ({ request }) => request === 'assigned',
    () => checkIn(shopper, { requestId: scene.requestId, clientKey: reportId, ...arrival(story, arrivedAt) }),
  )
  const writing = reportStep(scene, addMinutes(arrivedAt, 60), 'draft', () =>
    fillSheet(shopper, { reportId, sheet, storyKey: story.key, arrivedAt, ...courseOf(story, fate) }),
  )
  return [assigning, arriving, writing, ...fateSteps(scene, shopper, fate)]
}

/** A place a few steps from the door, different for every visit. */
const arrival = ({ key, branch }: Story, at: Date) => {
  const steps = 1 + (key.length % 5)
  const latitude = branch.latitude + steps * 0.000_08
  return { deviceTime: at.toISOString(), latitude, longitude: branch.longitude, accuracy: 9 + steps, note: '' }
}

/** The rejected visit reuses another one's photos, and one in review was short, as findings for the editor. */
const courseOf = ({ key, type }: Story, fate: Fate) => {
  const usual = { full_service: 55, basic: 24, operations_audit: 95 }[type]
  return {
    stayMinutes: fate.state === 'submitted' ? Math.round(usual * 0.45) : usual,
    photosFrom: fate.state === 'rejected' ? 'dallah-malqa-first' : key,
  }
}

function fateSteps(scene: Scene, shopper: Actor, fate: Fate): Happening[] {
  if (fate.state === 'draft') return []
  const { cast, at, reportId, story } = scene
  const { admin } = cast
  const submission = { reportId, submissionKey: sameIdFor(story.key, 'submission'), declaration: true }
  const submitting = reportStep(scene, at(fate.submitted), 'draft', () => submitReport(shopper, submission))
  if (fate.state === 'submitted') return [submitting]
  const decidedAt = at(decisionOf(fate))
  const takenAt = fate.state === 'in_review' ? decidedAt : addMinutes(decidedAt, -35)
  const taking = reportStep(scene, takenAt, 'submitted', (report) => startReview(admin, report))
  const deciding = reportStep(scene, decidedAt, 'in_review', async (report) => {
    if (fate.state === 'released') await translateReport(admin, reportId, story.key)
    await decide(admin, report, fate)
  })
  return [submitting, taking, deciding]
}

type Decided = Exclude<Fate, { state: 'draft' | 'submitted' }>

const decisionOf = (fate: Decided): When => {
  if (fate.state === 'in_review') return fate.taken
  if (fate.state === 'returned') return fate.returned
  return fate.state === 'rejected' ? fate.rejected : fate.released
}

async function decide(admin: Actor, { reportId, version }: Report, fate: Decided): Promise<void> {
  if (fate.state === 'released')
    return releaseReport(admin, { reportId, version, grades: fate.grades, note: fate.note })
  if (fate.state === 'returned') {
    const { reason, questions } = fate
    return requestRevision(admin, { reportId, version, reason, questions })
  }
  if (fate.state === 'rejected') return rejectReport(admin, { reportId, version, reason: fate.reason })
}

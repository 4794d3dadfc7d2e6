import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth, clientInBoth } from '#/db/names.server.ts'
import { type EvaluationStep, requestCode } from '#/domain/evaluation.ts'
import { withVat } from '#/domain/vat.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { Kind } from '#/features/messaging/kinds/kinds.ts'
import { markAnnounced } from '#/features/messaging/notifications/mark-announced.server.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'

const selectEvent = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('request_events as event')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'event.request_id')
    .leftJoin('profiles as shopper', 'shopper.id', 'event.shopper_id')
    .leftJoin('profiles as actor', 'actor.id', 'event.actor_id')
    .select(['event.id', 'event.step', 'event.reason', 'event.actor_id', 'event.shopper_id', 'event.client_id'])
    .select('request.branch_id')
    .select('event.created_at')
    .select(['event.request_id', 'shopper.full_name as shopper_name'])
    .select([
      'request.number',
      clientInBoth('request').as('client_name'),
      branchInBoth('request').as('branch_name'),
      'request.branch_location',
    ])
    .select([
      'request.scheduled_date',
      'request.price',
      'request.within_plan',
      'request.shopper_fee',
      'request.created_by',
    ])
    .select(['request.is_withheld', 'actor.user_type as actor_type'])
    .where('event.id', '=', eventId)
    .executeTakeFirst()
type Event = NonNullable<Awaited<ReturnType<typeof selectEvent>>>

const factsOf = (event: Event) => {
  const { net, vat, gross } = withVat(event.within_plan ? 0 : event.price)
  return {
    client: event.client_name,
    shopper: event.shopper_name ?? '',
    number: requestCode(event.number),
    branch: event.branch_name,
    location: event.branch_location,
    visit: event.scheduled_date,
    price: net,
    vat,
    total: gross,
    within: event.within_plan ? evaluationMessages.yes : evaluationMessages.no,
    fee: event.shopper_fee,
    reason: event.reason ?? '',
    request: event.request_id,
  }
}

const effectOf = ({ id, created_at }: Event, kind: Kind, reader: string) => ({
  effectKey: `${id}:${kind}`,
  mailKey: `${id}:${kind}:${reader}`,
  at: created_at,
})

const tellAdmins = (
  tx: Tx,
  event: Event,
  kind: 'request.placed' | 'request.handed-back' | 'request.missed' | 'request.cancelled' | 'request.moved',
) => tell(tx, { admins: 'all' }, kind, factsOf(event), { effectKey: `${event.id}:${kind}`, at: event.created_at })

/** A withheld visit is never told to its client: each notice would say when it takes place. */
async function tellClient(
  tx: Tx,
  event: Event,
  kind: 'request.received' | 'request.approved' | 'request.shopper-found' | 'request.rescheduled' | 'request.cancelled',
  doneBy: string | null = null,
): Promise<void> {
  if (event.is_withheld) return
  const effect = { ...effectOf(event, kind, event.client_id), doneBy }
  await tell(tx, { client: event.client_id, branch: event.branch_id }, kind, factsOf(event), effect)
}

async function tellShopper(
  tx: Tx,
  event: Event,
  kind: 'request.assigned' | 'request.taken-back' | 'request.no-show' | 'request.rescheduled',
): Promise<void> {
  const { shopper_id: shopper } = event
  if (shopper) await tell(tx, { shopper }, kind, factsOf(event), effectOf(event, kind, shopper))
}

async function placed(tx: Tx, event: Event): Promise<void> {
  await tellAdmins(tx, event, 'request.placed')
  await tellClient(tx, event, 'request.received', event.created_by)
}

async function assigned(tx: Tx, event: Event): Promise<void> {
  await tellClient(tx, event, 'request.shopper-found')
  await tellShopper(tx, event, 'request.assigned')
}

async function cancelled(tx: Tx, event: Event): Promise<void> {
  await tellClient(tx, event, 'request.cancelled')
  await tellShopper(tx, event, 'request.taken-back')
}

async function missed(tx: Tx, event: Event): Promise<void> {
  await tellAdmins(tx, event, 'request.missed')
  await tellShopper(tx, event, 'request.no-show')
}

async function rescheduled(tx: Tx, event: Event): Promise<void> {
  // why: choosing another day within the client's window concerns only the shopper
  if (event.shopper_id !== null && event.actor_id === event.shopper_id) return
  if (event.actor_type === 'client') return tellAdmins(tx, event, 'request.moved')
  await tellClient(tx, event, 'request.rescheduled')
  await tellShopper(tx, event, 'request.rescheduled')
}

const nobody = async (): Promise<void> => {}

/**
 * Recipients of each step. Check-ins are not announced (why: the visit must stay secret); a completed report is
 * announced with the report.
 */
const tellStep: Record<EvaluationStep | 'request' | 'reschedule', (tx: Tx, event: Event) => Promise<void>> = {
  request: placed,
  approve: (tx, event) => tellClient(tx, event, 'request.approved'),
  assign: assigned,
  handBack: (tx, event) => tellAdmins(tx, event, 'request.handed-back'),
  takeBack: (tx, event) => tellShopper(tx, event, 'request.taken-back'),
  noShow: missed,
  reschedule: rescheduled,
  checkIn: nobody,
  returnToPool: nobody,
  restore: nobody,
  complete: nobody,
  withdraw: (tx, event) => tellAdmins(tx, event, 'request.cancelled'),
  cancel: cancelled,
}

/** Notifies the recipients of a step. */
export const announceStep = ({ eventId }: { eventId: string }): Promise<void> =>
  asSystem('a job notifies the recipients of an event', async (tx) => {
    const event = await selectEvent(tx, eventId)
    if (!event) return
    if (Object.hasOwn(tellStep, event.step)) await tellStep[event.step as keyof typeof tellStep](tx, event)
    await markAnnounced(tx, event.id)
  })

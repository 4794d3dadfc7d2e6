import { asSystem, type Tx } from '#/db/database.server.ts'
import { type EvaluationStep, requestCode } from '#/domain/evaluation.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { withVat } from '#/domain/vat.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { markAnnounced } from '#/features/messaging/notifications/mark-announced.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import type { EmailKind } from '#/messages/emails.ts'
import type { NotificationKind } from '#/messages/notifications.ts'
import { env } from '#/platform/env.server.ts'

const selectEvent = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('request_events as event')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'event.request_id')
    .leftJoin('profiles as shopper', 'shopper.id', 'event.shopper_id')
    .select(['event.id', 'event.step', 'event.reason', 'event.actor_id', 'event.shopper_id', 'event.client_id'])
    .select('event.created_at')
    .select(['event.request_id', 'shopper.full_name as shopper_name'])
    .select(['request.number', 'request.client_name', 'request.branch_name', 'request.branch_location'])
    .select(['request.scheduled_date', 'request.price', 'request.shopper_fee', 'request.created_by'])
    .where('event.id', '=', eventId)
    .executeTakeFirst()
type Event = NonNullable<Awaited<ReturnType<typeof selectEvent>>>

const pageOf = {
  admin: (event: Event) => `/admin/secret-shopper/${event.request_id}`,
  client: (event: Event) => `/client/secret-shopper/${event.request_id}`,
  shopper: (event: Event) => `/freelancer/secret-shopper/${event.request_id}`,
  shopperList: () => '/freelancer/secret-shopper',
} as const
type Page = keyof typeof pageOf

/** The browser gets these words as they are: whoever may not know the shopper must not find the name in them. */
const bell = (tx: Tx, event: Event, to: string, kind: NotificationKind, page: Page): Promise<void> => {
  const params = { client: event.client_name, branch: event.branch_name }
  return notify(tx, {
    to,
    kind,
    params,
    link: pageOf[page](event),
    effectKey: `${event.id}:${kind}`,
    at: event.created_at,
  })
}

const bellAdmins = (tx: Tx, event: Event, kind: NotificationKind): Promise<void> => {
  const params = { client: event.client_name, branch: event.branch_name, shopper: event.shopper_name ?? '' }
  return notifyAdmins(tx, {
    kind,
    params,
    link: pageOf.admin(event),
    effectKey: `${event.id}:${kind}`,
    at: event.created_at,
  })
}

const wordsOf = (event: Event, lang: Lang): Record<string, string> => {
  const { vat, gross } = withVat(event.price)
  return {
    number: requestCode(event.number),
    branch: event.branch_name,
    location: event.branch_location,
    visit: formatDateTime(new Date(event.scheduled_date), lang),
    price: formatMoney(event.price, lang),
    vat: formatMoney(vat, lang),
    total: formatMoney(gross, lang),
    fee: formatMoney(event.shopper_fee, lang),
    reason: event.reason ?? '',
  }
}

async function mail(tx: Tx, event: Event, profileId: string, kind: EmailKind, page: Page): Promise<void> {
  const to = await mailboxOf(tx, profileId)
  const params = { ...wordsOf(event, to.language), name: to.name, link: env().origin + pageOf[page](event) }
  await queueEmail(tx, { to, kind, params, effectKey: `${event.id}:${kind}:${profileId}` })
}

async function placed(tx: Tx, event: Event): Promise<void> {
  await bellAdmins(tx, event, 'request.placed')
  if (event.created_by !== event.client_id) await bell(tx, event, event.client_id, 'request.received', 'client')
  await mail(tx, event, event.client_id, 'request.received', 'client')
}

async function approved(tx: Tx, event: Event): Promise<void> {
  await bell(tx, event, event.client_id, 'request.approved', 'client')
  await mail(tx, event, event.client_id, 'request.approved', 'client')
}

async function assigned(tx: Tx, event: Event): Promise<void> {
  await bell(tx, event, event.client_id, 'request.shopper-found', 'client')
  if (!event.shopper_id) return
  await bell(tx, event, event.shopper_id, 'request.assigned', 'shopper')
  await mail(tx, event, event.shopper_id, 'request.assigned', 'shopper')
}

async function takenBack(tx: Tx, event: Event): Promise<void> {
  if (!event.shopper_id) return
  await bell(tx, event, event.shopper_id, 'request.taken-back', 'shopperList')
  await mail(tx, event, event.shopper_id, 'request.taken-back', 'shopperList')
}

async function cancelled(tx: Tx, event: Event): Promise<void> {
  await bell(tx, event, event.client_id, 'request.cancelled', 'client')
  await mail(tx, event, event.client_id, 'request.cancelled', 'client')
  await takenBack(tx, event)
}

async function missed(tx: Tx, event: Event): Promise<void> {
  await bellAdmins(tx, event, 'request.missed')
  if (!event.shopper_id) return
  await bell(tx, event, event.shopper_id, 'request.no-show', 'shopperList')
  await mail(tx, event, event.shopper_id, 'request.no-show', 'shopperList')
}

async function rescheduled(tx: Tx, event: Event): Promise<void> {
  // why: a shopper who picks another of the days that the client left open changes nothing for anybody
  if (event.shopper_id !== null && event.actor_id === event.shopper_id) return
  await bell(tx, event, event.client_id, 'request.rescheduled', 'client')
  await mail(tx, event, event.client_id, 'request.rescheduled', 'client')
  if (!event.shopper_id) return
  await bell(tx, event, event.shopper_id, 'request.rescheduled', 'shopper')
  await mail(tx, event, event.shopper_id, 'request.rescheduled', 'shopper')
}

const nobody = async (): Promise<void> => {}

/**
 * Who is told of which step. Nobody is told that a shopper is at the branch at this moment, or the visit would be a mystery no
 * more; what becomes of a report is told with the report.
 */
const tell: Record<EvaluationStep | 'request' | 'reschedule', (tx: Tx, event: Event) => Promise<void>> = {
  request: placed,
  approve: approved,
  assign: assigned,
  handBack: (tx, event) => bellAdmins(tx, event, 'request.handed-back'),
  takeBack: takenBack,
  noShow: missed,
  reschedule: rescheduled,
  checkIn: nobody,
  returnToPool: nobody,
  restore: nobody,
  complete: nobody,
  withdraw: (tx, event) => bellAdmins(tx, event, 'request.cancelled'),
  cancel: cancelled,
}

/** Tells those whom a step of a request concerns, by bell and mail, each in their language. */
export const announceStep = ({ eventId }: { eventId: string }): Promise<void> =>
  asSystem('a job tells several people about one event', async (tx) => {
    const event = await selectEvent(tx, eventId)
    if (!event) return
    if (Object.hasOwn(tell, event.step)) await tell[event.step as keyof typeof tell](tx, event)
    await markAnnounced(tx, event.id)
  })

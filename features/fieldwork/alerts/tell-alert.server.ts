import { asSystem, type Tx } from '#/db/database.server.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { isolate, type Lang } from '#/domain/text.ts'
import { type Email, mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { failuresSeen } from './seen.server.ts'

type Reader = Email['to'] & { name: string }

const selectAlert = (tx: Tx, alertId: string) =>
  tx
    .selectFrom('report_alerts as a')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select(['a.id', 'a.client_id', 'a.questions', 'a.note', 'r.id as report_id', 'r.questionnaire_id'])
    .select(['r.checked_in_at', 'q.branch_name', 'q.branch_location'])
    .where('a.id', '=', alertId)
    .where('a.state', '=', 'sent')
    .executeTakeFirst()
type Alert = NonNullable<Awaited<ReturnType<typeof selectAlert>>>

/** Tells the people whom the client chose of a critical failure, each in their language: what was seen, when and where. */
export async function tellAlert({ alertId }: { alertId: string }): Promise<void> {
  await asSystem('a client is told of a critical failure that an editor has checked', async (tx) => {
    const alert = await selectAlert(tx, alertId)
    if (!alert) return
    const link = `/client/alerts/${alert.id}`
    await notify(tx, {
      to: alert.client_id,
      kind: 'alert.finding',
      params: { branch: alert.branch_name, ...(await findingsOf(tx, alert)) },
      link,
      effectKey: `alert.sent:${alert.id}`,
    })
    for (const reader of await readersOf(tx, alert.client_id)) await mailAlert(tx, alert, reader, link)
  })
}

/** What the bell says of the failures, in both languages: its reader's is known when it is read. */
async function findingsOf(tx: Tx, alert: Alert): Promise<{ finding_en: string; finding_ar: string }> {
  const [en, ar] = [await seenIn(tx, alert, 'en'), await seenIn(tx, alert, 'ar')]
  const sentences = (seen: typeof en) => seen.map(({ sentence }) => sentence)
  return { finding_en: sentences(en).join('; '), finding_ar: sentences(ar).join('؛ ') }
}

const seenIn = (tx: Tx, alert: Alert, lang: Lang) =>
  failuresSeen(tx, { id: alert.report_id, questionnaire_id: alert.questionnaire_id }, alert.questions as string[], lang)

/** The people the client chose; the account itself while it has chosen nobody, because somebody must hear of it. */
async function readersOf(tx: Tx, clientId: string): Promise<Reader[]> {
  const people = await tx
    .selectFrom('alert_people')
    .select(['name', 'email', 'language'])
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  if (people.length === 0) return [await mailboxOf(tx, clientId)]
  return people.map(({ name, email, language }) => ({
    profileId: null,
    address: email,
    language,
    name,
  }))
}

async function mailAlert(tx: Tx, alert: Alert, { name, ...to }: Reader, link: string): Promise<void> {
  const seen = await seenIn(tx, alert, to.language)
  const branch = to.language === 'ar' ? isolate(alert.branch_name) : alert.branch_name
  const lines = seen.map(({ sentence, comment }) => `• ${branch} – ${sentence}${comment && `\n${comment}`}`)
  await queueEmail(tx, {
    to,
    kind: 'report.alert',
    params: {
      name,
      branch: alert.branch_name,
      location: alert.branch_location,
      at: formatDateTime(new Date(alert.checked_in_at), to.language),
      seen: [...lines, ...(alert.note ? [alert.note] : [])].join('\n\n'),
      link: `${env().origin}${link}`,
    },
    effectKey: `report.alert:${alert.id}:${to.address.toLowerCase()}`,
  })
}

const perRun = 200

/** An alert nobody decided in time is told to every administrator, once. */
export async function chaseAlerts(): Promise<void> {
  await asSystem('alerts that wait too long are watched by the platform', async (tx) => {
    const late = await tx
      .selectFrom('report_alerts as a')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .select(['a.id', 'a.report_id', 'a.due_at', 'q.branch_name'])
      .where('a.state', '=', 'waiting')
      .where('a.due_at', '<=', now().toISOString())
      .orderBy('a.due_at')
      .limit(perRun)
      .execute()
    for (const { id, report_id, due_at, branch_name } of late)
      await notifyAdmins(tx, {
        kind: 'alert.late',
        params: { branch: branch_name },
        link: `/admin/reports/${report_id}`,
        effectKey: `alert.late:${id}:${Date.parse(due_at)}`,
      })
  })
}

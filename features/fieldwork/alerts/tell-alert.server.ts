import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { isolate, type Lang, textOf } from '#/domain/text.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { countAlertLevels } from '#/features/messaging/tell/audience.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { revealVisit } from '#/features/ordering/requests/visits-of-programme.server.ts'
import { now } from '#/platform/clock.ts'
import { markText } from '#/features/fieldwork/translations/mark-text.ts'
import { failuresSeen } from './seen.server.ts'

const selectAlert = (tx: Tx, alertId: string) =>
  tx
    .selectFrom('report_alerts as a')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select(['a.id', 'a.client_id', 'a.questions', 'a.note', 'r.id as report_id', 'r.questionnaire_id', 'r.branch_id'])
    .leftJoin('visit_programmes as p', 'p.id', 'q.programme_id')
    .select(['r.checked_in_at', branchInBoth('q').as('branch_name'), 'q.branch_location'])
    .select(['q.id as request_id', 'q.is_withheld', 'p.alerts_at_once', 'a.levels_told', 'a.opened_at'])
    .where('a.id', '=', alertId)
    .where('a.state', '=', 'sent')
    .executeTakeFirst()
type Alert = NonNullable<Awaited<ReturnType<typeof selectAlert>>>

/**
 * Notifies the branch's team and those who have to act of a critical failure: findings, time and branch. The alert of a
 * withheld visit waits for the report, unless its programme wants alerts at once: then it ends the withholding.
 */
export async function tellAlert({ alertId }: { alertId: string }): Promise<void> {
  await asSystem('a job notifies a client of a confirmed critical failure', async (tx) => {
    const alert = await selectAlert(tx, alertId)
    if (!alert) return
    if (alert.is_withheld && !alert.alerts_at_once) return
    if (alert.is_withheld) await revealVisit(tx, alert.request_id)
    await tellPeople(tx, alert, Math.max(1, alert.levels_told))
    if (alert.levels_told === 0) await startClock(tx, alert, 1)
  })
}

/** Notifies the team by bell, and by mail those who answer for the branch, up to this level; each is told once. */
async function tellPeople(tx: Tx, alert: Alert, levels: number): Promise<void> {
  const about = { branch: alert.branch_name, alert: alert.id }
  const seen = { en: await seenIn(tx, alert, 'en'), ar: await seenIn(tx, alert, 'ar') }
  const finding = textOf((lang) => seen[lang].map(({ sentence }) => sentence).join(lang === 'ar' ? '؛ ' : '; '))
  const effectKey = `alert.sent:${alert.id}`
  const branch = alert.branch_id
  await tell(tx, { client: alert.client_id, branch }, 'alert.finding', { ...about, finding }, { effectKey })
  const facts = {
    ...about,
    location: alert.branch_location,
    at: alert.checked_in_at,
    seen: textOf((lang) => linesOf(alert, seen[lang], lang)),
  }
  const people = { alertPeople: alert.client_id, branch, levels }
  await tell(tx, people, 'report.alert', facts, { effectKey: `report.alert:${alert.id}` })
}

/** Notes the levels told, and when the next one is due; there is none above the last. */
async function startClock(tx: Tx, alert: Alert, levels: number): Promise<void> {
  const isLast = levels >= (await countAlertLevels(tx, alert.client_id, alert.branch_id))
  const hours = await readSetting(tx, 'reports.alert-escalation-hours')
  await tx
    .updateTable('report_alerts')
    .set({ levels_told: levels, escalates_at: isLast || alert.opened_at ? null : addHours(now(), hours) })
    .where('id', '=', alert.id)
    .execute()
}

/**
 * Tells the next level above of each alert that no one below has opened in time. An alert whose report has a corrective
 * action is answered.
 */
export async function escalateAlerts(): Promise<void> {
  await asSystem('a job tells the next level of critical failures that no one has opened', async (tx) => {
    const due = await tx
      .selectFrom('report_alerts as a')
      .select('a.id')
      .where('a.escalates_at', '<=', now().toISOString())
      .orderBy('a.escalates_at')
      .limit(perRun)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id } of due) {
      const alert = await selectAlert(tx, id)
      if (!alert) continue
      if (alert.opened_at || (await isAnswered(tx, alert))) await stopClock(tx, id)
      else {
        const levels = alert.levels_told + 1
        await tellPeople(tx, alert, levels)
        await startClock(tx, alert, levels)
      }
    }
  })
}

const stopClock = (tx: Tx, alertId: string) =>
  tx.updateTable('report_alerts').set({ escalates_at: null }).where('id', '=', alertId).execute()

const isAnswered = async (tx: Tx, alert: Alert): Promise<boolean> =>
  (await tx.selectFrom('report_actions').select('id').where('report_id', '=', alert.report_id).executeTakeFirst()) !==
  undefined

const seenIn = (tx: Tx, alert: Alert, lang: Lang) =>
  failuresSeen(tx, { id: alert.report_id, questionnaire_id: alert.questionnaire_id }, alert.questions as string[], lang)

type Seen = Awaited<ReturnType<typeof seenIn>>
function linesOf(alert: Alert, seen: Seen, lang: Lang): string {
  const branch = lang === 'ar' ? isolate(alert.branch_name.ar) : alert.branch_name.en
  const lines = seen.map(({ sentence, comment, told }) => {
    const words = told ? `${told.text ?? comment} (${markText(told, lang)})` : comment
    return `• ${branch} – ${sentence}${words && `\n${words}`}`
  })
  return [...lines, ...(alert.note ? [alert.note] : [])].join('\n\n')
}

const perRun = 200

/** Notifies every administrator once of an alert not decided in time. */
export async function chaseAlerts(): Promise<void> {
  await asSystem('a job reminds editors of overdue alerts', async (tx) => {
    const late = await tx
      .selectFrom('report_alerts as a')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .select(['a.id', 'a.report_id', 'a.due_at', branchInBoth('q').as('branch_name')])
      .where('a.state', '=', 'waiting')
      .where('a.due_at', '<=', now().toISOString())
      .orderBy('a.due_at')
      .limit(perRun)
      .execute()
    for (const { id, report_id, due_at, branch_name } of late) {
      const effectKey = `alert.late:${id}:${Date.parse(due_at)}`
      await tell(tx, { admins: 'all' }, 'alert.late', { branch: branch_name, report: report_id }, { effectKey })
    }
  })
}

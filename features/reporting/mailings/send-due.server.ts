import { sql, type SqlBool } from 'kysely'
import { asSystem, readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { companyNames } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { mostTold, nextMailing } from '#/domain/reporting/mailing-schedule.ts'
import { formatDate, riyadhDay } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import { type Lang, type Text, translator } from '#/domain/text.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { coversPart, memberOf } from '#/features/companies/members/acting-member.server.ts'
import { unsubscribeAddress } from '#/features/messaging/news/token.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { verdictOf } from '#/features/reporting/reports/verdict.ts'
import { addShare } from '#/features/reporting/shares/shares.server.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { personToken } from './token.server.ts'

const why = 'a job sends the new reports of lists that are due'
/** Days for which the links of a mail open. */
const linkDays = 30

const selectDue = (db: Tx) =>
  db
    .selectFrom('report_mailings')
    .select(['id', 'client_id', 'node_id', 'name', 'language', 'cadence', 'day', 'next_on', 'sent_until', 'owner_id'])
    .where('state', '=', 'active')
    .where('next_on', '<=', riyadhDay(now()))
    .orderBy('next_on')
    .limit(200)
type Due = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number]

/**
 * Sends every list that is due: one mail an address with the reports released since the last one, none where there is no
 * new report. Runs every hour; a day that was missed is sent as soon as possible, once.
 */
export async function sendDueMailings(): Promise<void> {
  for (const due of await readAsSystem(why, (db) => selectDue(db).execute())) await sendMailing(due)
}

/** The owner of a list with the rights of today; null where they no longer cover the list. */
async function ownerOf(
  tx: Tx,
  { client_id: clientId, owner_id: ownerId, node_id: nodeId }: Due,
): Promise<Actor | null> {
  const owner = await memberOf(tx, clientId, ownerId)
  if (!owner || !may(owner, 'reports.share')) return null
  const root = await tx
    .selectFrom('org_nodes')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'root')
    .executeTakeFirstOrThrow()
  return (await coversPart(tx, owner, nodeId ?? root.id, ['reports.share'])) ? owner : null
}

/** Reports of a list that were released after `from`, up to `until`, the first visit first. */
const selectNew = (db: Tx, clientId: string, nodeId: string | null, from: string, until: Date) =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select('r.id')
    .where('r.client_id', '=', clientId)
    .where(sql<SqlBool>`r.status in ('released', 'disputed', 'locked')`)
    .where('r.released_at', '>', from)
    .where('r.released_at', '<=', until.toISOString())
    .$if(nodeId !== null, (rows) => rows.where(isBelow('q.branch_id', nodeId!)))
    .orderBy('r.checked_in_at')
    .orderBy('r.id')

/** Number of reports that the next mail of a list would tell, as of now. */
export async function countNew(actor: Actor, { nodeId, sentUntil }: { nodeId: string | null; sentUntil: string }) {
  const rows = await readAs(actor, (db) => selectNew(db, companyOf(actor), nodeId, sentUntil, now()).execute())
  return rows.length
}

/** A report in three lines: branch, day and score; what to fix first; a link that opens it. */
async function lineOf(actor: Actor, reportId: string, label: string, lang: Lang): Promise<string> {
  const report = await readClientReport(actor, reportId, lang)
  const { token } = await addShare(actor, { reportId, label, days: linkDays })
  const t = translator(lang, reportMailingMessages)
  const date = formatDate(new Date(report.visitedAt), lang)
  const head = t('line', { branch: report.branch, date, score: formatScore(report.score, lang) })
  return [head, verdictOf(report, lang).text, `${env().origin}${publicPath(lang, `/shared/${token}`)}`].join('\n')
}

async function sendMailing(due: Due): Promise<void> {
  const until = now()
  const found = await readAsSystem(why, async (tx) => ({
    owner: await ownerOf(tx, due),
    company: await companyNames(tx, due.client_id),
    isInPlan: await hasFeature(tx, due.client_id, 'analytics'),
  }))
  if (!found.owner) {
    await asSystem(why, (tx) =>
      tx
        .updateTable('report_mailings')
        .set({ state: 'owner-gone' })
        .where('id', '=', due.id)
        .where('state', '=', 'active')
        .execute(),
    )
    return
  }
  // without the plan nothing is sent or forgotten: the first mail afterwards tells the reports in between
  if (!found.isInPlan) return moveOn(due, due.sent_until)
  const lang = due.language
  const owner = { ...found.owner, language: lang }
  const reports = await readAs(owner, (db) =>
    selectNew(db, due.client_id, due.node_id, due.sent_until, until).execute(),
  )
  const told = reports.slice(0, mostTold)
  const lines: string[] = []
  for (const { id } of told) lines.push(await lineOf(owner, id, due.name, lang))
  if (reports.length > told.length)
    lines.push(translator(lang, reportMailingMessages)('more', { count: reports.length - told.length }))
  await deliver(due, { company: found.company, lines: lines.join('\n\n'), count: reports.length, until })
}

const nextOf = ({ cadence, day }: Due, after: Date) => nextMailing({ cadence, day }, riyadhDay(after))

/** Moves a list to its next day without a mail. */
const moveOn = (due: Due, sentUntil: string) =>
  asSystem(why, async (tx) => {
    await tx
      .updateTable('report_mailings')
      .set({ next_on: nextOf(due, now()), sent_until: sentUntil })
      .where('id', '=', due.id)
      .where('state', '=', 'active')
      .where('next_on', '=', due.next_on)
      .execute()
  })

type Content = { company: Text; lines: string; count: number; until: Date }

/** Puts the mails into the outbox and moves the list on, once a day of its schedule. */
async function deliver(due: Due, { company, lines, count, until }: Content): Promise<void> {
  const lang = due.language
  await asSystem(why, async (tx) => {
    const moved = await tx
      .updateTable('report_mailings')
      .set({
        sent_until: until,
        next_on: nextOf(due, until),
        ...(count > 0 && { last_sent_at: until, last_count: count }),
      })
      .where('id', '=', due.id)
      .where('state', '=', 'active')
      .where('next_on', '=', due.next_on)
      .where('sent_until', '=', due.sent_until)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n || count === 0) return
    const people = await tx
      .selectFrom('report_mailing_people')
      .select(['id', 'address'])
      .where('mailing_id', '=', due.id)
      .where('removed_at', 'is', null)
      .where('stopped_at', 'is', null)
      .execute()
    for (const { id, address } of people) {
      const stop = unsubscribeAddress(personToken(id), lang)
      const to = { address, name: address, language: lang }
      const effectKey = `report.mailing:${due.id}:${due.next_on}:${id}`
      await tell(
        tx,
        { address: to },
        'report.mailing',
        { list: due.name, client: company, count, lines, stop },
        { effectKey },
      )
    }
  })
}

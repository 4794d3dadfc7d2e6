import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { stageDue } from '#/domain/operations/papers/reminders.ts'
import { daysBetween, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Text, textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { now } from '#/platform/clock.ts'

const why = 'a job calls licences of suppliers to mind'
/** Days before the end of the first reminder. */
const lead = 60
/** Lines of a mail; its count is of all. */
const mostLines = 50

const selectDue = (db: Tx) =>
  db
    .selectFrom('supplier_licences as l')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'l.client_id').onRef('s.id', '=', 'l.supplier_id'),
    )
    .select(['l.id', 'l.client_id', 'l.kind', 'l.expires_on', 'l.reminded'])
    .select([
      sql<string>`coalesce(s.name_en, s.name_ar)`.as('en'),
      sql<string>`coalesce(s.name_ar, s.name_en)`.as('ar'),
    ])
    .where('l.replaced_at', 'is', null)
    .where('s.archived_at', 'is', null)
    .where(sql<boolean>`l.expires_on - ${lead}::int <= ${riyadhDay(now())}::date`)
    .where((of) => of.or([of('l.reminded', 'is', null), of('l.reminded', '>', 0)]))
    .orderBy('l.client_id')
    .orderBy('l.expires_on')
    .orderBy('l.id')
type Row = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number]
type Due = Row & { stage: number }

const isDue = (row: Row): Due[] => {
  const daysLeft = daysBetween(riyadhDay(now()), row.expires_on)
  const stage = stageDue({ lead, daysLeft, renewalStarted: false, told: row.reminded })
  return stage === null ? [] : [{ ...row, stage }]
}

const lineOf = (due: Due): Text =>
  textOf((lang) => [due[lang], supplierMessages[`kind_${due.kind}`][lang], formatDay(due.expires_on, lang)].join(' · '))

async function remindCompany(tx: Tx, clientId: string, due: readonly Due[]): Promise<void> {
  const lines = due.slice(0, mostLines).map(lineOf)
  const facts = {
    count: due.length,
    first: lines[0]!,
    lines: textOf((lang) => lines.map((line) => line[lang]).join('\n')),
  }
  await tell(tx, { client: clientId }, 'licence.ending', facts, {
    effectKey: `licences:${riyadhDay(now())}:${clientId}`,
  })
  for (const [stage, of] of Map.groupBy(due, (one) => one.stage))
    await tx
      .updateTable('supplier_licences')
      .set({ reminded: stage })
      .where('client_id', '=', clientId)
      .where(sql<boolean>`id = any(${of.map(({ id }) => id)}::uuid[])`)
      .execute()
}

/**
 * Once a day: tells the buyers of each company which licences of its suppliers end soon or ended, each licence 60, 30
 * and 7 days before its end and on the day. A company is one transaction, so a repeated run sends no second mail.
 */
export async function remindLicences(): Promise<void> {
  const due = (await readAsSystem(why, (db) => selectDue(db).execute())).flatMap(isDue)
  for (const [clientId, licences] of Map.groupBy(due, ({ client_id }) => client_id))
    await asSystem(why, (tx) => remindCompany(tx, clientId, licences))
}

import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { readInSnapshot } from '#/db/snapshot.server.ts'
import { companyOf, type Actor, staffBehind } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { monthStart } from '#/domain/months.ts'
import { journalOf } from '#/domain/operations/daily-reports/journal.ts'
import { type DailyTemplate, forBranch, houseTemplate, shiftOn } from '#/domain/operations/daily-reports/template.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type Lang, translator, withoutMarks } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { dailyDocumentMessages } from '#/messages/operations/daily-documents.ts'

type Cells = readonly Cell[]
type Signed = {
  branch_id: string
  branch: string
  business_day: Day
  shift: string
  revision: number
  template_version: number
  content: DailyValues
}

const atOnce = 500

/** Signed reports of a month with their amounts, as far as the actor reads the money. */
const selectSigned = (tx: Tx, actor: Actor, month: string) =>
  tx
    .selectFrom('daily_reports as d')
    .innerJoin('daily_money as m', 'm.report_id', 'd.id')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'd.client_id').onRef('b.id', '=', 'd.branch_id'),
    )
    .select([branchNow('b').as('branch'), 'd.branch_id', 'd.shift', 'd.revision', 'd.template_version', 'm.content'])
    .select(sql<Day>`d.business_day::text`.as('business_day'))
    .where('d.client_id', '=', companyOf(actor))
    .where('d.is_current', '=', true)
    .where('d.state', '=', 'signed')
    .where('d.business_day', '>=', `${month}-01`)
    .where('d.business_day', '<', monthStart(`${month}-01`, 1))
    .orderBy('d.business_day')
    .orderBy(sql`app.fold(${branchNow('b')})`)
    .orderBy('d.shift')

async function templatesOf(tx: Tx, actor: Actor): Promise<Map<number, DailyTemplate>> {
  const rows = await tx
    .selectFrom('daily_templates')
    .select(['version', 'body'])
    .where('client_id', '=', companyOf(actor))
    .execute()
  return new Map(rows.map(({ version, body }) => [version, { ...houseTemplate, ...(body as Partial<DailyTemplate>) }]))
}

async function* readEntries(tx: Tx, actor: Actor, month: string, lang: Lang): AsyncGenerator<Cells> {
  const t = translator(lang, dailyDocumentMessages)
  const templates = await templatesOf(tx, actor)
  await sql`declare journal no scroll cursor for ${selectSigned(tx, actor, month)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Signed>`fetch ${sql.lit(atOnce)} from journal`.execute(tx)
    for (const {
      branch,
      branch_id: branchId,
      business_day: day,
      shift,
      revision,
      template_version: version,
      content,
    } of rows) {
      const template = forBranch(templates.get(version) ?? houseTemplate, branchId)
      const name = shiftOn(template, day, shift)?.name[lang] ?? shift
      for (const { account, debit, credit } of journalOf(content, template.fees))
        yield [
          { day },
          branch,
          name,
          `${day} ${shift} ${revision}`,
          withoutMarks(t(`account_${account}`)),
          debit > 0 ? { halalas: debit } : null,
          credit > 0 ? { halalas: credit } : null,
        ]
    }
    if (rows.length < atOnce) return
  }
}

const columns = ['day', 'branch', 'shift', 'reference', 'account', 'debit', 'credit'] as const

/**
 * Entries of a month's signed reports as lines of a file, heading first. The export is recorded before the first line is
 * read. Of a report that was reopened the newest signed revision counts, once it is signed again.
 */
export async function exportJournal(actor: Actor, month: string, lang: Lang): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'daily-money.read')
  const clientId = companyOf(actor)
  // why: in a view as a company the database lets nothing be written
  const person = staffBehind(actor)
  await asActor(person, (tx) =>
    recordActivity(tx, person, {
      action: 'daily.journal',
      entity: 'client',
      entityId: clientId,
      clientId,
      after: { month },
    }),
  )
  const t = translator(lang, dailyDocumentMessages)
  return (async function* lines(): AsyncGenerator<Cells> {
    yield columns.map((name) => t(name))
    yield* readInSnapshot(actor, (tx) => readEntries(tx, actor, month, lang))
  })()
}

import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { dailyStates } from '#/domain/operations/daily-reports/state.ts'
import { authorize } from '#/domain/permissions.ts'
import { about, field, getOperation, listOperation } from '../operation.ts'
import { moment, readApiPage } from './read-api-rows.server.ts'

const halalas = field.halalas.nullable()
const report = z.object({
  id: field.id,
  branch_id: field.id,
  business_day: field.day,
  shift: z.string().meta(about('Key of the shift in the template.', 'رمز الوردية في النموذج.')),
  state: z.enum(dailyStates),
  revision: z.number().int(),
  is_late: z.boolean(),
  temperature_alarm: z
    .boolean()
    .meta(about('A temperature was beyond its range.', 'تجاوزت درجة حرارة نطاقها المسموح.')),
  due_at: field.at,
  submitted_at: field.at.nullable(),
  signed_at: field.at.nullable(),
  gross: halalas,
  net: halalas,
  vat: halalas,
  covers: z.number().int().nullable().meta(about('Guests.', 'عدد الضيوف.')),
  cash_difference: halalas,
  updated_at: field.at,
})
export const dailyDetails = z.object({
  ...report.shape,
  answers: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta(
      about(
        'Answers by the key of their field; null while there are none.',
        'الإجابات حسب رمز الحقل، وقيمتها null ما دامت غير موجودة.',
      ),
    ),
  money: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta(about('Answers of the parts about money.', 'إجابات الأقسام المالية.')),
})

type Sums = 'gross' | 'net' | 'vat' | 'cash_difference'
type Moments = 'due_at' | 'submitted_at' | 'signed_at' | 'updated_at'
type Row = Omit<z.output<typeof report>, Sums | Moments> &
  Record<Sums, number | string | null> & {
    due_at: Date
    submitted_at: Date | null
    signed_at: Date | null
    updated_at: Date
  }

/** Reports of each shift in their newest revision, without drafts that are being filled in. */
const selectDaily = (db: Tx, clientId: string) =>
  db
    .selectFrom('daily_reports as d')
    .leftJoin('daily_money as m', (join) =>
      join.onRef('m.client_id', '=', 'd.client_id').onRef('m.report_id', '=', 'd.id'),
    )
    .select(['d.id', 'd.branch_id', 'd.business_day', 'd.shift', 'd.state', 'd.revision', 'd.is_late'])
    .select(['d.has_beyond as temperature_alarm', 'd.due_at', 'd.submitted_at', 'd.signed_at', 'd.updated_at'])
    .select(['m.gross', 'm.net', 'm.vat', 'm.covers', 'm.difference as cash_difference'])
    .where('d.client_id', '=', clientId)
    .where('d.is_current', '=', true)

const whole = (value: number | string | null): number | null => (value === null ? null : Number(value))
const reportOf = (row: Row) => ({
  ...row,
  gross: whole(row.gross),
  net: whole(row.net),
  vat: whole(row.vat),
  cash_difference: whole(row.cash_difference),
  due_at: moment(row.due_at)!,
  submitted_at: moment(row.submitted_at),
  signed_at: moment(row.signed_at),
  updated_at: moment(row.updated_at)!,
})

export const listDailyReportsOperation = listOperation({
  id: 'listDailyReports',
  path: '/daily-reports',
  scope: 'daily:read',
  tag: 'daily',
  summary: { en: 'Daily reports, each in its newest revision', ar: 'التقارير اليومية، كل منها بآخر نسخة' },
  schema: 'DailyReport',
  item: report,
  filters: {
    branch: field.id.optional(),
    state: z.enum(dailyStates).optional(),
    from: field.day.optional().meta(about('First business day.', 'أول يوم عمل.')),
    to: field.day.optional().meta(about('Last business day.', 'آخر يوم عمل.')),
    updated_since: field.at.optional(),
  },
  run: async ({ actor, filters: { branch, state, from, to, updated_since: since }, fetch }) => {
    authorize(actor, 'daily.read')
    const rows = await readApiPage<Row>(actor, fetch, 'd.id', (db, clientId) =>
      selectDaily(db, clientId)
        .$if(branch !== undefined, (found) => found.where('d.branch_id', '=', branch!))
        .$if(state !== undefined, (found) => found.where('d.state', '=', state!))
        .$if(from !== undefined, (found) => found.where('d.business_day', '>=', from!))
        .$if(to !== undefined, (found) => found.where('d.business_day', '<=', to!))
        .$if(since !== undefined, (found) => found.where('d.updated_at', '>=', since!)),
    )
    return rows.map(reportOf)
  },
})

export async function readDailyReport(actor: Actor, id: string): Promise<z.output<typeof dailyDetails>> {
  authorize(actor, 'daily.read')
  return readAs(actor, async (db) => {
    const row = await selectDaily(db, companyOf(actor))
      .leftJoin('daily_values as v', (join) =>
        join.onRef('v.client_id', '=', 'd.client_id').onRef('v.report_id', '=', 'd.id'),
      )
      .select(['v.content as answers', 'm.content as money'])
      .where(sql<boolean>`d.id = ${id}::uuid`)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const { answers, money, ...found } = row
    return {
      ...reportOf(found as unknown as Row),
      answers: answers as Record<string, unknown> | null,
      money: money as Record<string, unknown> | null,
    }
  })
}

export const readDailyReportOperation = getOperation({
  id: 'getDailyReport',
  path: '/daily-reports/{id}',
  scope: 'daily:read',
  tag: 'daily',
  summary: { en: 'A daily report with its answers', ar: 'تقرير يومي مع إجاباته' },
  schema: 'DailyReportDetails',
  item: dailyDetails,
  run: ({ actor, id }) => readDailyReport(actor, id),
})

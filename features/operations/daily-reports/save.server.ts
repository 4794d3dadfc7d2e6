import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays } from '#/domain/riyadh-time.ts'
import { businessDayOf, dueAt } from '#/domain/operations/daily-reports/business-day.ts'
import { contradicts, type ReportWithCooling } from '#/domain/operations/daily-reports/carried.ts'
import { applyChanges, type DailyChange } from '#/domain/operations/daily-reports/changes.ts'
import { type DailyState, isFilling } from '#/domain/operations/daily-reports/state.ts'
import { type DailyTemplate, endOfShift, shiftOn } from '#/domain/operations/daily-reports/template.ts'
import {
  coolingsOf,
  countFinished,
  type DailyValues,
  figuresOf,
  isMoneyKey,
  isValueOf,
  type OpenPoint,
} from '#/domain/operations/daily-reports/values.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { DailySaveRequest } from './form.ts'
import { branchOf, contentOf, type DailyRow, namesOf, selectCurrent } from './hold.server.ts'
import { reportsWithCooling } from './carried.server.ts'
import { alertAtOnce } from './alerts.server.ts'
import { openTemperatureActions } from './temperature-actions.server.ts'
import { takeSigningStep } from './sign.server.ts'
import { readBranchTemplate } from './template.server.ts'

export type DailySaved = {
  reportId: string
  revision: number
  version: number
  state: DailyState
  values: DailyValues
  /** Answers that another device changed meanwhile: its values stay until the person chooses. */
  conflicts: string[]
  /** Who else wrote last, if that is another person. */
  other: string | null
  /** What kept the step from being taken. */
  missing: OpenPoint[]
}

const oldestDays = 45

/**
 * Saves answers of a shift and takes the step that follows them. Sent twice it changes nothing; the first save of a shift
 * begins its report.
 */
export async function saveDaily(actor: Actor, request: DailySaveRequest): Promise<DailySaved> {
  authorize(actor, 'daily.write')
  await takeAttempt('report work by account', actor.id)
  return asActor(actor, async (tx) => {
    const branch = await branchOf(tx, actor, request.branchId)
    const row =
      (await selectCurrent(tx, actor, request).forUpdate().executeTakeFirst()) ?? (await begin(tx, actor, request))
    const { template } = await readBranchTemplate(tx, {
      clientId: companyOf(actor),
      branchId: branch.id,
      version: row.template_version,
    })
    const around = await reportsAround(tx, actor, request)
    const held = await contentOf(tx, row.id)
    if (!held.work || !held.money) throw new AppError('not-found')
    const before = { ...held.work, ...held.money }
    if (!isFilling(row.state) && request.changes.length === 0) {
      const missing = await takeSigningStep(tx, actor, { row, request, template, values: before, around })
      return answer(tx, actor, { row, values: before, conflicts: [], missing })
    }
    const { values, conflicts, changed } = change(template, before, request.changes)
    refuseOtherBatches(around, row, values, changed)
    if (!isFilling(row.state) && changed.length + conflicts.length > 0) throw new AppError('daily.closed')
    if (changed.length > 0) {
      await write(tx, row, { template, values })
      const beyond = await openTemperatureActions(tx, actor, {
        row,
        request,
        template,
        values,
        changed,
        branch,
        around,
      })
      await alertAtOnce(tx, row, { template, values, changed })
      await touch(tx, actor, row, beyond)
    }
    const stepped =
      conflicts.length === 0 ? await takeSigningStep(tx, actor, { row, request, template, values, around }) : []
    return answer(tx, actor, { row, values, conflicts, missing: stepped })
  })
}

/** Reports with cooling around this one; read when cooling is part of what was sent. */
function reportsAround(tx: Tx, actor: Actor, request: DailySaveRequest): Promise<ReportWithCooling[]> {
  const concerns = request.changes.some(({ key }) => key.startsWith('cooling.'))
  return concerns || (request.step && (request.carried ?? []).length > 0)
    ? reportsWithCooling(tx, actor, request)
    : Promise.resolve([])
}

/** Refuses a batch of an earlier report with other food or another first reading. */
function refuseOtherBatches(
  around: readonly ReportWithCooling[],
  row: DailyRow,
  values: DailyValues,
  changed: readonly string[],
): void {
  for (const { key, cooling } of coolingsOf(values))
    if (changed.includes(key) && contradicts(around, key, cooling, new Date(row.due_at).toISOString()))
      throw new AppError('daily.value', { key })
}

/** Applies valid changes. A finished count changes only after it was begun again. */
function change(template: DailyTemplate, before: DailyValues, changes: readonly DailyChange[]) {
  for (const { key, to } of changes) if (!isValueOf(template, key, to)) throw new AppError('daily.value', { key })
  const applied = applyChanges(before, changes)
  const finished = before[countFinished]
  const recounts =
    finished && applied.values[countFinished] === finished && applied.changed.some((key) => /^count\.\d/.test(key))
  if (recounts) throw new AppError('daily.counted')
  return applied
}

async function begin(tx: Tx, actor: Actor, { reportId, branchId, day, shift }: DailySaveRequest): Promise<DailyRow> {
  const clientId = companyOf(actor)
  const branch = await branchOf(tx, actor, branchId)
  if (branch.closed_at) throw new AppError('daily.branch-closed')
  const { version, template } = await readBranchTemplate(tx, { clientId, branchId })
  const found = shiftOn(template, day, shift)
  if (!found) throw new AppError('not-found')
  const today = businessDayOf(now(), template.cutOff)
  if (day > today) throw new AppError('daily.future')
  if (day < addDays(today, -oldestDays)) throw new AppError('daily.too-old')
  const inserted = await tx
    .insertInto('daily_reports')
    .values({
      id: reportId,
      client_id: clientId,
      branch_id: branchId,
      business_day: day,
      shift,
      template_version: version,
      due_at: dueAt(endOfShift(template, day, found)),
      created_by: actor.id,
      updated_by: actor.id,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const row = await selectCurrent(tx, actor, { branchId, day, shift }).forUpdate().executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (inserted) {
    const part = { report_id: row.id, client_id: clientId, branch_id: branchId }
    await tx.insertInto('daily_values').values(part).execute()
    await tx.insertInto('daily_money').values(part).execute()
    await recordActivity(tx, actor, {
      action: 'daily.begin',
      entity: 'daily-report',
      entityId: row.id,
      clientId,
      after: { day, shift },
    })
  }
  return row
}

async function write(tx: Tx, { id }: DailyRow, { template, values }: { template: DailyTemplate; values: DailyValues }) {
  const entries = Object.entries(values)
  const part = (money: boolean): JsonValue =>
    Object.fromEntries(entries.filter(([key]) => isMoneyKey(template, key) === money))
  const { gross, net, vat, covers, cash } = figuresOf(values)
  await tx
    .updateTable('daily_values')
    .set({ content: JSON.stringify(part(false)) })
    .where('report_id', '=', id)
    .execute()
  await tx
    .updateTable('daily_money')
    .set({
      content: JSON.stringify(part(true)),
      gross,
      net,
      vat,
      covers,
      difference: values[countFinished] ? cash.difference : null,
    })
    .where('report_id', '=', id)
    .execute()
}

async function touch(tx: Tx, actor: Actor, { id }: DailyRow, beyond: boolean): Promise<void> {
  await tx
    .updateTable('daily_reports')
    .set({
      version: sql`version + 1`,
      updated_by: actor.id,
      updated_at: now(),
      ...(beyond ? { has_beyond: true } : {}),
    })
    .where('id', '=', id)
    .execute()
}

type Given = { row: DailyRow; values: DailyValues; conflicts: string[]; missing: OpenPoint[] }

async function answer(tx: Tx, actor: Actor, { row, values, conflicts, missing }: Given): Promise<DailySaved> {
  const { state, version } = await tx
    .selectFrom('daily_reports')
    .select(['state', 'version'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  const other = row.updated_by === actor.id ? undefined : (await namesOf(tx, [row.updated_by])).get(row.updated_by)
  return {
    reportId: row.id,
    revision: row.revision,
    version,
    state,
    values,
    conflicts,
    other: other ?? null,
    missing,
  }
}

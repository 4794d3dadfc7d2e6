import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { isTakenOver, type ReportWithCooling } from '#/domain/operations/daily-reports/carried.ts'
import { coolingStages, coolingState } from '#/domain/operations/daily-reports/cooling.ts'
import type { DailyTemplate } from '#/domain/operations/daily-reports/template.ts'
import { type Reading, resultOf, temperatureLimits } from '#/domain/operations/daily-reports/temperature.ts'
import { coolingsOf, type DailyValues, tempKey } from '#/domain/operations/daily-reports/values.ts'
import { translator } from '#/domain/text.ts'
import { openDailyAction } from '#/features/reporting/corrective-actions/open-daily-action.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import type { DailySaveRequest } from './form.ts'
import type { DailyRow } from './hold.server.ts'

type Given = {
  row: DailyRow
  request: DailySaveRequest
  template: DailyTemplate
  values: DailyValues
  changed: readonly string[]
  branch: { id: string; name: string }
  /** Reports of the branch with cooling in them. */
  around: readonly ReportWithCooling[]
}

/** The same id for the same reading, however often it is sent. */
const actionIdOf = (reportId: string, key: string, at: string): string => {
  const hex = createHash('sha256').update(`${reportId} ${key} ${at}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

async function managerOf(tx: Tx, actor: Actor, branchId: string): Promise<string> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from priv.branch_managers(array[${branchId}]::uuid[])`.execute(tx)
  return rows[0]?.full_name ?? actor.name
}

/** Opens a critical action for each new reading beyond the grey band, and has those responsible told at once. */
export async function openTemperatureActions(tx: Tx, actor: Actor, given: Given): Promise<boolean> {
  const { row, template, values, changed, branch } = given
  const t = translator(actor.language, dailyMessages)
  const beyond = template.points.flatMap((point) => {
    const reading = values[tempKey(point.key)] as Reading | null | undefined
    return reading && changed.includes(tempKey(point.key)) && resultOf(point.kind, reading.degrees) === 'beyond'
      ? [{ point, reading }]
      : []
  })
  for (const { point, reading } of beyond) {
    const degrees = reading.degrees.toFixed(1)
    const actionId = actionIdOf(row.id, point.key, reading.at)
    const isNew = await openDailyAction(tx, actor, {
      id: actionId,
      dailyReportId: row.id,
      branchId: branch.id,
      questionKey: tempKey(point.key).slice(0, 40),
      title: t('actionTitle', {
        point: point.name[actor.language],
        degrees,
        limit: temperatureLimits[point.kind].limit,
      }),
      ownerName: await managerOf(tx, actor, branch.id),
    })
    if (isNew)
      await enqueue(tx, 'daily.temperature', {
        actionId,
        pointEn: point.name.en,
        pointAr: point.name.ar,
        degrees,
        limit: String(temperatureLimits[point.kind].limit),
      })
  }
  const warm = await openCoolingActions(tx, actor, given)
  return beyond.length > 0 || warm
}

/** The same for food that did not cool in time. */
async function openCoolingActions(
  tx: Tx,
  actor: Actor,
  { row, values, changed, branch, around }: Given,
): Promise<boolean> {
  const t = translator(actor.language, dailyMessages)
  let isAny = false
  for (const { key, cooling } of coolingsOf(values)) {
    const state = coolingState(cooling)
    if (!changed.includes(key) || state.result !== 'failed' || state.why !== 'warm') continue
    // why: a batch that a later report took over is judged there, once
    if (isTakenOver(around, key, new Date(row.due_at).toISOString())) continue
    const reading = cooling[state.stage]!
    const [degrees, limit] = [reading.degrees.toFixed(1), coolingStages[state.stage].limit]
    const actionId = actionIdOf(row.id, key, reading.at)
    const isNew = await openDailyAction(tx, actor, {
      id: actionId,
      dailyReportId: row.id,
      branchId: branch.id,
      questionKey: 'cooling',
      title: t('coolingAction', { item: cooling.item, degrees, limit }),
      ownerName: await managerOf(tx, actor, branch.id),
    })
    if (isNew)
      await enqueue(tx, 'daily.temperature', {
        actionId,
        pointEn: cooling.item,
        pointAr: cooling.item,
        degrees,
        limit: String(limit),
      })
    isAny = true
  }
  return isAny
}

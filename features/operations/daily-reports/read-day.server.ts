import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { addDays, type Day, isDay, weekdayOf } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { type Unusual, unusual } from '#/domain/operations/daily-reports/anomaly.ts'
import { comparisonDays, hijriOf, isMovingFeast } from '#/domain/operations/daily-reports/comparison.ts'
import type { DailyState } from '#/domain/operations/daily-reports/state.ts'
import { type DailyTemplate, shiftOn } from '#/domain/operations/daily-reports/template.ts'
import {
  type DailyFigures,
  type DailyValues,
  figuresOf,
  tickedInHaste,
} from '#/domain/operations/daily-reports/values.ts'
import {
  type CorrectiveActionLine,
  lineOf,
  selectCorrectiveActions,
} from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { branchOf, contentOf, namesOf, type ShiftPlace } from './hold.server.ts'
import { type DayWaste, readDayWaste } from './read-waste.server.ts'
import { readBranchTemplate } from './template.server.ts'

export type Compared = { weekdays: { mean: number; n: number } | null; month: number | null; year: number | null }
export type DailyHint = { of: 'net' | 'covers' | 'difference'; value: number } & Unusual
export type DailyRevision = {
  id: string
  number: number
  state: DailyState
  signedBy: string | null
  signedAt: string | null
  reopenedBy: string | null
  reason: string | null
}
export type DailyDay = ShiftPlace & {
  id: string
  branch: string
  shiftName: Text
  template: DailyTemplate
  templateVersion: number
  state: DailyState
  revision: number
  current: boolean
  late: boolean
  dueAt: string
  submittedBy: string | null
  submittedAt: string | null
  signed: { by: string; at: string; deviceAt: string | null; device: string; sha256: string } | null
  reason: string | null
  work: DailyValues | null
  money: DailyValues | null
  figures: DailyFigures | null
  compared: Compared | null
  /** What was thrown away in riyals; null for those who do not see costs. */
  waste: DayWaste | null
  hints: DailyHint[]
  hasty: boolean
  revisions: DailyRevision[]
  actions: CorrectiveActionLine[]
  may: { fill: boolean; reopen: boolean; ownSignature: boolean }
}

const selectRevisions = (db: Tx, actor: Actor, { branchId, day, shift }: ShiftPlace) =>
  db
    .selectFrom('daily_reports as d')
    .selectAll('d')
    .where('d.client_id', '=', companyOf(actor))
    .where('d.branch_id', '=', branchId)
    .where('d.business_day', '=', day)
    .where('d.shift', '=', shift)
    .orderBy('d.revision', 'desc')
    .execute()

/** One report with its revisions, as far as the reader may see it; `revision` null: the newest. */
export async function readDay(actor: Actor, place: ShiftPlace, revision: number | null): Promise<DailyDay> {
  authorize(actor, 'daily.read')
  if (!isDay(place.day)) throw new AppError('not-found')
  return readAs(actor, async (db) => {
    const branch = await branchOf(db, actor, place.branchId)
    const rows = await selectRevisions(db, actor, { ...place, branchId: branch.id })
    const row = revision === null ? rows[0] : rows.find((one) => one.revision === revision)
    if (!row) throw new AppError('not-found')
    const { template } = await readBranchTemplate(db, {
      clientId: companyOf(actor),
      branchId: branch.id,
      version: row.template_version,
    })
    const { work, money } = await contentOf(db, row.id)
    const people = rows.flatMap((one) => [one.signed_by, one.submitted_by, one.reopened_by])
    const names = await namesOf(db, people)
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
    const figures = money ? figuresOf(money) : null
    const [history, waste, actions] = await Promise.all([
      figures ? readHistory(db, actor, place) : null,
      work ? readDayWaste(db, actor, { ...place, id: row.id, work }) : null,
      may(actor, 'actions.read')
        ? selectCorrectiveActions(db, actor)
            .where(
              'a.daily_report_id',
              'in',
              rows.map(({ id }) => id),
            )
            .execute()
        : [],
    ])
    const isSigned = row.state === 'signed'
    return {
      ...place,
      id: row.id,
      branch: branch.name,
      shiftName: shiftOn(template, place.day, place.shift)?.name ?? { en: place.shift, ar: place.shift },
      template,
      templateVersion: row.template_version,
      state: row.state,
      revision: row.revision,
      current: row.is_current,
      late: row.is_late,
      dueAt: row.due_at,
      submittedBy: nameOf(row.submitted_by),
      submittedAt: row.submitted_at,
      signed: row.signed_at
        ? {
            by: nameOf(row.signed_by) ?? '',
            at: row.signed_at,
            deviceAt: row.signed_device_at,
            device: row.signed_device ?? '',
            sha256: row.content_sha256!,
          }
        : null,
      reason: row.reopen_reason,
      work,
      money,
      figures,
      compared: figures && history ? comparedWith(history, place.day) : null,
      waste,
      hints: figures && history && isSigned ? hintsOf(figures, history, place.day) : [],
      hasty: work !== null && may(actor, 'daily.manage') && tickedInHaste(template, work),
      revisions: rows.map((one) => ({
        id: one.id,
        number: one.revision,
        state: one.state,
        signedBy: nameOf(one.signed_by),
        signedAt: one.signed_at,
        reopenedBy: nameOf(one.reopened_by),
        reason: one.reopen_reason,
      })),
      actions: actions.map(lineOf),
      may: {
        fill: row.is_current && !isSigned && may(actor, 'daily.write'),
        reopen: row.is_current && isSigned && row.signed_by !== actor.id && may(actor, 'daily.manage'),
        ownSignature: row.is_current && isSigned && row.signed_by === actor.id && may(actor, 'daily.manage'),
      },
    }
  })
}

type History = { business_day: Day; net: number; covers: number; difference: number }[]

/** Signed days of the branch with which this one is compared. */
function readHistory(db: Tx, actor: Actor, { branchId, day }: ShiftPlace): Promise<History> {
  const { month, year } = comparisonDays(day)
  return db
    .selectFrom('daily_tallies')
    .select(['business_day', 'net', 'covers', 'difference'])
    .where('client_id', '=', companyOf(actor))
    .where('branch_id', '=', branchId)
    .where('signed', '>', 0)
    .where('business_day', '<', day)
    .where((eb) => eb.or([eb('business_day', '>=', addDays(day, -56)), eb('business_day', 'in', [month, year])]))
    .execute()
}

function comparedWith(history: History, day: Day): Compared {
  const { weekdays, month, year } = comparisonDays(day)
  const netOn = (one: Day) => history.find(({ business_day }) => business_day === one)?.net ?? null
  const found = weekdays.map(netOn).filter((net) => net !== null)
  return {
    weekdays:
      found.length === 0
        ? null
        : { mean: Math.round(found.reduce((sum, net) => sum + net, 0) / found.length), n: found.length },
    month: netOn(month),
    year: netOn(year),
  }
}

function hintsOf({ net, covers, cash }: DailyFigures, history: History, day: Day): DailyHint[] {
  const usual = history.filter(
    ({ business_day }) => business_day >= addDays(day, -56) && !isMovingFeast(hijriOf(business_day)),
  )
  const same = usual.filter(({ business_day }) => weekdayOf(business_day) === weekdayOf(day))
  const last = usual.filter(({ business_day }) => business_day >= addDays(day, -28))
  const values = { net, covers, difference: cash.difference }
  return (['net', 'covers', 'difference'] as const).flatMap((of) => {
    const found = unusual(values[of], { weekdays: same.map((one) => one[of]), days: last.map((one) => one[of]) })
    return found ? [{ of, value: values[of], ...found }] : []
  })
}

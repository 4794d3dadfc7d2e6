import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, isDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { businessDayOf, dueAt } from '#/domain/operations/daily-reports/business-day.ts'
import { type CarriedCooling, carriedCoolings } from '#/domain/operations/daily-reports/carried.ts'
import { type DailyState } from '#/domain/operations/daily-reports/state.ts'
import { type DailyTemplate, endOfShift, shiftOn } from '#/domain/operations/daily-reports/template.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { deviceKeyOf } from '#/features/fieldwork/visits/device-key.server.ts'
import { type WasteChoice, wasteChoices } from '#/features/operations/waste-value/waste-choices.server.ts'
import { now } from '#/platform/clock.ts'
import { reportsWithCooling } from './carried.server.ts'
import { branchOf, contentOf, namesOf, selectCurrent, type ShiftPlace } from './hold.server.ts'
import { readBranchTemplate } from './template.server.ts'

export type DailyFilling = ShiftPlace & {
  account: string
  /** Name of the reader, and of who signed it already. */
  signer: string
  signedBy: string | null
  deviceKey: string
  branch: string
  shiftName: Text
  template: DailyTemplate
  reportId: string | null
  revision: number
  version: number
  state: DailyState
  values: DailyValues
  dueAt: string
  /** Next float of the day before, as a hint beside the empty field. */
  floatBefore: number | null
  /** Food that still cools from an earlier report: it is finished here. */
  carried: CarriedCooling[]
  /** Ingredients and recipes of the kitchen that waste can name. */
  choices: WasteChoice[]
}

/** A shift's report on the phone that fills it in: what the server has of it. */
export async function readFilling(actor: Actor, place: ShiftPlace): Promise<DailyFilling> {
  authorize(actor, 'daily.write')
  if (!isDay(place.day)) throw new AppError('not-found')
  return readAs(actor, async (db) => {
    const clientId = companyOf(actor)
    const [branch, row] = await Promise.all([
      branchOf(db, actor, place.branchId),
      selectCurrent(db, actor, place).executeTakeFirst(),
    ])
    const { template } = await readBranchTemplate(db, {
      clientId,
      branchId: branch.id,
      ...(row ? { version: row.template_version } : {}),
    })
    const shift = shiftOn(template, place.day, place.shift)
    if (!shift || (!row && place.day > businessDayOf(now(), template.cutOff))) throw new AppError('not-found')
    const held = row ? await contentOf(db, row.id) : { work: {}, money: {} }
    if (!held.work || !held.money) throw new AppError('not-found')
    const before = await selectCurrent(db, actor, { ...place, day: addDays(place.day, -1) }).executeTakeFirst()
    const moneyBefore = before ? (await contentOf(db, before.id)).money : null
    const signedBy = row?.signed_by ? ((await namesOf(db, [row.signed_by])).get(row.signed_by) ?? null) : null
    const floatBefore = moneyBefore?.['cash.nextFloat']
    const due = new Date(row?.due_at ?? dueAt(endOfShift(template, place.day, shift))).toISOString()
    const carried = carriedCoolings(await reportsWithCooling(db, actor, place), { day: place.day, dueAt: due })
    return {
      ...place,
      account: actor.id,
      signer: actor.name,
      signedBy,
      deviceKey: deviceKeyOf(actor),
      branch: branch.name,
      shiftName: shift.name,
      template,
      reportId: row?.id ?? null,
      revision: row?.revision ?? 1,
      version: row?.version ?? 0,
      state: row?.state ?? 'draft',
      values: { ...held.work, ...held.money },
      dueAt: due,
      floatBefore: typeof floatBefore === 'number' ? floatBefore : null,
      carried,
      choices: await wasteChoices(db, clientId),
    }
  })
}

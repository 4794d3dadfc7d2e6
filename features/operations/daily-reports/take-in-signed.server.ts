import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { dueAt } from '#/domain/operations/daily-reports/business-day.ts'
import { endOfShift, forBranch, houseTemplate, shiftOn } from '#/domain/operations/daily-reports/template.ts'
import {
  countFinished,
  type DailyValues,
  figuresOf,
  isMoneyKey,
  isValueOf,
  openPoints,
} from '#/domain/operations/daily-reports/values.ts'
import { sealOf } from './sign.server.ts'
import type { VersionedTemplate } from './template.server.ts'

export type SignedBefore = {
  id: string
  branchId: string
  day: Day
  shift: string
  values: DailyValues
  signedAt: Date
  /** Version that it was filled in by; without one that of the house. */
  template?: VersionedTemplate
}

/**
 * Takes in reports that were signed before, many at once and under the rules of the single ones. They are sealed in the
 * name of the signer; the timeline has no line of them. Repeated it adds nothing.
 */
export async function takeInSigned(signer: Actor, clientId: string, reports: readonly SignedBefore[]): Promise<void> {
  const rows = reports.map((report) => {
    const { version, template: whole } = report.template ?? { version: 0, template: houseTemplate }
    const template = forBranch(whole, report.branchId)
    const shift = shiftOn(template, report.day, report.shift)
    const wrong = Object.entries(report.values).some(([key, value]) => !isValueOf(template, key, value))
    if (!shift || wrong || openPoints(template, report.values).length > 0) throw new AppError('daily.value')
    return { report, version, template, due: dueAt(endOfShift(template, report.day, shift)), at: report.signedAt }
  })
  await asSystem('past daily reports of a company are taken in', async (tx) => {
    const added = await tx
      .insertInto('daily_reports')
      .values(
        rows.map(({ report: { id, branchId, day, shift, values }, version, due, at }) => ({
          id,
          client_id: clientId,
          branch_id: branchId,
          business_day: day,
          shift,
          template_version: version,
          state: 'signed' as const,
          due_at: due,
          is_late: at > due,
          submitted_by: signer.id,
          submitted_at: at,
          signed_by: signer.id,
          signed_at: at,
          signed_device_at: at,
          content_sha256: sealOf({
            report: id,
            branch: branchId,
            day,
            shift,
            revision: 1,
            template: version,
            values,
            signer: signer.id,
            device: at.toISOString(),
            server: at.toISOString(),
          }),
          created_by: signer.id,
          updated_by: signer.id,
          created_at: at,
          updated_at: at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    const fresh = new Set(added.map(({ id }) => id))
    const parts = rows.filter(({ report }) => fresh.has(report.id))
    if (parts.length === 0) return
    const partOf = (money: boolean) => (row: (typeof rows)[number]) => ({
      report_id: row.report.id,
      client_id: clientId,
      branch_id: row.report.branchId,
      content: JSON.stringify(
        Object.fromEntries(
          Object.entries(row.report.values).filter(([key]) => isMoneyKey(row.template, key) === money),
        ),
      ),
    })
    await tx
      .insertInto('daily_values')
      .values(parts.map(partOf(false)))
      .execute()
    await tx
      .insertInto('daily_money')
      .values(
        parts.map((row) => {
          const { gross, net, vat, covers, cash } = figuresOf(row.report.values)
          const difference = row.report.values[countFinished] ? cash.difference : null
          return { ...partOf(true)(row), gross, net, vat, covers, difference }
        }),
      )
      .execute()
    await sql`insert into daily_tallies (client_id, branch_id, business_day, signed, gross, net, vat, covers, difference)
      select d.client_id, d.branch_id, d.business_day, count(*), sum(m.gross), sum(m.net), sum(m.vat), sum(m.covers), coalesce(sum(m.difference), 0)
      from daily_reports d join daily_money m on m.report_id = d.id
      where d.client_id = ${clientId}::uuid and d.id = any (${[...fresh]}::uuid[]) group by 1, 2, 3
      on conflict do nothing`.execute(tx)
  })
}

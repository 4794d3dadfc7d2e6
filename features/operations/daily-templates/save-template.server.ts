import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { partsOf, withParts } from '#/domain/operations/daily-reports/template-edit.ts'
import { readDuties, readPoints, readShifts, type RowList } from '#/domain/operations/daily-reports/template-rows.ts'
import type { DailyTemplateInput } from './form.ts'
import { publishTemplate } from './publish-template.server.ts'
import { rowsOrRefuse, typedRows } from './rows.ts'

/** Changes shifts, checklist and temperature points of the company's template, or of one for certain branches. */
export async function saveTemplate(actor: Actor, input: DailyTemplateInput): Promise<void> {
  await publishTemplate(actor, input.version, (template) => {
    const parts = partsOf(template, input.of)
    if (!parts) throw new AppError('not-found')
    const typed = (list: RowList) => typedRows(input, list)
    const shifts = rowsOrRefuse('shifts', readShifts(typed('shifts'), parts.shifts))
    const ofRamadan = readShifts(typed('ramadanShifts'), [...parts.ramadanShifts, ...parts.shifts])
    const ramadanShifts = rowsOrRefuse('ramadanShifts', ofRamadan)
    const duties = rowsOrRefuse('duties', readDuties(typed('duties'), parts.duties))
    const points = rowsOrRefuse('points', readPoints(typed('points'), parts.points))
    const ofBranches = parts.points.filter(({ branchId }) => branchId !== null)
    const { mada, commission, cutOff } = input
    const changed = withParts(template, input.of, {
      shifts,
      ramadanShifts,
      duties,
      points: [...points, ...ofBranches],
    })
    if (input.of !== '') return changed
    return {
      ...changed,
      ...(cutOff && { cutOff }),
      ...(mada !== undefined && commission !== undefined && { fees: { mada, commission } }),
    }
  })
}

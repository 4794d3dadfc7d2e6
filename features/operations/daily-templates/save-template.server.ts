import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { partsOf, withParts } from '#/domain/operations/daily-reports/template-edit.ts'
import { readDuties, readPoints, readShifts } from '#/domain/operations/daily-reports/template-text.ts'
import type { DailyTemplateInput } from './form.ts'
import { publishTemplate } from './publish-template.server.ts'

/** Changes shifts, checklist and temperature points of the company's template, or of one for certain branches. */
export async function saveTemplate(actor: Actor, input: DailyTemplateInput): Promise<void> {
  await publishTemplate(actor, input.version, (template) => {
    const parts = partsOf(template, input.of)
    if (!parts) throw new AppError('not-found')
    const shifts = readShifts(input.shifts, parts.shifts)
    const ramadanShifts = readShifts(input.ramadanShifts, [...parts.ramadanShifts, ...parts.shifts])
    const duties = readDuties(input.duties, parts.duties)
    const points = readPoints(input.points, parts.points)
    if (!shifts) throw new AppError('bad-request', {}, { shifts: 'daily-shifts' })
    if (!ramadanShifts) throw new AppError('bad-request', {}, { ramadanShifts: 'daily-shifts' })
    if (!duties) throw new AppError('bad-request', {}, { duties: 'daily-duties' })
    if (!points) throw new AppError('bad-request', {}, { points: 'daily-points' })
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

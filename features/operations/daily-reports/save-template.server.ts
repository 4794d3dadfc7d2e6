import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { DailyTemplate } from '#/domain/operations/daily-reports/template.ts'
import { readDuties, readPoints, readShifts } from '#/domain/operations/daily-reports/template-text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { DailyTemplateInput } from './form.ts'
import { readTemplate, type VersionedTemplate } from './template.server.ts'

/** Refuses managers of a part: the template is that of the whole company. */
async function refusePart(db: Tx): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select priv.reads_company('daily.manage') as may`.execute(db)
  if (!rows[0]!.may) throw new AppError('not-found')
}

/** The newest template of the company, for those who may change it for all branches. */
export async function readTemplateForm(actor: Actor): Promise<VersionedTemplate> {
  authorize(actor, 'daily.manage')
  return readAs(actor, async (db) => {
    await refusePart(db)
    return readTemplate(db, companyOf(actor))
  })
}

/** Adds the next version. Reports that were begun keep theirs. */
export async function saveTemplate(actor: Actor, input: DailyTemplateInput): Promise<void> {
  authorize(actor, 'daily.manage')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    await refusePart(tx)
    const clientId = companyOf(actor)
    const { version, template } = await readTemplate(tx, clientId)
    if (version !== input.version) throw new AppError('changed-meanwhile')
    const shifts = readShifts(input.shifts, template.shifts)
    const ramadanShifts = readShifts(input.ramadanShifts, [...template.ramadanShifts, ...template.shifts])
    const duties = readDuties(input.duties, template.duties)
    const points = readPoints(input.points, template.points)
    if (!shifts) throw new AppError('bad-request', {}, { shifts: 'daily-shifts' })
    if (!ramadanShifts) throw new AppError('bad-request', {}, { ramadanShifts: 'daily-shifts' })
    if (!duties) throw new AppError('bad-request', {}, { duties: 'daily-duties' })
    if (!points) throw new AppError('bad-request', {}, { points: 'daily-points' })
    const { mada, commission } = input
    const ofBranches = template.points.filter(({ branchId }) => branchId !== null)
    const body: DailyTemplate = {
      ...template,
      shifts,
      ramadanShifts,
      duties,
      points: [...points, ...ofBranches],
      fees: { mada, commission },
    }
    const row = await tx
      .insertInto('daily_templates')
      .values({
        client_id: clientId,
        version: version + 1,
        body: JSON.stringify(body),
        created_by: actor.id,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['client_id', 'version']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'daily.settings',
      entity: 'client',
      entityId: clientId,
      clientId,
      after: { version: version + 1 },
    })
  })
}

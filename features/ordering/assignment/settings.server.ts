import { asActor, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { writeSettingsRow } from '#/features/core/settings/write-row.server.ts'
import { assignmentSettingsSchema, readableSettings } from './settings.ts'

const key = 'assignment'

const stored = (tx: Tx) => tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()

/** Current settings of assignment. Readable by the office only, so the platform reads them for the rules. */
export const assignmentSettings = async (): Promise<AssignmentSettings> =>
  readableSettings(
    (
      await readAsSystem(
        'settings of assignment, which rules apply and no person but an administrator may read',
        stored,
      )
    )?.value,
  )

/** Saves limits, deadlines and bonus of assignment, as an administrator. */
export async function saveAssignmentSettings(actor: Actor, settings: AssignmentSettings): Promise<void> {
  authorize(actor, 'settings.update')
  const value = assignmentSettingsSchema.parse(settings)
  await asActor(actor, async (tx) => {
    const before = readableSettings((await stored(tx))?.value)
    await writeSettingsRow(tx, actor, key, value)
    await recordActivity(tx, actor, {
      action: 'settings.assignment',
      entity: 'setting',
      entityId: key,
      before: flat(before),
      after: flat(value),
    })
  })
}

/** Flattens the fields for the activity log. */
const flat = ({ openJobs, bonusSteps, ...rest }: AssignmentSettings): JsonValue => ({
  ...rest,
  ...Object.fromEntries(Object.entries(openJobs).map(([level, jobs]) => [`open_${level}`, jobs])),
  bonus: bonusSteps.map(({ hours, percent }) => `${hours} h ${percent} %`).join(', '),
})

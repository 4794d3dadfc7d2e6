import { asActor, readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type TeamSetting, teamSettings } from '#/domain/member-roles.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { TeamSettingsForm } from './form.ts'

export type TeamSettings = { on: TeamSetting[]; version: number }

const known = (stored: readonly string[]): TeamSetting[] => teamSettings.filter((setting) => stored.includes(setting))

/** What the owners have switched on for their team. For owners. */
export async function readTeamSettings(actor: Actor): Promise<TeamSettings> {
  authorize(actor, 'company.write')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('companies')
      .select(['team_settings as on', 'version'])
      .where('id', '=', companyOf(actor))
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return { on: known(row.on), version: row.version }
}

/** Sets what the team sees. It counts from each member's next page. */
export async function saveTeamSettings(actor: Actor, { on, version }: TeamSettingsForm): Promise<void> {
  authorize(actor, 'company.write')
  const before = await readTeamSettings(actor)
  const chosen = known(on)
  if (before.version === version && before.on.join() === chosen.join()) return
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('companies')
      .set({ team_settings: chosen, version: version + 1 })
      .where('id', '=', clientId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    const entry = { entity: 'client', entityId: clientId, clientId } as const
    const [was, is] = [before.on, chosen].map((settings) => ({ settings: settings.join(', ') }))
    await recordActivity(tx, actor, { action: 'clients.team-settings', ...entry, before: was!, after: is! })
  })
}

import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { doorFieldProblem, type DoorName, doors, fieldsOf, isDoorName, isSameSide, secretsOf } from '#/domain/doors.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { doorValues, hasOwnSettings, isDoorOn, loadDoors, secretPurpose } from '#/platform/doors.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { seal } from '#/platform/seal.server.ts'
import { sealedName, type SettingsTyped } from './form.ts'

/** Asks for the permission and a recent proof. Returns the door. Throws `not-found` for another name. */
async function admitted(actor: Actor, door: string): Promise<DoorName> {
  authorize(actor, 'integrations.change')
  if (!isDoorName(door)) throw new AppError('not-found')
  await confirmedRecently(actor)
  return door
}

type Change = { settings?: Record<string, string> | null; isOn?: boolean }

/** Writes the row of a door in one turn after the other, and makes every server read it again. */
async function write(tx: Tx, actor: Actor, door: DoorName, { settings, isOn }: Change): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`integration ${door}`}))`.execute(tx)
  const changed = { changed_at: now().toISOString(), changed_by: actor.id }
  const values = {
    ...changed,
    ...(settings !== undefined && { settings: settings === null ? null : JSON.stringify(settings) }),
    ...(isOn !== undefined && { is_on: isOn }),
  }
  const { numUpdatedRows } = await tx
    .updateTable('integrations')
    .set(values)
    .where('door', '=', door)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await tx
      .insertInto('integrations')
      .values({ door, ...values })
      .execute()
  await announcePublished(tx)
}

/** Replaces a secret, or removes it. No person can read the sealed text, so it is deleted and written anew. */
async function setSecret(tx: Tx, actor: Actor, door: DoorName, name: string, text: string | null): Promise<void> {
  await tx.deleteFrom('integration_secrets').where('door', '=', door).where('name', '=', name).execute()
  if (text === null) return
  const sealed = seal(secretPurpose(door, name), text)
  await tx
    .insertInto('integration_secrets')
    .values({ door, name, sealed, set_at: now().toISOString(), set_by: actor.id })
    .execute()
}

/** Problems of the typed settings by field. A needed secret that is set already may stay. */
function problemsOf(door: DoorName, typed: SettingsTyped, staying: ReadonlySet<string>): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [name, field] of fieldsOf(door)) {
    const key = field.kind === 'secret' ? sealedName(name) : name
    const value = typed[key as keyof SettingsTyped]
    if (value === '' && staying.has(name)) continue
    const problem = doorFieldProblem(field, value)
    if (problem) problems[key] = problem
  }
  return problems
}

/** Secrets that stay: those entered before, while the door leads to the same side. */
function stayingSecrets(door: DoorName, typed: SettingsTyped): Set<string> {
  const host = doors[door].host
  if (host === null || !hasOwnSettings(door)) return new Set()
  const before = doorValues(door)
  if (!isSameSide(before[host], typed[host as keyof SettingsTyped])) return new Set()
  return new Set(secretsOf(door).filter((name) => before[name] !== undefined))
}

/**
 * Saves own settings of a door, in place of the environment's. An empty secret keeps the one before, but only for the same
 * side: a secret is never sent to an address that it was not entered for.
 */
export async function saveIntegration(actor: Actor, door: string, typed: SettingsTyped): Promise<void> {
  const name = await admitted(actor, door)
  if (fieldsOf(name).length === 0) throw new AppError('not-found')
  await loadDoors()
  const staying = stayingSecrets(name, typed)
  const problems = problemsOf(name, typed, staying)
  if (Object.keys(problems).length > 0) throw new AppError('bad-value', {}, problems)
  const plain = fieldsOf(name).filter(([, { kind }]) => kind !== 'secret')
  const settings = Object.fromEntries(
    plain.flatMap(([field]) => {
      const value = typed[field as keyof SettingsTyped]
      return value === '' ? [] : [[field, value]]
    }),
  )
  const before = doorValues(name)
  const isFirst = !hasOwnSettings(name)
  const replaced = secretsOf(name).filter((secret) => typed[sealedName(secret) as keyof SettingsTyped] !== '')
  const changed = plain.map(([field]) => field).filter((field) => isFirst || before[field] !== settings[field])
  await asActor(actor, async (tx) => {
    await write(tx, actor, name, { settings })
    for (const secret of secretsOf(name)) {
      const text = typed[sealedName(secret) as keyof SettingsTyped]
      if (text !== '') await setSecret(tx, actor, name, secret, text)
      else if (!staying.has(secret)) await setSecret(tx, actor, name, secret, null)
    }
    await recordActivity(tx, actor, {
      action: 'integrations.save',
      entity: 'integration',
      entityId: name,
      after: { changed: [...changed, ...replaced] },
    })
  })
  await loadDoors()
}

/** Drops own settings and secrets: the environment of the server counts again. */
export async function useEnvironment(actor: Actor, door: string): Promise<void> {
  const name = await admitted(actor, door)
  await asActor(actor, async (tx) => {
    await write(tx, actor, name, { settings: null })
    for (const secret of secretsOf(name)) await setSecret(tx, actor, name, secret, null)
    await recordActivity(tx, actor, { action: 'integrations.environment', entity: 'integration', entityId: name })
  })
  await loadDoors()
}

/** Removes one secret of the own settings. */
export async function forgetSecret(actor: Actor, door: string, secret: string): Promise<void> {
  const name = await admitted(actor, door)
  if (!secretsOf(name).includes(secret)) throw new AppError('not-found')
  await asActor(actor, async (tx) => {
    await write(tx, actor, name, {})
    await setSecret(tx, actor, name, secret, null)
    await recordActivity(tx, actor, {
      action: 'integrations.forget',
      entity: 'integration',
      entityId: name,
      after: { changed: [secret] },
    })
  })
  await loadDoors()
}

/** Switches a door on or off. What is under way, such as payments and refunds, is finished with a door that is off. */
export async function switchIntegration(actor: Actor, door: string, isOn: boolean): Promise<void> {
  const name = await admitted(actor, door)
  if (!doors[name].switches) throw new AppError('not-found')
  await loadDoors()
  const before = isDoorOn(name)
  if (before === isOn) return
  await asActor(actor, async (tx) => {
    await write(tx, actor, name, { isOn })
    await recordActivity(tx, actor, {
      action: isOn ? 'integrations.on' : 'integrations.off',
      entity: 'integration',
      entityId: name,
      before: { isOn: before },
      after: { isOn },
    })
  })
  await loadDoors()
}

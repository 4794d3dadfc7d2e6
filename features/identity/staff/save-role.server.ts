import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { changeOfRole, copiedCells, differingCells, isEmptyRole } from '#/domain/staff-abilities.ts'
import { type Cells, readCells, staffAreas } from '#/domain/staff-cells.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import type { Colleague, Concern, RoleAnswer } from './role-change.ts'
import type { NewRole, SavedRole } from './role-form.ts'
import {
  assertNames,
  bothNames,
  findRole,
  lockRole,
  markOf,
  membersOf,
  recordedRole,
  type Role,
  type RoleContent,
  roleRefusal,
} from './roles.server.ts'
import { mailOwners } from './tell-staff.server.ts'

/** People named in the page before a confirmation; the others are counted. */
export const namedPeople = 20

/** Cells under the names of the fields of the activity log. */
const recordedCells = (cells: Partial<Cells>): Record<string, string> =>
  Object.fromEntries(
    staffAreas.flatMap((area) => (cells[area] === undefined ? [] : [[`area_${area}`, cells[area] as string]])),
  )

/** Creates an own role as a copy of another. It gives nothing to anyone until it is given. */
export async function createRole(actor: Actor, { nameEn, nameAr, from }: NewRole): Promise<{ role: string }> {
  authorize(actor, 'staff.manage')
  await confirmedRecently(actor)
  const role = randomUUID()
  try {
    await asActor(actor, async (tx) => {
      const copied = await findRole(tx, from)
      if (copied.isRetired) throw new AppError('not-found')
      await assertNames(tx, null, { nameEn, nameAr })
      const cells = copiedCells(copied.cells)
      await tx
        .insertInto('staff_roles')
        .values({
          id: role,
          name_en: nameEn,
          name_ar: nameAr,
          cells: JSON.stringify(cells),
          second_factor: copied.secondFactor,
          updated_by: actor.id,
          updated_at: now(),
        })
        .execute()
      const copyOf = await recordedRole(tx, from)
      const after = { nameEn, nameAr, copyOf, requiresSecondFactor: copied.secondFactor, ...recordedCells(cells) }
      await recordActivity(tx, actor, { action: 'staff.create-role', entity: 'staff-role', entityId: role, after })
      await mailOwners(tx, actor, 'staff.create-role', bothNames({ nameEn, nameAr }))
    })
  } catch (error) {
    throw roleRefusal(error)
  }
  return { role }
}

const isSame = (known: RoleContent, next: RoleContent): boolean =>
  known.nameEn === next.nameEn &&
  known.nameAr === next.nameAr &&
  known.secondFactor === next.secondFactor &&
  staffAreas.every((area) => known.cells[area] === next.cells[area])

function concernOf(known: RoleContent, next: RoleContent, people: readonly Colleague[]): Concern {
  const factor = known.secondFactor === next.secondFactor ? null : next.secondFactor ? 'begins' : 'ends'
  const change = changeOfRole(known.cells, next.cells)
  return { ...change, people: people.slice(0, namedPeople), count: people.length, factor, invitations: 0 }
}

/** Before and after of a change for the activity log: what differs, and the names, which say which role it was. */
function recorded(known: RoleContent, next: RoleContent): Record<'before' | 'after', Record<string, string | boolean>> {
  const cells = differingCells(known.cells, next.cells)
  const { nameEn, nameAr } = next
  const isOther = known.secondFactor !== next.secondFactor
  const facts = ({ secondFactor }: RoleContent, of: Partial<Cells>) => ({
    ...(isOther && { requiresSecondFactor: secondFactor }),
    ...recordedCells(of),
  })
  return {
    before: {
      ...(known.nameEn !== nameEn && { nameEn: known.nameEn }),
      ...(known.nameAr !== nameAr && { nameAr: known.nameAr }),
      ...facts(known, cells.before),
    },
    after: { nameEn, nameAr, ...facts(next, cells.after) },
  }
}

/** Writes the contents of a locked role with the log, and notifies its members and the owners. */
async function write(
  tx: Tx,
  actor: Actor,
  known: Role,
  next: RoleContent,
  people: readonly Colleague[],
): Promise<void> {
  const { role, version } = known
  await tx
    .updateTable('staff_roles')
    .set({
      name_en: next.nameEn,
      name_ar: next.nameAr,
      cells: JSON.stringify(next.cells),
      second_factor: next.secondFactor,
      version: version + 1,
      updated_by: actor.id,
      updated_at: now(),
    })
    .where('id', '=', role)
    .execute()
  await recordActivity(tx, actor, {
    action: 'staff.save-role',
    entity: 'staff-role',
    entityId: role,
    ...recorded(known, next),
  })
  const { lost, gained } = changeOfRole(known.cells, next.cells)
  for (const { id: profileId } of people) {
    const told = { profileId, staffRole: role, lost, gained, requires: next.secondFactor, effect: randomUUID() }
    await enqueue(tx, 'accounts.staff-role', told)
  }
  await mailOwners(tx, actor, 'staff.save-role', bothNames(next))
}

/** Fields as text, for a page without scripts. */
export const typedOf = (form: Record<string, string | number | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value === undefined ? '' : String(value)]))

/**
 * Saves an own role. A change that concerns members is first shown and saved when it is confirmed with the mark of what was
 * shown. Throws `staff.role-empty`, `staff.role-name-used`, `staff.role-changed` and `staff.role-retired`.
 */
export async function saveRole(actor: Actor, role: string, form: SavedRole): Promise<RoleAnswer> {
  authorize(actor, 'staff.manage')
  await confirmedRecently(actor)
  const { nameEn, nameAr } = form
  const next: RoleContent = { nameEn, nameAr, cells: readCells(form), secondFactor: form.secondFactor === 'on' }
  if (isEmptyRole(next.cells)) throw new AppError('staff.role-empty')
  try {
    return await asActor(actor, async (tx): Promise<RoleAnswer> => {
      const known = await lockRole(tx, role, form.version)
      await assertNames(tx, role, next)
      if (isSame(known, next)) return { step: 'saved' }
      const people = await membersOf(tx, role)
      const agreed = markOf(known, next, people)
      if (people.length > 0 && form.agreed !== agreed)
        return {
          step: 'check',
          of: 'save',
          agreed,
          isAgain: form.agreed !== '',
          concern: concernOf(known, next, people),
          typed: typedOf(form),
        }
      await write(tx, actor, known, next, people)
      return { step: 'saved' }
    })
  } catch (error) {
    throw roleRefusal(error)
  }
}

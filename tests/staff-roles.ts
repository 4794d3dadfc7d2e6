import type { Actor } from '#/domain/actor.ts'
import { type Cells, noCells } from '#/domain/staff-cells.ts'
import { readStaffMember } from '#/features/identity/staff/list.server.ts'
import { retireRole } from '#/features/identity/staff/retire-role.server.ts'
import type { RoleAnswer } from '#/features/identity/staff/role-change.ts'
import { roleForm, type SavedRole } from '#/features/identity/staff/role-form.ts'
import { readRole } from '#/features/identity/staff/roles.server.ts'
import { createRole, saveRole } from '#/features/identity/staff/save-role.server.ts'
import type { World } from './world.ts'

type Wanted = {
  cells?: Partial<Cells>
  nameEn?: string
  nameAr?: string
  secondFactor?: boolean
  version?: number
  agreed?: string
}
type Retired = { replacement?: string; agreed?: string; version?: number }

/** Mark of a check, which confirms it. */
export const agreedOf = (answer: RoleAnswer): string => {
  if (answer.step !== 'check') throw new Error('nothing to confirm')
  return answer.agreed
}

/** Own roles made, saved and retired as the forms of their pages do. */
export function staffRoles(w: World, owner: Actor) {
  let made = 0
  const names = (word: string) => ({ nameEn: `${word} ${++made}`, nameAr: `دور ${word} ${made}` })

  async function save(actor: Actor, role: string, wanted: Wanted): Promise<RoleAnswer> {
    const known = await readRole(owner, role)
    const { cells, secondFactor = known.secondFactor, ...rest } = wanted
    const form = {
      intent: 'save',
      nameEn: known.nameEn,
      nameAr: known.nameAr,
      ...(cells ? { ...noCells, ...cells } : known.cells),
      version: known.version,
      agreed: '',
      ...(secondFactor && { secondFactor: 'on' }),
      ...rest,
    }
    return saveRole(actor, role, roleForm.parse(form) as SavedRole)
  }
  const rows = async <R extends object>(text: string, value: string): Promise<R[]> =>
    (await w.owner.query<R>(text, [value])).rows
  return {
    names,
    save,
    /** Saves a change and confirms what it means for the members. */
    async saveConfirmed(role: string, wanted: Wanted): Promise<void> {
      const answer = await save(owner, role, wanted)
      if (answer.step === 'check') await save(owner, role, { ...wanted, agreed: answer.agreed })
    },
    /** An own role with these cells. */
    async ownRole(
      cells: Partial<Cells>,
      { secondFactor = true, ...of }: Partial<ReturnType<typeof names>> & { secondFactor?: boolean } = {},
    ) {
      const { role } = await createRole(owner, { ...names('Role'), ...of, from: 'support' })
      await save(owner, role, { cells, secondFactor })
      return role
    },
    retire: async (actor: Actor, role: string, wanted: Retired = {}): Promise<RoleAnswer> =>
      retireRole(actor, role, {
        intent: 'retire',
        replacement: '',
        agreed: '',
        version: (await readRole(owner, role)).version,
        ...wanted,
      }),
    /** A member of staff in an own role. */
    async memberIn(role: string, name = 'Member') {
      const member = await w.admin({ role: 'support', name })
      await w.owner.query('update app.staff_members set role = $2 where profile_id = $1', [member.id, role])
      return member
    },
    roleIdOf: async (id: string) => (await readStaffMember(owner, id)).role,
    logOf: (entityId: string) =>
      rows<{ action: string; before: object; after: object; actor_id: string }>(
        'select action, before, after, actor_id from app.activity_log where entity_id = $1 order by id',
        entityId,
      ),
    jobsOf: async (job: string) =>
      (await rows<{ data: Record<string, unknown> }>('select data from jobs.job where name = $1', job)).map(
        ({ data }) => data,
      ),
  }
}

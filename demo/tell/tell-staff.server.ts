import { addHours } from '#/domain/riyadh-time.ts'
import { inviteStaff, staffToken } from '#/features/identity/staff/invite.server.ts'
import { joinStaff } from '#/features/identity/staff/join-staff.server.ts'
import { browser, type Cast, findPerson } from '../demo-person.server.ts'
import { staffPeople } from '../staff.ts'
import { happeningAt } from '../time-travel.server.ts'

/** Invites one person for each role of the staff, who accept. Idempotent. */
export async function tellStaff({ admin }: Cast, present: Date): Promise<void> {
  await happeningAt(addHours(present, -24 * 20), async () => {
    for (const { email, password, name: fullName, language, staff: role } of Object.values(staffPeople)) {
      if (await findPerson(email)) continue
      const { id } = await inviteStaff(admin, { email, fullName, language, role })
      await joinStaff(browser(language), staffToken(id), { fullName, password })
    }
  })
}

import { asSystem, type Tx } from '#/db/database.server.ts'
import { companyInBoth } from '#/db/names.server.ts'
import { landingOf } from '#/domain/actor.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

const newcomer = (tx: Tx, profileId: string) =>
  tx
    .selectFrom('profiles')
    .leftJoin('mystery_shopper_profiles as shopper', 'shopper.profile_id', 'profiles.id')
    .select(['user_type', 'full_name', companyInBoth('profiles.id').as('company'), 'shopper.approval'])
    .where('profiles.id', '=', profileId)
    .executeTakeFirstOrThrow()

/**
 * Welcomes a new account by mail and bell. For clients and shoppers, which need approval, also notifies administrators.
 */
export async function welcome({ profileId }: { profileId: string }): Promise<void> {
  const { companyName } = await readBranding()
  await asSystem('a job welcomes a new account', async (tx) => {
    const person = await newcomer(tx, profileId)
    // why: an account made to join a team has no company, and waits for no approval
    const isClient = person.user_type === 'client' && person.company !== null
    const facts = { company: companyName, home: landingOf(person.user_type) }
    const effectKey = `account.welcome:${profileId}`
    const reader = { person: profileId }
    await tell(tx, reader, 'account.welcome', facts, { effectKey, ...(isClient ? { by: 'app' } : {}) })
    if (isClient) {
      await tell(tx, reader, 'account.welcome-client', {}, { effectKey })
      const waiting = { client: person.company, id: profileId }
      await tell(tx, { admins: 'all' }, 'client.waiting', waiting, { effectKey: `client.waiting:${profileId}` })
    } else if (person.approval === 'pending') {
      const waiting = { name: person.full_name, id: profileId }
      await tell(tx, { admins: 'all' }, 'shopper.waiting', waiting, { effectKey: `shopper.waiting:${profileId}` })
    }
  })
}

import { asSystem, type Tx } from '#/db/database.server.ts'
import { landingOf } from '#/domain/actor.ts'
import { readBranding } from '#/features/brand/branding/read-branding.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

const newcomer = (tx: Tx, profileId: string) =>
  tx
    .selectFrom('profiles')
    .leftJoin('mystery_shopper_profiles as shopper', 'shopper.profile_id', 'profiles.id')
    .select(['user_type', 'full_name', 'company_name', 'shopper.approval'])
    .where('profiles.id', '=', profileId)
    .executeTakeFirstOrThrow()

/** Greets a new account by mail and bell. A new client or shopper also waits for approval: the administrators are told. */
export async function welcome({ profileId }: { profileId: string }): Promise<void> {
  const { companyName } = await readBranding()
  await asSystem('a job greets a new account', async (tx) => {
    const [to, person] = [await mailboxOf(tx, profileId), await newcomer(tx, profileId)]
    const isClient = person.user_type === 'client'
    const effectKey = `account.welcome:${profileId}`
    const params = {
      company: companyName[to.language],
      name: to.name,
      link: env().origin + publicPath(to.language, '/login'),
    }
    await queueEmail(tx, { to, kind: isClient ? 'account.welcome-client' : 'account.welcome', params, effectKey })
    const link = landingOf(person.user_type)
    await notify(tx, { to: profileId, kind: 'account.welcome', params: { company: params.company }, link, effectKey })
    if (isClient) await tellOfClient(tx, profileId, person.company_name ?? person.full_name)
    else if (person.approval === 'pending') await tellOfShopper(tx, profileId, person.full_name)
  })
}

const tellOfClient = (tx: Tx, profileId: string, client: string) =>
  notifyAdmins(tx, {
    kind: 'client.waiting',
    params: { client },
    link: `/admin/client-approval?client=${profileId}`,
    effectKey: `client.waiting:${profileId}`,
  })

const tellOfShopper = (tx: Tx, profileId: string, name: string) =>
  notifyAdmins(tx, {
    kind: 'shopper.waiting',
    params: { name },
    link: `/admin/freelancers/${profileId}`,
    effectKey: `shopper.waiting:${profileId}`,
  })
